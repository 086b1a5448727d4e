/** Why a signing request has ended or can't be shown (heloc-signer/error). */
export const signerErrorCodes = ['EXPIRED', 'NOT_FOUND', 'LOCKED', 'LATER'] as const;
export type SignerErrorCode = (typeof signerErrorCodes)[number];

export const isSignerErrorCode = (code: string): code is SignerErrorCode =>
  (signerErrorCodes as readonly string[]).includes(code);
