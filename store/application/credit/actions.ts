import { createAction } from '@reduxjs/toolkit';

import type { HomeAddress } from '#store/person/address.ts';

/* A secret is in the vault: an action has its one-time handle. */

/** credit/social */
export const creditIdentificationSubmitted = createAction<{
  ssnHandle: string;
  formerLastName: string | null;
  previousAddress: HomeAddress | null;
}>('application/creditIdentificationSubmitted');

/** The borrower lifted a freeze or a lock. */
export const creditRetried = createAction('application/creditRetried');

/** The uploaded proofs of a Social Security number. */
export const proofSubmitted = createAction<{ note: string | null }>('application/proofSubmitted');
