/** Names the states of a stage (AX-06). */
export const stopStates = {
  DONE: 'Done',
  CURRENT: 'Now',
  NEXT: 'Next',
  SKIPPED: 'Not needed',
} as const;
export type StopState = keyof typeof stopStates;
