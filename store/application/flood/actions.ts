import { createAction } from '@reduxjs/toolkit';

/** error/flood-cert: the borrower received the notice and uploaded the policy. */
export const floodProofSubmitted = createAction('application/floodProofSubmitted');
