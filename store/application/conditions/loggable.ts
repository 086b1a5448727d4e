import { under, type AllowList } from '#store/redaction/paths.ts';

/** Leaves out comments and needed documents, which are the lender's texts. */
const conditions = under('conditions.*', ['uuid', 'category', 'created', 'state']);
const answer = ['applicationUuid', ...conditions, 'readAt'];

export const conditionsLoggable: AllowList = {
  state: answer,
  actions: { conditionsReceived: answer },
};
