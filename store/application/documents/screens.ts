import type { ApplicationScreen } from '#store/application/screens.ts';

/** The documents of the application, and the signing of the final ones. */
export const documentScreens = {
  // While it is open with NOTE_SIGNING, signing/intro leads there (status/openScreens.ts).
  signingSign: {
    room: 'documents',
    stage: 'Sign Documents',
    path: 'signing/sign',
    title: 'Read and sign',
    reads: ['documentsToSign'],
  },
  documentDisclosures: {
    room: 'documents',
    stage: 'Sign Documents',
    path: 'document/disclosures',
    title: 'Your documents',
    reads: ['documentList'],
    isAlwaysOpen: true,
    // The application may move on while a document is read.
    waits: 'card',
  },
} as const satisfies Record<string, ApplicationScreen>;
