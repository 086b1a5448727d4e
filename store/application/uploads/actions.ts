import { createAction } from '@reduxjs/toolkit';

/* An action of this area that sagas of every page take; its slice comes later. */

/** Intent: the borrower leaves, by a link or back, and with that stops the uploads under way (FT-50). */
export const uploadsAbandoned = createAction<{ to: string | null }>('uploads/uploadsAbandoned');
