import { toFailure } from '#sagas/api/apiError.ts';
import {
  sendTelemetryEvent,
  startTelemetrySession,
  WireSessionKey,
} from '#sagas/api/contract/telemetry.ts';
import {
  actionChannel,
  call,
  put,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '#sagas/effects.ts';
import { buffers } from 'redux-saga';
import * as v from 'valibot';

import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { send } from '#sagas/control/send.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { registrationEntered } from '#store/registration/slice.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { chunkGivenUp, eventHappened, locationChanged, regionFailed } from '#store/shell/slice.ts';

import { eventBody, toldParameters, type SessionKey } from './eventBody.ts';

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

function* context() {
  return { context: (yield* select(selectIsSignedIn)) ? 'secure' : 'external' };
}

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

/** Sends the events one after the other; the person never notices any of it (FT-84). */
export function* watchTelemetry(ports: Ports): SagaGenerator<void> {
  const events = yield* actionChannel(eventHappened, buffers.dropping(MOST_QUEUED));
  yield* takeEvery(locationChanged, function* () {
    yield* put(eventHappened({ event: 'page_view' }));
  });
  yield* takeEvery([regionFailed, chunkGivenUp], function* () {
    yield* put(eventHappened({ event: 'ui_error' }));
  });
  yield* takeEvery(registrationEntered, function* () {
    yield* put(eventHappened({ event: 'heloc-register-start' }));
  });
  yield* put(eventHappened({ event: 'page_view' }));

  const sessionKey = yield* call(establishSession, ports);
  if (sessionKey === null) return;
  for (;;) {
    const { payload } = yield* take(events);
    try {
      yield* send(ports, sendTelemetryEvent, {
        path: yield* call(context),
        body: yield* call(eventBody, payload.event, sessionKey),
      });
    } catch (error) {
      toFailure(error);
    }
  }
}
