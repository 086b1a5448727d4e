import { createAction } from '@reduxjs/toolkit';

import type { HomeAddress } from '#store/person/address.ts';

import type { AdditionalInfo } from './details/additionalInfoAnswer.ts';
import type { ReconsiderationReason } from './decision/reconsideration.ts';
import type { EditStep, SummaryChanges } from './summary/summary.ts';

/* What a borrower submits on an application's screens. A secret is in the vault: the action has its one-time handle. */

/** start/contact; the phone number only when it changed. */
export const additionalInfoSubmitted = createAction<{
  answer: AdditionalInfo;
  phoneNumber: string | null;
  ssnHandle: string | null;
}>('application/additionalInfoSubmitted');

/** start/hmda; no answer is in the action. */
export const demographicsSubmitted = createAction<{ handle: string }>(
  'application/demographicsSubmitted',
);

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

export const reconsiderationRequested = createAction<{
  reason: ReconsiderationReason;
  /** Dollars; for a smaller amount alone. */
  amount?: number;
  message: string | null;
}>('application/reconsiderationRequested');

/** The day from which the borrower can apply again, as a calendar file. */
export const applyAgainDaySaved = createAction<{ day: string }>('application/applyAgainDaySaved');

export const reviewNoteSubmitted = createAction<{ message: string }>(
  'application/reviewNoteSubmitted',
);

/** The borrower cancels the application, after two questions (F-15). */
export const withdrawalConfirmed = createAction<{ reason: string | null }>(
  'application/withdrawalConfirmed',
);

/** A changed answer of the registration (ROUTE-REG-15). */
export const summaryEditRequested = createAction<{ step: EditStep; changes: SummaryChanges }>(
  'application/summaryEditRequested',
);

/** The change, although the lender then checks the offer again. */
export const summaryEditConfirmed = createAction('application/summaryEditConfirmed');

export const summaryEditCancelled = createAction<{ step: EditStep }>(
  'application/summaryEditCancelled',
);
