import { failurePaths, under, type Operational } from '#store/actionLog/paths.ts';

/** When the lender answers the phone is public. */
const hours = ['*.**'];

export const supportOperational: Operational = {
  state: [
    'status',
    'reference',
    ...under('failure', failurePaths),
    'unsent.topic',
    ...under('hours', hours),
  ],
  actions: {
    questionTyped: ['topic'],
    questionRestored: ['topic'],
    questionForgotten: [],
    supportRequested: ['topic'],
    supportSent: ['reference'],
    supportFailed: failurePaths,
    hoursReceived: hours,
  },
};
