import type { Action } from '@reduxjs/toolkit';

import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { ANONYMOUS } from '#sagas/page/storageKeys.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { untilSessionIsKnown } from '#sagas/navigation/until.ts';

function* openFor({ session, cipher }: Ports, key: string, owner: string) {
  const sealed = session.read(key);
  return sealed === null ? null : yield* call(() => cipher.open(sealed, owner));
}

/** A draft in session storage. */
interface AtRest<Kept> {
  readonly key: string;
  /** What its text holds; null for one that is no draft. */
  readonly read: (text: string) => Kept | null;
}

/** Its text: at once when it is nobody's, and when somebody signs in, theirs. One of another identity stays closed (FT-26). */
function* openSealed(ports: Ports, key: string, until: typeof untilSessionIsKnown) {
  const text = yield* call(openFor, ports, key, ANONYMOUS);
  if (text !== null || ports.session.read(key) === null) return text;
  yield* call(until);
  const owner = yield* select(selectIdentityUuid);
  return owner === null ? null : yield* call(openFor, ports, key, owner);
}

/** For what is nobody's: it opens at once, or never. */
export function* atOnce(): SagaGenerator<void> {}

/**
 * What a draft at rest holds, or null; what opens and is none is taken away (FT-62). Whom it is opened for is waited for
 * until the lender was asked (FT-42), with `untilSignedIn` until somebody signs in (S5), with `atOnce` not at all.
 */
export function* openKept<Kept>(
  ports: Ports,
  { key, read }: AtRest<Kept>,
  until = untilSessionIsKnown,
): SagaGenerator<Kept | null> {
  const text = yield* call(openSealed, ports, key, until);
  const kept = text === null ? null : read(text);
  if (text !== null && kept === null) yield* call(() => ports.session.remove(key));
  return kept;
}

/** Takes a draft away; where somebody else signed in, one that nobody but its owner can open stays (FT-26). */
export function* dropSealed(ports: Ports, key: string, end: Action): SagaGenerator<void> {
  const mayStay = loggedOut.match(end) && end.payload?.keepsDrafts === true;
  if (mayStay && (yield* call(openFor, ports, key, ANONYMOUS)) === null) return;
  yield* call(() => ports.session.remove(key));
}
