import { put } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { leaveFor, MAIN_SITE } from '#sagas/navigation/exits.ts';

/**
 * Whoever was here is not any more: nothing of them is shown in this tab, and it leaves (FT-26). Their drafts stay,
 * sealed, unless it was they who logged out (SC-11).
 */
export function* leaveTab(ports: Ports, keepsDrafts: boolean) {
  ports.tokens.clear();
  ports.vault.clear();
  yield* leaveFor(ports, keepsDrafts ? MAIN_SITE.dashboard : MAIN_SITE.login);
  yield* put(loggedOut({ keepsDrafts })); // The last: it may cancel whoever called this.
}
