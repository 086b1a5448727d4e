import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { UploadLimits } from './limits.ts';

/** What the lender takes as a file. */
export const uploadsFeature = feature({
  data: {
    uploadLimits: lenderDatum<UploadLimits>('maxBytes', 'types.*', 'maxFiles'),
  },
});
