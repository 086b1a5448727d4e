import { under, type AllowList } from '#store/redaction/paths.ts';

/** Leaves out the institution and the lender's sentences. */
const end = ['link', 'screen', 'result'];
const returning = ['uuid', 'path'];

export const linkingLoggable: AllowList = {
  state: [...under('returning', returning), ...under('end', end)],
  actions: { linkReturned: returning, linkEnded: end },
};
