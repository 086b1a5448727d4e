import { under } from '#store/redaction/paths.ts';
import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { AdditionalInfo } from './additionalInfoAnswer.ts';

/** Codes and yes/no answers. */
const additionalInfoPaths = [
  'ownership',
  'owners.*.relationship',
  'owners.*.name.suffix',
  'trust.type',
  'trust.isTrustee',
  'spouse.name.suffix',
  'purpose',
  'preferredContact',
  'titleChanged90Days',
  'equityLoan12Months',
];

export const detailsFeature = feature({
  screens: {
    startContact: {
      path: 'start/contact',
      why: 'We need these facts for the credit check, your ID and the papers that you sign.',
      reads: ['savedInfo'],
      openWith: ['startContact', 'startSummary'],
    },
    startHmda: {
      path: 'start/hmda',
      openWith: ['startHmda', 'startSummary'],
      why: "We're required to ask these questions. You don't have to answer.",
    },
  },
  data: {
    /** Null before anything was saved. */
    savedInfo: lenderDatum<AdditionalInfo | null>(...additionalInfoPaths),
  },
  steps: ['additionalInfo', 'demographics'],
  intents: {
    additionalInfoSubmitted: [...under('answer', additionalInfoPaths), 'ssnHandle'],
    demographicsSubmitted: ['handle'],
  },
});
