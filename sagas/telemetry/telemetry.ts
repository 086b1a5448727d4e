import { toFailure } from '#sagas/api/apiError.ts';
import {
  sendTelemetryEvent,
  startTelemetrySession,
  WireSessionKey,
} from '#sagas/api/contract/telemetry.ts';
import {
  call,
  cancel,
  fork,
  put,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '#sagas/effects.ts';
import { buffers, channel, type Channel } from 'redux-saga';
import * as v from 'valibot';

import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { send } from '#sagas/control/send.ts';
import { context } from '#sagas/optimizeUser.ts';
import { registrationEntered } from '#store/registration/slice.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import {
  chunkGivenUp,
  eventHappened,
  locationChanged,
  regionFailed,
  type TelemetryEvent,
} from '#store/shell/slice.ts';

import { selectToldEvent, toldParameters, type SessionKey, type ToldEvent } from './eventBody.ts';

const MOST_TRIES = 3; // TEL-02
const MOST_QUEUED = 100; // FT-84
const LIBRARY = '1';

const storedKey = (ports: Ports): SessionKey | null => {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), WireSessionKey),
    ports.local.read(storageKeys.telemetrySession),
  );
  return read.success ? read.output : null;
};

/** One try; a session without a key is 'Could not establish session.' (TEL-06). */
function* startSession(ports: Ports): SagaGenerator<SessionKey> {
  const { search } = yield* select(selectLocation);
  const sizes = ports.page.sizes();
  const { sessionKey } = yield* send(ports, startTelemetrySession, {
    path: yield* call(context),
    body: {
      platform: 'WEB',
      libVersion: LIBRARY,
      referrer: ports.page.referrerOrigin(),
      queryParams: toldParameters(search),
      screenSize: sizes.screen,
      windowSize: sizes.window,
      sessionKey: storedKey(ports),
      appVersion: ports.appVersion,
    },
  });
  if (sessionKey === null) throw new SessionRefused('Could not establish session.');
  return sessionKey;
}

/** A telemetry session that was not to be had (TEL-05, TEL-06). */
class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
  readonly status = 500;
}

/** Up to three tries; the key and its tracker are kept (TEL-02 to TEL-04, C-25). */
function* establishSession(ports: Ports): SagaGenerator<SessionKey | null> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    try {
      const key = yield* call(startSession, ports);
      ports.local.write(storageKeys.telemetrySession, JSON.stringify(key));
      ports.local.write(storageKeys.tracker, key.trackerUuid);
      return key;
    } catch (error) {
      if (!(error instanceof SessionRefused)) toFailure(error);
    }
  }
  ports.report(
    new SessionRefused('An error occurred while establishing a session, retries failed.'),
  );
  return null;
}

/** The events that are told by what happened, each at its moment and place. */
function* noteEvents(events: Channel<ToldEvent>): SagaGenerator<void> {
  function* note(event: TelemetryEvent): SagaGenerator<void> {
    yield* put(events, yield* select(selectToldEvent, event));
  }
  yield* takeEvery(eventHappened, ({ payload }) => note(payload.event));
  yield* takeEvery(locationChanged, () => note('page_view'));
  yield* takeEvery([regionFailed, chunkGivenUp], () => note('ui_error'));
  yield* takeEvery(registrationEntered, () => note('heloc-register-start'));
  yield* call(() => note('page_view'));
}

/** Sends the events one after the other while the page rests; the person never notices any of it (FT-84). */
export function* watchTelemetry(ports: Ports): SagaGenerator<void> {
  const events = channel<ToldEvent>(buffers.dropping(MOST_QUEUED));
  const notes = yield* fork(noteEvents, events);

  yield* call(() => ports.page.rest());
  const sessionKey = yield* call(establishSession, ports);
  if (sessionKey === null) {
    yield* cancel(notes);
    return;
  }
  for (;;) {
    const told = yield* take(events);
    yield* call(() => ports.page.rest());
    try {
      yield* send(ports, sendTelemetryEvent, {
        path: yield* call(context),
        body: { ...told, sessionKey },
      });
    } catch (error) {
      toFailure(error);
    }
  }
}
