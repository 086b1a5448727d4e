/** How far a step, or a part of one, is (ENUM-PROGRESS). */
export type StepProgress = 'INITIAL' | 'IN_PROGRESS' | 'COMPLETE';

/** The progress of the step at an index. */
export const progressAt = (index: number, current: number): StepProgress => {
  if (index < current) return 'COMPLETE';
  return index === current ? 'IN_PROGRESS' : 'INITIAL';
};
