/** The states of a stage of the way to the money, in words (AX-06). */
export const stopStates = {
  DONE: 'Done',
  CURRENT: 'Now',
  NEXT: 'Next',
  SKIPPED: 'Not needed',
} as const;
export type StopState = keyof typeof stopStates;
