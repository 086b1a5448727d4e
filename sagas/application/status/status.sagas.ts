import type { FeatureSagas } from '#sagas/application/featureSagas.ts';

export const feature: FeatureSagas<'status'> = {
  reads: {},
  sagas: [],
};
