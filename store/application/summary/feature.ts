import { under } from '#store/redaction/paths.ts';
import { feature, lenderDatum } from '#store/application/feature.ts';

import { summaryPaths } from '#store/application/answerPaths.ts';

import type { Summary } from './summary.ts';

/** The answers of the registration, which the review shows and an edit changes. */
export const summaryFeature = feature({
  // register/{uuid}/{step} shows it.
  reads: ['summary'],
  data: {
    summary: lenderDatum<Summary>(...summaryPaths, 'isLocked'),
  },
  steps: ['summaryEdit'],
  intents: {
    summaryEditRequested: ['step', ...under('changes', summaryPaths)],
    summaryEditConfirmed: [],
    summaryEditCancelled: ['step'],
  },
});
