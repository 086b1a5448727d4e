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

/** C-30: by the start of the path; the first match counts. */
const stages: readonly (readonly [start: string, stage: number])[] = [
  ['start/app-summary', 0],
  ['credit/', 0],
  ['product/', 1],
  ['start/', MORE_INFO],
  ['income/', 3],
  ['identity', 4],
  ['signing/', 5],
  ['document/', 5],
  ['review-app/signdocs', 5],
  ['notary/', NOTARY],
  ['complete', COMPLETE_STAGE],
];

/** `/`, the main site, is complete. */
export const stageOf = (path: string): number =>
  path === '/'
    ? COMPLETE_STAGE
    : (stages.find(([start]) => path.startsWith(start))?.[1] ?? MORE_INFO);

/** Never before the furthest stage shown since sign-in (F-07). */
export const shownStage = (path: string, furthest: number | null): number =>
  Math.max(stageOf(path), furthest ?? 0);

/** chosen: what each stage takes of a borrower's own time, in minutes. */
const stageMinutes = [3, 3, 6, 5, 4, 10, 15];

/** From a stage to the end, to five minutes, since it is an estimate. */
export const minutesFrom = (stage: number): number =>
  Math.ceil(stageMinutes.slice(stage).reduce((sum, minutes) => sum + minutes, 0) / 5) * 5;
