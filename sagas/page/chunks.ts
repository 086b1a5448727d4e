import type { Action } from '@reduxjs/toolkit';

import {
  call,
  delay,
  put,
  race,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chunkArrived, chunkGivenUp, chunkMissed } from '#store/shell/slice.ts';
import { later, LATER, loadOptional } from '#sagas/loadCode.ts';

import { storageKeys } from './storageKeys.ts';

const MAX_RELOADS = 5; // CONST-04

/** Our choice: time to encrypt the answers (S2), and for the network to come back. */
const PAUSE_MS = 1_000;

/** Returns the page that was missing before the last reload, and how often it was reloaded. */
function readReloads({ session }: Ports): { page: string | null; count: number } {
  const [count, page = null] = (session.read(storageKeys.reloads) ?? '0').split(' ');
  return { page, count: Number(count) };
}

/** A user who opens another page no longer needs the missing one, but every page needs the lazy-loaded sagas. */
const arrivalInsteadOf = (missing: string) => (action: Action) =>
  chunkArrived.match(action) && (missing !== LATER || action.payload.page === LATER);

/** DYNIMPORT-1, FT-66: reloads up to five times, and only if the reloads can be counted. */
function* reloadOrGiveUp(ports: Ports, { payload: { page } }: ReturnType<typeof chunkMissed>) {
  const { count } = readReloads(ports);
  if (!ports.session.isPersistent() || !ports.page.isOnline() || !(count < MAX_RELOADS)) {
    yield* put(chunkGivenUp());
    return;
  }
  const { isElsewhere } = yield* race({
    isElsewhere: take(arrivalInsteadOf(page)),
    isTime: delay(PAUSE_MS),
  });
  if (isElsewhere) return;
  ports.session.write(storageKeys.reloads, `${count + 1} ${page}`);
  yield* call(() => ports.page.reload());
}

/**
 * Fetches the lazy-loaded sagas at the first input, or at once after a reload for them, because their arrival resets
 * the count.
 */
function* prefetchLater(ports: Ports): SagaGenerator<void> {
  const wasMissing = readReloads(ports).page === LATER;
  if (!wasMissing) {
    yield* call(() => ports.page.firstInput());
    yield* call(() => ports.page.rest());
  }
  const code = yield* loadOptional(later);
  if (wasMissing && code) yield* put(chunkArrived({ page: LATER }));
}

/** Reloads the page for missing code, and prefetches what comes next. */
export function* watchChunks(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(chunkArrived, function* ({ payload: { page } }) {
    // Another page's arrival doesn't mean that the missing one has arrived.
    if (readReloads(ports).page === page)
      yield* call(() => ports.session.remove(storageKeys.reloads));
  });
  yield* takeLeading(chunkMissed, reloadOrGiveUp, ports);
  yield* call(prefetchLater, ports);
}
