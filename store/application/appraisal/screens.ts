import type { ApplicationScreen } from '#store/application/screens.ts';

/** The appraisal of a large line. */
export const appraisalScreens = {
  hold: {
    room: 'appraisal',
    path: 'hold',
    title: 'Your home needs an appraisal',
    reads: ['appraisal'],
    waits: 'card',
  },
} as const satisfies Record<string, ApplicationScreen>;
