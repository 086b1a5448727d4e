import { under, type AllowList } from '#store/actionLog/paths.ts';

/** Without comments and what is needed, which are the lender's texts. */
const conditions = under('conditions.*', ['uuid', 'category', 'created', 'state']);
const answer = ['applicationUuid', ...conditions, 'readAt'];

export const conditionsLoggable: AllowList = {
  state: answer,
  actions: { conditionsReceived: answer },
};
