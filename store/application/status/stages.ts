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

/** The stage of a screen (C-30); an address without a screen, as of an edit, is in "Provide More Info". */
const stageOfScreen = (screen: ApplicationScreenId | null): Stage =>
  (screen === null ? undefined : screenOf(screen).stage) ?? 'Provide More Info';

/**
 * The number of the stage: of the status, whatever screen is read meanwhile (decision 103); of the screen where the
 * status is unknown or has none.
 */
export const stageOf = (
  screen: ApplicationScreenId | null,
  status: Readonly<ApplicationStatus> | null,
): number => (status && stageOfStatus(status)) ?? stageNumber(stageOfScreen(screen));

/** Never before the furthest stage shown since sign-in (F-07). */
export const shownStage = (stage: number, furthest: number | null): number =>
  Math.max(stage, furthest ?? 0);

/** chosen: what a stage is called while the bank account is asked for, which no stage of STAGE-01 names. */
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

/** chosen: what each stage takes of a borrower's own time, in minutes. */
const stageMinutes = [3, 3, 6, 5, 4, 10, 30];

/** From a stage to the end, to five minutes, since it is an estimate. */
export const minutesFrom = (stage: number): number =>
  Math.ceil(stageMinutes.slice(stage).reduce((sum, minutes) => sum + minutes, 0) / 5) * 5;
