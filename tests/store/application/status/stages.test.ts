import type { ApplicationScreenId } from '#store/application/screens.ts';
import { minutesText } from '#store/shell/journey.ts';
import {
  COMPLETE_STAGE,
  minutesFrom,
  shownStage,
  stageLabels,
  stageOf,
} from '#store/application/status/stages.ts';

it.each<[ApplicationScreenId | null, number]>([
  ['startSummary', 0],
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
  ['bankDisburse', 2],
  ['hold', 2],
])('C-30 %s is stage %i', (screen, stage) => {
  expect(stageOf(screen)).toBe(stage);
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
  expect(shownStage('startSummary', 3)).toBe(3);
  expect(shownStage('identity', 3)).toBe(4);
  expect(shownStage('startSummary', null)).toBe(0);
});

it('the time left falls from stage to stage, and ends at none', () => {
  const left = Array.from({ length: COMPLETE_STAGE + 1 }, (_stage, at) => minutesFrom(at));

  expect(left).toEqual(left.toSorted((one, other) => other - one));
  expect(left.at(-1)).toBe(0);
  expect(left.every((minutes) => minutes % 5 === 0)).toBe(true);
  expect(minutesText(0)).toBe('a minute');
  expect(minutesText(12)).toBe('12 minutes');
});
