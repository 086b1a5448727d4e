import { feature, lenderDatum } from '#store/application/core/feature.ts';

import type { LienList } from './liens.ts';

/** Codes and yes/no answers. */
const lienListPaths = [
  'task',
  'liens.*.uuid',
  'liens.*.type',
  'liens.*.position',
  'liens.*.stated.answer',
  'liens.*.stated.toBeClosed',
  'taxesInsurance.included',
];

const lienAnswerPaths = [
  'liens.*.lienUuid',
  'liens.*.answer',
  'liens.*.toBeClosed',
  'added.*.type',
  'taxesInsurance.included',
];

export const liensFeature = feature({
  screens: {
    liens: {
      path: 'liens',
      reads: ['liens', 'uploadLimits'],
      why: 'What you still owe on your home decides how much you can borrow.',
    },
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
