import { minutesText } from '#store/shell/journey.ts';
import {
  COMPLETE_STAGE,
  minutesFrom,
  shownStage,
  stageLabels,
  stageOf,
} from '#store/application/status/stages.ts';

it.each([
  ['start/app-summary', 0],
  ['credit/social', 0],
  ['credit/error', 0],
  ['product/select', 1],
  ['product/select/confirm', 1],
  ['product/assets', 1],
  ['start/contact', 2],
  ['start/hmda', 2],
  ['income/review', 3],
  ['income/link/plaid-transactions', 3],
  ['identity', 4],
  ['signing/intro', 5],
  ['document/disclosures', 5],
  ['review-app/signdocs', 5],
  ['notary/session', 6],
  ['complete', 7],
  ['/', 7],
  ['liens', 2],
  ['error/timeout', 2],
  ['review-app/uw', 2],
  ['bank/disburse', 2],
  ['hold', 2],
])('C-30 %s is stage %i', (path, stage) => {
  expect(stageOf(path)).toBe(stage);
});

it('STAGE-01 STAGE-02 STAGE-03 the specified labels', () => {
  expect(stageLabels(false)).toEqual([
    'Basic Info',
    'Select Offer',
    'Provide More Info',
    'Link Income Sources',
    'Verify Identity',
    'Sign Documents',
    'Talk to eNotary',
  ]);
  expect(stageLabels(true).at(-1)).toBe('Schedule Notary Session');
  expect(stageLabels(true)).toHaveLength(COMPLETE_STAGE);
});

it('F-07 the stepper never moves back, and a screen opened directly shows its own stage', () => {
  expect(shownStage('start/app-summary', 3)).toBe(3);
  expect(shownStage('identity', 3)).toBe(4);
  expect(shownStage('start/app-summary', null)).toBe(0);
});

it('the time left falls from stage to stage, and ends at none', () => {
  const left = Array.from({ length: COMPLETE_STAGE + 1 }, (_stage, at) => minutesFrom(at));

  expect(left).toEqual(left.toSorted((one, other) => other - one));
  expect(left.at(-1)).toBe(0);
  expect(left.every((minutes) => minutes % 5 === 0)).toBe(true);
  expect(minutesText(0)).toBe('a minute');
  expect(minutesText(12)).toBe('12 minutes');
});
