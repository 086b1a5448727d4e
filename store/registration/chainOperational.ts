import { failurePaths, under, type Operational } from '#store/actionLog/paths.ts';

export const chainPaths = [
  'status',
  'done.*',
  'failedAt',
  ...under('failure', failurePaths),
  'startedAt',
  'keys.*',
  'applicationUuid',
];

export const chainOperational: Operational = {
  state: chainPaths,
  actions: {
    chainStarted: ['startedAt', 'keys.*'],
    linkDone: ['link'],
    applicationCreated: ['uuid'],
    chainFailed: ['link', ...under('failure', failurePaths)],
    chainLeft: [],
    chainFinished: [],
  },
};
