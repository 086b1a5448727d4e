import { createAction } from '@reduxjs/toolkit';

/* Sagas of all pages take this action; its slice arrives later. */

/** The borrower leaves the screen, which cancels running uploads (FT-50). */
export const uploadsAbandoned = createAction<{ to: string | null }>('uploads/uploadsAbandoned');
