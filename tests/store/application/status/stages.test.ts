import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { minutesText } from '#store/shell/journey.ts';
import { COMPLETE_STAGE } from '#store/application/status/phases.ts';
import {
  minutesFrom,
  shownStage,
  stageLabels,
  stageName,
  stageOf,
} from '#store/application/status/stages.ts';

it.each<[ApplicationScreenId | null, number]>([
  ['startSummary', 2],
  ['creditSocial', 0],
  ['creditError', 0],
  ['productSelect', 1],
  ['productConfirm', 1],
  ['productAssets', 1],
  ['startContact', 2],
  ['startHmda', 2],
  ['incomeReview', 3],
  ['incomeLink', 3],
  ['identity', 4],
  ['signingIntro', 5],
  ['documentDisclosures', 5],
  ['reviewSigndocs', 5],
  ['notarySession', 6],
  ['complete', 7],
  [null, 2],
  ['liens', 2],
  ['errorTimeout', 2],
  ['reviewUnderwriting', 2],
  ['bankDisburse', 5],
  ['bankAutopay', 5],
  ['hold', 2],
])('C-30 puts %s at stage %i while the status is unknown', (screen, stage) => {
  expect(stageOf(screen, null)).toBe(stage);
});

it.each([
  ['CREDIT_NO_MATCH', 0],
  ['NAV_BPO_PROCESSING', 1],
  ['OFFER_SELECTION', 1],
  ['APP_SUBMISSION', 2],
  ['PAYOFF_REQUEST_PENDING', 2],
  ['EMPLOYMENT_VERIFICATION', 3],
  ['IDENTITY_CHECK_IN_PROGRESS', 4],
  ['DISBURSEMENT_ACCOUNT', 5],
  ['ORDER_FULL_TITLE', 5],
  ['NOTE_SIGNING', 5],
  ['DEED_SIGNING', 6],
  ['RECORDING', COMPLETE_STAGE],
])('puts %s at stage %i, whatever screen is open', (checklistStatus, stage) => {
  expect(stageOf('documentDisclosures', aStatus(checklistStatus))).toBe(stage);
  expect(stageOf('errorTimeout', aStatus(checklistStatus))).toBe(stage);
});

it('treats a borrower who has signed the deed as done, even if others still sign', () => {
  const signed = aStatus('DEED_SIGNING', { primaryParticipantAcceptComplete: true });

  expect(stageOf('complete', signed)).toBe(COMPLETE_STAGE);
  expect(stageName(COMPLETE_STAGE, signed)).toBe('Done');
  expect(stageOf('complete', { ...signed, checklistStatus: 'FINAL_OFFER' })).toBe(5);
});

it.each([
  [5, aStatus('VERIFIED_AUTOPAY_ACCOUNT'), 'Your bank account'],
  [2, aStatus('VERIFIED_AUTOPAY_ACCOUNT'), 'Provide More Info'],
  [5, aStatus('FINAL_OFFER'), 'Sign Documents'],
  [5, aStatus('UNKNOWN'), 'Sign Documents'],
  [6, aStatus('MANUAL_DEED_SIGNING', { manualNotary: true }), 'Schedule Notary Session'],
])('names stage %i at $checklistStatus: %s', (stage, status, name) => {
  expect(stageName(stage, status)).toBe(name);
});

it('STAGE-01 STAGE-02 STAGE-03 shows the specified labels', () => {
  expect(stageLabels(false)).toEqual([
    'Basic Info',
    'Select Offer',
    'Provide More Info',
    'Link Income Sources',
    'Verify Identity',
    'Sign Documents',
    'Talk to eNotary',
  ]);
  expect(stageLabels(true)).toEqual([
    ...stageLabels(false).slice(0, -1),
    'Schedule Notary Session',
  ]);
});

it('F-07 never moves the stepper back', () => {
  expect(shownStage(2, 3)).toBe(3);
  expect(shownStage(4, 3)).toBe(4);
  expect(shownStage(2, null)).toBe(2);
});

it('reduces the time left from stage to stage, down to nothing', () => {
  const left = Array.from({ length: COMPLETE_STAGE + 1 }, (_stage, at) => minutesFrom(at));

  expect(left).toEqual(left.toSorted((one, other) => other - one));
  expect(left.at(-1)).toBe(0);
  expect(left.every((minutes) => minutes % 5 === 0)).toBe(true);
  expect(minutesText(0)).toBe('a minute');
  expect(minutesText(12)).toBe('12 minutes');
});
