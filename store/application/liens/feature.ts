import { feature, lenderDatum } from '#store/application/feature.ts';

import { lienAnswerPaths, lienListPaths } from '#store/application/answerPaths.ts';

import type { LienList } from './liens.ts';

/** The loans on the property. */
export const liensFeature = feature({
  screens: {
    liens: { path: 'liens', reads: ['liens', 'uploadLimits'] },
  },
  data: {
    liens: lenderDatum<LienList>(...lienListPaths),
  },
  uploads: {
    lienRelease: { documentType: 'LIEN_RELEASE', purpose: 'LIENS' },
  },
  steps: ['liens'],
  intents: {
    liensSubmitted: lienAnswerPaths,
  },
});
