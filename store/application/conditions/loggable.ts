import { failurePaths, under, type AllowList } from '#store/redaction/paths.ts';

/** Leaves out comments, file names and changes, because they are free text. */
const conditions = under('conditions.*', [
  'uuid',
  'category',
  'created',
  'state',
  'requestDocuments.*',
  'numDocsRequired',
  'dueBy',
  ...under('documents.*', ['uuid', 'documentType', 'state']),
]);
const answer = ['applicationUuid', ...conditions, 'readAt'];
const failure = under('failure', failurePaths);

export const conditionsLoggable: AllowList = {
  state: [...answer, ...failure, 'changed.*'],
  actions: {
    conditionsReceived: answer,
    conditionsFailed: ['applicationUuid', ...failure],
    conditionsRetried: [],
    conditionAnswered: ['uuid', 'state'],
  },
};
