import { under } from '#store/redaction/paths.ts';
import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { AdditionalInfo } from './additionalInfoAnswer.ts';

/** Codes, and answers by yes or no. */
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

/** The further questions: contact, owners, spouse, and demographic information. */
export const detailsFeature = feature({
  screens: {
    startContact: {
      path: 'start/contact',
      reads: ['savedInfo'],
      openWith: ['startContact', 'startSummary'],
    },
    startHmda: { path: 'start/hmda', openWith: ['startHmda', 'startSummary'] },
  },
  data: {
    /** Null: nothing was saved. */
    savedInfo: lenderDatum<AdditionalInfo | null>(...additionalInfoPaths),
  },
  steps: ['additionalInfo', 'demographics'],
  intents: {
    additionalInfoSubmitted: [...under('answer', additionalInfoPaths), 'ssnHandle'],
    demographicsSubmitted: ['handle'],
  },
});
