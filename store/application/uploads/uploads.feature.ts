import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { UploadLimits } from './limits.ts';

export const uploadsFeature = feature({
  data: {
    uploadLimits: lenderDatum<UploadLimits>('maxBytes', 'types.*', 'maxFiles'),
  },
});
