import type { Action } from '@reduxjs/toolkit';
import { buffers, type EventChannel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import {
  actionChannel,
  call,
  delay,
  flush,
  race,
  take,
  type SagaGenerator,
} from '#sagas/effects.ts';
import { pageLeaving } from '#sagas/page/visibility.ts';
import type { Ports } from '#sagas/ports.ts';

/** A burst of changes is one write. It waits only for the next paint (S2). */
const PAUSE_MS = 50;

type Occasion = (action: Action) => boolean;

export interface Writing {
  readonly isChange: Occasion;
  /** Changes to write at once, because the page may be closing or the change must not happen twice. */
  readonly isUrgent: Occasion;
  /** Ends the draft. Cancels a running write. */
  readonly isEnd: Occasion;
  /** Writes the first change of a burst at once. */
  readonly isPrompt?: boolean;
  readonly write: (change: Action | null) => SagaGenerator<void>;
}

function* writeInTime(
  { clock }: Ports,
  { isChange, isUrgent, isEnd, isPrompt = false, write }: Writing,
  leaving: EventChannel<true>,
): SagaGenerator<void> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  const changes = yield* actionChannel<Action>(
    (action: Action) => isChange(action) || isUrgent(action),
    buffers.sliding(1),
  );

  function* writeNext() {
    const change = yield* take(changes);
    const sinceMs = isPrompt ? clock.monotonic() - writtenAt : 0;
    if (!isUrgent(change) && sinceMs < PAUSE_MS)
      yield* race([delay(PAUSE_MS - sinceMs), take(leaving), take(isUrgent)]);
    yield* flush(changes);
    writtenAt = clock.monotonic();
    yield* call(write, change);
  }

  yield* race([call(write, null), take(isEnd)]);
  for (;;) yield* race([call(writeNext), take(isEnd)]);
}

export function* writeChanges(ports: Ports, writing: Writing): SagaGenerator<void> {
  yield* withChannel(
    () => pageLeaving(ports),
    (leaving) => call(writeInTime, ports, writing, leaving),
  );
}
