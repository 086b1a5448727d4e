import type { IncomeMethod } from '#store/application/income/codes.ts';

/** A cost of a line, and who pays it (FIELD-OFFER-2). */
export interface OfferCost {
  feeType: string;
  borrowerPaidAmount: number | null;
  jsCriteria?: string | null;
  totalPaidByBorrower: number | null;
  paidBy: string | null;
}

/** Ways to confirm an income, and the last one used (FIELD-OFFER-2). */
export interface IncomeRequest {
  methods: IncomeMethod[];
  verificationMethod: IncomeMethod | null;
}
