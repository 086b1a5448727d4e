import { sample } from '#store/text/sampleText.ts';

/** T-08, what a borrower knows before electronic documents are agreed to (15 USC 7001(c)). */
export const electronicRecords: readonly string[] = [
  'You can have every document on paper for free. Choose paper below.',
  'You can withdraw later under "Your documents". You cannot sign online after that.',
  'This covers the documents of this application and of the account that follows.',
  'If your email changes, tell us: your contact is among your answers above.',
  'You need a current browser, a program that shows PDF files, and a printer or a place to save them.',
];

/** T-08, the demonstration: sent with the code. */
export const demonstrationText = sample(
  'T-08',
  'Open the sample document and type its code to show that you can read our documents.',
);

export const PAPER_CHOSEN = 'We will mail your documents. Call us to continue.';

export const WRONG_CODE = 'That is not the code in the sample document.';
