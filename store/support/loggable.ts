import { failurePaths, under, type AllowList } from '#store/redaction/paths.ts';

const hours = ['*.**'];

export const supportLoggable: AllowList = {
  state: [
    'status',
    'reference',
    'question.topic',
    ...under('failure', failurePaths),
    'unsaved.topic',
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
