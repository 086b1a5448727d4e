/** The codes of notary/error (screens.md, notary/error). */
export const notaryErrorCodes = [
  'CAMERA',
  'CONNECTION',
  'QUESTIONS_FAILED',
  'ID_MISMATCH',
  'NO_NOTARY',
  'LOCATION',
  'NOTARY_STOPPED',
  'COUNTY',
] as const;
export type NotaryErrorCode = (typeof notaryErrorCodes)[number];

export const isNotaryErrorCode = (code: string | null | undefined): code is NotaryErrorCode =>
  notaryErrorCodes.some((known) => known === code);
