import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readIncome } from '#sagas/application/income/reads.ts';

import { readTaxLink } from './reads.ts';

export const feature: FeatureSagas<'linking'> = {
  reads: {
    income: readIncome,
    taxLink: readTaxLink,
  },
  sagas: [],
};
