import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readIncome } from '#sagas/application/income/reads.ts';

import { readTaxLink } from './reads.ts';

/** How the data of its screens is read, and what follows from their actions. */
export const feature: FeatureSagas<'linking'> = {
  reads: {
    income: readIncome,
    taxLink: readTaxLink,
  },
  sagas: [],
};
