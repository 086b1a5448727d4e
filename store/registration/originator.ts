/** Who referred the borrower (LOCARD-08, FIELD-LO-1, C-17). */
export interface Originator {
  uuid: string;
  originatorName: string | null;
  brokerName: string | null;
  avatarUri: string | null;
  email: string | null;
  phoneNumber: string | null;
  nmls: string | null;
  licensedStates: string[];
  enforceLicensedStatesForReferral: boolean;
}
