import { createAction } from '@reduxjs/toolkit';

import type { Adoption } from './signing.ts';

/** document/disclosures and signing/sign: the borrower opens a document, or reopens it after a failure. */
export const documentOpened = createAction<{ documentUuid: string }>('application/documentOpened');

export const documentClosed = createAction('application/documentClosed');

/** "Download" in the list. `name` is the file's name. */
export const documentDownloaded = createAction<{ documentUuid: string; name: string }>(
  'application/documentDownloaded',
);

/** "Download all documents": those from the lender. */
export const allDocumentsDownloaded = createAction('application/allDocumentsDownloaded');

/** "I have read this", after the borrower scrolled to the end. */
export const documentAcknowledged = createAction<{ documentUuid: string }>(
  'application/documentAcknowledged',
);

/** "Withdraw", confirmed. */
export const consentWithdrawn = createAction<{ type: string }>('application/consentWithdrawn');

/** "Ask for paper" */
export const paperRequested = createAction('application/paperRequested');

/** "Sign", after the borrower scrolled to the end of this file. */
export const documentSigned = createAction<{ documentUuid: string; fileId: string } & Adoption>(
  'application/documentSigned',
);

/** "Finish" */
export const signingFinished = createAction('application/signingFinished');
