import { screenOf, type ApplicationScreenId } from '#store/application/screens.ts';
import { stageNames } from '#store/shell/journey.ts';

export const COMPLETE_STAGE = stageNames.length;
const MORE_INFO = 2;
const NOTARY = 6;

const MANUAL_NOTARY_LABEL = 'Schedule Notary Session'; // STAGE-02

/** STAGE-02, STAGE-03 */
export const stageLabels = (manualNotary: boolean): readonly string[] =>
  stageNames.map((label, stage) =>
    stage === NOTARY && manualNotary ? MANUAL_NOTARY_LABEL : label,
  );

/** The number of a screen's stage (C-30); an address without a screen, as of an edit, is in "Provide More Info". */
export function stageOf(screen: ApplicationScreenId | null): number {
  const { stage } = screen === null ? {} : screenOf(screen);
  if (stage === undefined) return MORE_INFO;
  return stage === 'complete' ? COMPLETE_STAGE : stageNames.indexOf(stage);
}

/** Never before the furthest stage shown since sign-in (F-07). */
export const shownStage = (screen: ApplicationScreenId | null, furthest: number | null): number =>
  Math.max(stageOf(screen), furthest ?? 0);

/** chosen: what each stage takes of a borrower's own time, in minutes. */
const stageMinutes = [3, 3, 6, 5, 4, 10, 15];

/** From a stage to the end, to five minutes, since it is an estimate. */
export const minutesFrom = (stage: number): number =>
  Math.ceil(stageMinutes.slice(stage).reduce((sum, minutes) => sum + minutes, 0) / 5) * 5;
