import { put } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { leaveFor, MAIN_SITE } from '#sagas/navigation/exits.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';

/** Ends this tab's session (FT-26). Keeps the encrypted drafts unless their owner logged out (SC-11). */
export function* endTabSession(ports: Ports, keepsDrafts: boolean) {
  ports.tokens.clear();
  ports.vault.clear();
  if (!keepsDrafts) ports.session.remove(storageKeys.link);
  yield* leaveFor(ports, keepsDrafts ? MAIN_SITE.dashboard : MAIN_SITE.login);
  yield* put(loggedOut({ keepsDrafts })); // Must be last, because it may cancel the calling saga.
}
