import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';
import { readHomeEstimate, readValuationOrder } from '#sagas/api/contract/valuation.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';

import { watchValuation } from './valuation.ts';

export const feature: FeatureSagas<'valuation'> = {
  reads: {
    /** The borrower's answers about the home, or null before the first. */
    homeEstimate: (ports, uuid) =>
      nullOn404(() => send(ports, readHomeEstimate, { path: { uuid } })),
    uploadLimits: readUploadLimits,
    /** Null before the borrower places an order. */
    valuationOrder: (ports, uuid) =>
      nullOn404(() => send(ports, readValuationOrder, { path: { uuid } })),
  },
  sagas: [watchValuation],
};
