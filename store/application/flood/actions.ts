import { createAction } from '@reduxjs/toolkit';

/** error/flood-cert: the notice was received, and the policy is uploaded. */
export const floodProofSubmitted = createAction('application/floodProofSubmitted');
