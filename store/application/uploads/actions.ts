import { createAction } from '@reduxjs/toolkit';

/* All sagas may use this action. Its slice loads later. */

/** The borrower leaves the screen, which cancels running uploads (FT-50). */
export const uploadsAbandoned = createAction<{ to: string | null }>('uploads/uploadsAbandoned');
