import type { CallNote } from '#store/actionLog/lines.ts';

import { told, type Told } from './told.ts';

/** Calls whose failure a borrower doesn't notice. */
const UNNOTICED =
  /^\w+ \/(?:ft|service-optimize|banners|service-operating-hours\/\S*\/OPS_CHAT)\/|\/(?:state-licenses|experiments|action-logs|external-applicants|webchat\/refresh|onboarding\/all)$/;

/** Every visitor gets this answer. */
const isVisitors = ({ call, status }: CallNote) =>
  status === 401 && call.startsWith('GET /identity/secure/');

const isFailed = ({ status }: CallNote) => status === 0 || status >= 400;

export function toldCall(note: CallNote): Told {
  const { call, status, ms } = note;
  const answer = status === 0 ? 'no answer' : `answered ${status}`;
  const isStop = isFailed(note) && !isVisitors(note) && !UNNOTICED.test(call);
  return told('technical', isStop ? 1 : 0)(`${call}: ${answer} after ${ms} ms`);
}
