/** STAGE-01: the stages of an application, and the words of the stepper. The last one has none: all is done. */
const labels = [
  'Basic Info',
  'Select Offer',
  'Provide More Info',
  'Link Income Sources',
  'Verify Identity',
  'Sign Documents',
  'Talk to eNotary', // STAGE-03
] as const;

const MANUAL_NOTARY_LABEL = 'Schedule Notary Session'; // STAGE-02

export const COMPLETE_STAGE = labels.length;
const MORE_INFO = 2;
const NOTARY = 6;

/** The words of the seven steps, the notary's by how the deed is signed (STAGE-02, STAGE-03). */
export const stageLabels = (manualNotary: boolean): readonly string[] =>
  labels.map((label, stage) => (stage === NOTARY && manualNotary ? MANUAL_NOTARY_LABEL : label));

/** C-30: by how the path begins; the first that fits. */
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

/** The stage of a screen of the application; `/` is the main site, where everything is done. */
export const stageOf = (path: string): number =>
  path === '/'
    ? COMPLETE_STAGE
    : (stages.find(([start]) => path.startsWith(start))?.[1] ?? MORE_INFO);

/**
 * The stage to show: never before the furthest one shown for this application since sign-in (F-07). A screen opened
 * directly has nothing before it, so it shows its own.
 */
export const shownStage = (path: string, furthest: number | null): number =>
  Math.max(stageOf(path), furthest ?? 0);
