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

const MOST_RELOADS = 5; // CONST-04

/** chosen: the answers are encrypted meanwhile (S2), and the network may be back. */
const PAUSE_MS = 1_000;

/** The page that was missing before the last reload, and how many reloads it has had. */
function readReloads({ session }: Ports): { page: string | null; count: number } {
  const [count, page = null] = (session.read(storageKeys.reloads) ?? '0').split(' ');
  return { page, count: Number(count) };
}

/** A user who has opened another page needs the missing one no more; every page needs the later sagas. */
const arrivalInsteadOf = (missing: string) => (action: Action) =>
  chunkArrived.match(action) && (missing !== LATER || action.payload.page === LATER);

/** DYNIMPORT-1, FT-66: reloads five times at most; not where the reloads cannot be counted. */
function* reloadOrGiveUp(ports: Ports, { payload: { page } }: ReturnType<typeof chunkMissed>) {
  const { count } = readReloads(ports);
  if (!ports.session.isPersistent() || !ports.page.isOnline() || !(count < MOST_RELOADS)) {
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

/** Fetches the later sagas at the first input, and at once after a reload for them: their arrival ends the count. */
function* prefetchLater(ports: Ports): SagaGenerator<void> {
  const wasMissing = readReloads(ports).page === LATER;
  if (!wasMissing) {
    yield* call(() => ports.page.firstInput());
    yield* call(() => ports.page.rest());
  }
  const code = yield* loadOptional(later);
  if (wasMissing && code) yield* put(chunkArrived({ page: LATER }));
}

/** Reloads for code that is missing, and fetches ahead what comes next. */
export function* watchChunks(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(chunkArrived, function* ({ payload: { page } }) {
    // Another page's arrival says nothing of the one that is missing.
    if (readReloads(ports).page === page)
      yield* call(() => ports.session.remove(storageKeys.reloads));
  });
  yield* takeLeading(chunkMissed, reloadOrGiveUp, ports);
  yield* call(prefetchLater, ports);
}
