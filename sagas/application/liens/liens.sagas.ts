import type { FeatureSagas } from '#sagas/application/featureSagas.ts';
import { readUploadLimits } from '#sagas/application/uploads/reads.ts';
import { readLiens } from '#sagas/api/contract/liens.ts';
import { send } from '#sagas/control/send.ts';
import { select } from '#sagas/effects.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { lienTaskAt } from '#store/application/liens/liens.ts';

import { watchLiens } from './liens.ts';

export const feature: FeatureSagas<'liens'> = {
  reads: {
    /** The liens, and what the current status asks about them. */
    *liens(ports, uuid) {
      const list = yield* send(ports, readLiens, { path: { uuid } });
      const status = yield* select(selectStatus);
      return { ...list, task: status && lienTaskAt(status.checklistStatus) };
    },
    uploadLimits: readUploadLimits,
  },
  sagas: [watchLiens],
};
