import { ELECTRONIC_NEEDS } from '#store/text/electronicNeeds.ts';
import { sample } from '#store/text/sampleText.ts';

import type { SignerRole } from '#store/application/core/signerStates.ts';

/** T-29, T-33: why the signer signs, and what it means. Samples for legal review. */
export const roleTexts: Readonly<Record<SignerRole, { why: string; debt: string }>> = {
  OWNER: {
    why: 'You own part of this home. You sign the deed of trust. You do not owe the debt.',
    debt: 'You sign so that the lien is valid. You do not owe this debt, and your credit is not checked.',
  },
  SPOUSE: {
    why: 'Your state asks a spouse to agree to the lien.',
    debt: 'You sign the paper that puts the lien on the home. You do not owe the debt.',
  },
};

/** T-08: what signers need to know before they agree to electronic documents, taken from the borrower's text. */
export const signersRecords: readonly string[] = [
  'You can have every document on paper for free. Call or email us to ask for it.',
  'You can withdraw later: call or email us. You cannot sign online after that.',
  'This covers the documents that you read and sign for this home.',
  'If your email changes, tell us or the person who asked you to sign.',
  ELECTRONIC_NEEDS,
];

/** T-08: the consent. */
export const electronicRecordsText = sample(
  'T-08',
  'I can open and save electronic documents, and I agree to get the documents of this request electronically.',
);
