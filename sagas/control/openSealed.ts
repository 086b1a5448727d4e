import type { Action } from '@reduxjs/toolkit';

import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { NOBODY } from '#sagas/storageKeys.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { loggedOut } from '#store/identity/slice.ts';

import { untilLenderIsReached, untilSessionIsKnown } from './until.ts';

function* openFor({ session, seals }: Ports, key: string, owner: string) {
  const sealed = session.read(key);
  return sealed === null ? null : yield* call(() => seals.open(sealed, owner));
}

/**
 * The text of a draft in session storage, or null: at once when it is nobody's, and when somebody signs in, theirs. A
 * draft of another identity stays closed (FT-26).
 */
export function* openSealed(ports: Ports, key: string): SagaGenerator<string | null> {
  const text = yield* call(openFor, ports, key, NOBODY);
  if (text !== null || ports.session.read(key) === null) return text;
  yield* call(untilSessionIsKnown);
  const owner = yield* select(selectIdentityUuid);
  return owner === null ? null : yield* call(openFor, ports, key, owner);
}

/** The same for one that stayed closed, once the lender could be asked who is here (FT-42, S5). */
export function* openLate(ports: Ports, key: string): SagaGenerator<string | null> {
  if (ports.session.read(key) === null) return null;
  yield* call(untilLenderIsReached);
  return yield* call(openSealed, ports, key);
}

/** Takes a draft away; where somebody else signed in, one that nobody but its owner can open stays (FT-26). */
export function* dropSealed(ports: Ports, key: string, end: Action): SagaGenerator<void> {
  const mayStay = loggedOut.match(end) && end.payload?.keepsDrafts === true;
  if (mayStay && (yield* call(openFor, ports, key, NOBODY)) === null) return;
  yield* call(() => ports.session.remove(key));
}
