/** Our choice: sample wording for legal review, until a lender provides its own. */
export const CONSENT_VERSION = '2026-11-sample';

export interface ConsentText {
  textKey: string;
  version: string;
  text: string;
}

export const sample = (textKey: string, text: string): ConsentText => ({
  textKey,
  version: CONSENT_VERSION,
  text,
});
