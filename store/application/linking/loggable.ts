import { under, type AllowList } from '#store/redaction/paths.ts';

/** No institution, no sentence of the lender. */
const end = ['link', 'screen', 'result'];
const returning = ['uuid', 'path'];

export const linkingLoggable: AllowList = {
  state: [...under('returning', returning), ...under('end', end)],
  actions: { linkReturned: returning, linkEnded: end },
};
