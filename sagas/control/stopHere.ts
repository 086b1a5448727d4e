import { put } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { loggedOut } from '#store/identity/slice.ts';

import { leaveFor } from './exits.ts';

/** Whoever was here is not any more: nothing of them stays in this tab, and it leaves (FT-26). */
export function* stopHere(ports: Ports, to: string) {
  ports.tokens.clear();
  ports.vault.clear();
  yield* leaveFor(ports, to);
  yield* put(loggedOut()); // The last: it may cancel whoever called this.
}
