import { createAction } from '@reduxjs/toolkit';

/** The borrower cancels the line, signed by name (screens.md, complete). */
export const rescissionSigned = createAction<{ signatureName: string }>(
  'application/rescissionSigned',
);
