export type StepProgress = 'INITIAL' | 'IN_PROGRESS' | 'COMPLETE';

export const progressAt = (index: number, current: number): StepProgress => {
  if (index < current) return 'COMPLETE';
  return index === current ? 'IN_PROGRESS' : 'INITIAL';
};
