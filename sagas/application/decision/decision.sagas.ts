import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';
import { readDecision } from '#sagas/api/contract/steps.ts';
import { send } from '#sagas/control/send.ts';

export const feature: FeatureSagas<'decision'> = {
  reads: {
    decision: (ports, uuid) => send(ports, readDecision, { path: { uuid } }),
    uploadLimits: readUploadLimits,
  },
  sagas: [],
};
