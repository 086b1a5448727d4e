import { createAction } from '@reduxjs/toolkit';

import type { HomeAddress } from '#store/person/address.ts';

/* Secrets are in the vault. Actions carry their one-time handles. */

/** credit/social */
export const creditIdentificationSubmitted = createAction<{
  ssnHandle: string;
  formerLastName: string | null;
  previousAddress: HomeAddress | null;
}>('application/creditIdentificationSubmitted');

/** The borrower lifted a freeze or a lock. */
export const creditRetried = createAction('application/creditRetried');

/** Uploaded proof of a Social Security number. */
export const proofSubmitted = createAction<{ note: string | null }>('application/proofSubmitted');
