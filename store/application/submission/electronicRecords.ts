import { ELECTRONIC_NEEDS } from '#store/text/electronicNeeds.ts';
import { sample } from '#store/text/sampleText.ts';

/** T-08: what a borrower must know before agreeing to electronic documents (15 USC 7001(c)). */
export const electronicRecords: readonly string[] = [
  'You can have every document on paper for free. Choose paper below.',
  'You can withdraw later under "Your documents". You cannot sign online after that.',
  'This covers the documents of this application and of the account that follows.',
  'If your email changes, update it under Contact above.',
  ELECTRONIC_NEEDS,
];

/** T-08: the demonstration, sent with the code. */
export const demonstrationText = sample(
  'T-08',
  'Open the sample document and type its code to show that you can read our documents.',
);

export const PAPER_CHOSEN = 'We will mail your documents. Call us to continue.';

/** Shown next to the code field. */
export const CODE_HINT =
  'When you choose "I can read this page" under the test page, we fill in its code for you. You can also type it.';

export const CODE_FILLED = 'You can read our documents. We filled in the code of the test page.';

export const CODE_NOT_FOUND =
  "We couldn't fill in the code. Open the test page again and type the code of its last page.";

/** Finds the code in the text of the sample document's last page, or returns null. */
export const codeIn = (text: string): string | null =>
  /\bcode\b\D{0,20}(\d{4,12})\b/i.exec(text)?.[1] ?? null;

export const WRONG_CODE = 'That is not the code in the sample document.';
