import * as v from 'valibot';

import { variations } from '#store/flags/experiments.ts';

import { Nothing, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FLAG_DEADLINE_MS, OptimizeUser } from './features.ts';

/** ENUM-VARIATION */
const WireVariation = v.picklist(variations);

/** CALL-TEL-04. An experiment is named like a flag. */
export const readExperiment = endpoint({
  name: 'readExperiment',
  method: 'POST',
  path: '/service-optimize/{context}/api/v2/decision',
  body: v.object({ featureKey: v.string(), optimizeUser: OptimizeUser }),
  answer: v.object({ variation: WireVariation }),
  bearer: 'optional',
  deadlineMs: FLAG_DEADLINE_MS,
  isBackground: true,
});

const MAX_EXPERIMENTS = 50;

/** CALL-TEL-06, FIELD-TEL-3 */
export const saveExperiments = endpoint({
  name: 'saveExperiments',
  method: 'PATCH',
  path: '/service-application/api/v1/application/heloc/{uuid}/experiments',
  body: v.object({
    experiments: listOf(v.object({ name: upTo(100), variation: WireVariation }), MAX_EXPERIMENTS),
  }),
  answer: Nothing,
  success: 204,
  deadlineMs: 5_000,
  isBackground: true,
});
