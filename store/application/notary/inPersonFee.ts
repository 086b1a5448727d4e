/** Dollars, for a notary who comes to the borrower (shell §2). A notary online is free. */
export const IN_PERSON_FEE = 350;
