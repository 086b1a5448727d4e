import { under } from '#store/redaction/paths.ts';
import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { Summary } from './summary.ts';

/** Codes, and the states of home and property (decision 18). */
const summaryPaths = [
  'propertyAddress.state',
  'occupancyType',
  'homeAddress.state',
  'isListedForSale',
  'employmentType',
  'name.suffix',
];

export const summaryFeature = feature({
  // Shown by register/{uuid}/{step}.
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
