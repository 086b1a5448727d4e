/** The loan originator who referred the borrower (LOCARD-08, FIELD-LO-1, C-17). */
export interface Originator {
  uuid: string;
  originatorName: string | null;
  brokerName: string | null;
  avatarUri: string | null;
  email: string | null;
  phoneNumber: string | null;
  nmls: string | null;
}

/** A state that the originator may lend in (ELIG-06). */
export interface Licence {
  licensedStates: string[];
  enforceLicensedStatesForReferral: boolean;
}
