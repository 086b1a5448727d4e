import { createAction } from '@reduxjs/toolkit';

import type { HomeAddress } from '#store/person/address.ts';

import type { AdditionalInfo } from './details/additionalInfoAnswer.ts';
import type { ReconsiderationReason } from './decision/reconsideration.ts';
import type { EditStep, SummaryChanges } from './summary/summary.ts';

/*
 * What a borrower sends from the screens of an application. A secret goes through the vault: the action has its
 * one-time handle.
 */

/** Intent: start/contact was answered; a phone number only when it changed. */
export const additionalInfoSubmitted = createAction<{
  answer: AdditionalInfo;
  phoneNumber: string | null;
  ssnHandle: string | null;
}>('application/additionalInfoSubmitted');

/** Intent: start/hmda was answered. Not even what was left out is in the action. */
export const demographicsSubmitted = createAction<{ handle: string }>(
  'application/demographicsSubmitted',
);

/** Intent: the borrower helps the bureaus to find them. */
export const creditIdentified = createAction<{
  ssnHandle: string;
  formerLastName: string | null;
  previousAddress: HomeAddress | null;
}>('application/creditIdentified');

/** Intent: the borrower lifted a freeze or a lock. */
export const creditRetried = createAction('application/creditRetried');

/** Intent: the added proofs of a Social Security number go to the lender. */
export const proofSent = createAction<{ note: string | null }>('application/proofSent');

/** Intent: the borrower asks for another look at a decision. */
export const reconsiderationAsked = createAction<{
  reason: ReconsiderationReason;
  message: string | null;
}>('application/reconsiderationAsked');

/** Intent: the borrower tells the underwriter something. */
export const reviewNoteSent = createAction<{ message: string }>('application/reviewNoteSent');

/** Intent: the borrower cancels the application, having been asked twice (F-15). */
export const withdrawalConfirmed = createAction<{ reason: string | null }>(
  'application/withdrawalConfirmed',
);

/** Intent: a question of the registration was answered again (ROUTE-REG-15). */
export const summaryEditRequested = createAction<{ step: EditStep; changes: SummaryChanges }>(
  'application/summaryEditRequested',
);

/** Intent: the borrower wants the change although the offer is checked again. */
export const summaryEditConfirmed = createAction('application/summaryEditConfirmed');

/** Intent: the answer stays as it was. */
export const summaryEditCancelled = createAction<{ step: EditStep }>(
  'application/summaryEditCancelled',
);
