import { createAction } from '@reduxjs/toolkit';

/** The borrower cancels the line by signing with their name (screens.md, complete). */
export const rescissionSigned = createAction<{ signatureName: string }>(
  'application/rescissionSigned',
);
