import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { KeyValue, SessionReplay } from '#sagas/ports.ts';
import { uniqueId } from '#store/format/randomId.ts';

/**
 * This tab's session at the deployment's replay service, with one id for the header and the link (API-07, CALL-SUB-11).
 * Null without the setting SESSION_REPLAY_LINK.
 */
export function sessionReplay(link: string | null, session: KeyValue): SessionReplay | null {
  if (link === null) return null;
  const known = session.read(storageKeys.replay) ?? '';
  const id = /^[\da-f-]{36}$/.test(known) ? known : uniqueId();
  session.write(storageKeys.replay, id);
  return { id, link: link.replace('{id}', id) };
}
