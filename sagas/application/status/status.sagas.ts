import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'status'> = {
  reads: {},
  sagas: [],
};
