/** STAGE-01: the stages from address to funding, as the stepper names them. The last one, complete, has no name. */
export const stageNames = [
  'Basic Info',
  'Select Offer',
  'Provide More Info',
  'Link Income Sources',
  'Verify Identity',
  'Sign Documents',
  'Talk to eNotary', // STAGE-03
] as const;

export type Stage = (typeof stageNames)[number] | 'complete';

/** Formats a duration of at least one minute. */
export const minutesText = (minutes: number): string =>
  minutes > 1 ? `${minutes} minutes` : 'a minute';
