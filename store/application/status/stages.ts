import { screenOf, type ApplicationScreenId } from '#store/application/core/screens.ts';
import { stageNames, type Stage } from '#store/shell/journey.ts';

import { COMPLETE_STAGE, phaseOf, stageNumber, stageOfStatus } from './phases.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';

const NOTARY = 6;

const MANUAL_NOTARY_LABEL = 'Schedule Notary Session'; // STAGE-02

/** STAGE-02, STAGE-03 */
export const stageLabels = (manualNotary: boolean): readonly string[] =>
  stageNames.map((label, stage) =>
    stage === NOTARY && manualNotary ? MANUAL_NOTARY_LABEL : label,
  );

/** Returns a screen's stage (C-30). An address without a screen, such as an edit, is in "Provide More Info". */
const stageOfScreen = (screen: ApplicationScreenId | null): Stage =>
  (screen === null ? undefined : screenOf(screen).stage) ?? 'Provide More Info';

/**
 * Returns the stage's number: the status's, whatever screen is open (decision 103), or the screen's if the status is
 * unknown or has none.
 */
export const stageOf = (
  screen: ApplicationScreenId | null,
  status: Readonly<ApplicationStatus> | null,
): number => (status && stageOfStatus(status)) ?? stageNumber(stageOfScreen(screen));

/** Never goes below the furthest stage shown since sign-in (F-07). */
export const shownStage = (stage: number, furthest: number | null): number =>
  Math.max(stage, furthest ?? 0);

/** Our choice: the stage's name while we ask for the bank account, because STAGE-01 has none. */
export function stageName(
  stage: number,
  {
    manualNotary,
    checklistStatus,
  }: Readonly<Pick<ApplicationStatus, 'manualNotary' | 'checklistStatus'>>,
): string {
  if (stage >= COMPLETE_STAGE) return 'Done';
  const phase = phaseOf(checklistStatus);
  const isBank = phase?.id === 'bank' && stageNumber(phase.stage) === stage;
  return (isBank ? phase.name : stageLabels(manualNotary)[stage]) ?? '';
}

/** Our choice: the borrower's own time for each stage, in minutes. */
const stageMinutes = [3, 3, 6, 5, 4, 10, 30];

/** Time from a stage to the end, rounded to five minutes because it is an estimate. */
export const minutesFrom = (stage: number): number =>
  Math.ceil(stageMinutes.slice(stage).reduce((sum, minutes) => sum + minutes, 0) / 5) * 5;
