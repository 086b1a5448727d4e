import { failurePaths, under, type AllowList } from '#store/redaction/paths.ts';

export const chainPaths = [
  'status',
  'done.*',
  'failedAt',
  ...under('failure', failurePaths),
  'startedAt',
  'acceptedAt',
  'applicationUuid',
];

export const chainLoggable: AllowList = {
  state: chainPaths,
  actions: {
    chainStarted: ['acceptedAt'],
    chainStepDone: ['step'],
    accountCreated: [],
    experimentsFixed: [],
    createRequested: [],
    applicationCreated: ['uuid'],
    chainFailed: ['step', ...under('failure', failurePaths)],
    chainLeft: [],
    lossySignInConfirmed: [],
    chainFinished: [],
  },
};
