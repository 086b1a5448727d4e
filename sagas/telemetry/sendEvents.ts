import type { Channel } from 'redux-saga';
import * as v from 'valibot';

import { throwBug } from '#sagas/api/apiError.ts';
import { Uuid } from '#sagas/api/contract/common.ts';
import {
  sendTelemetryEvent,
  startTelemetrySession,
  WireSessionKey,
} from '#sagas/api/contract/telemetry.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { call, delay, select, spawn, take, type SagaGenerator } from '#sagas/effects.ts';
import { watchExperiments } from '#sagas/flags/experiments.ts';
import { context } from '#sagas/flags/flagContext.ts';
import { loadRequired } from '#sagas/loadCode.ts';
import type { HistoryLocation, Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { superviseSaga } from '#sagas/root.ts';
import { selectLocation } from '#store/shell/selectors.ts';

import { allowedParameters, eventBody, type SessionKey } from './eventBody.ts';
import type { NotedEvent } from './notedEvent.ts';
import { pathInApplication, reportedPath } from './reportedPath.ts';

/** TEL-02: the pauses before each attempt. */
const PAUSES_MS = [0, 2_000, 10_000];
const LIBRARY = '1';
/** TEL-05 */
const RETRIES_FAILED = 'An error occurred while establishing a session, retries failed.';

const storedKey = (ports: Ports): SessionKey | null => {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), WireSessionKey),
    ports.local.read(storageKeys.telemetrySession),
  );
  return read.success ? read.output : null;
};

/** Makes one attempt. TEL-06 is a response without a key. */
function* startSession(ports: Ports): SagaGenerator<SessionKey> {
  const { search } = yield* select(selectLocation);
  const sizes = ports.page.sizes();
  const { sessionKey } = yield* send(ports, startTelemetrySession, {
    path: yield* call(context),
    body: {
      platform: 'WEB',
      libVersion: LIBRARY,
      referrer: ports.page.referrerOrigin(),
      queryParams: allowedParameters(search),
      screenSize: sizes.screen,
      windowSize: sizes.window,
      sessionKey: storedKey(ports),
      appVersion: ports.appVersion,
    },
  });
  if (sessionKey === null) throw new SessionRefused('Could not establish session.');
  return sessionKey;
}

/** Thrown when a telemetry session was refused (TEL-05, TEL-06). */
class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
  readonly status = 500;
}

/**
 * Makes up to three attempts with pauses. Stores the key, and its tracker as this browser's (TEL-02 to TEL-04, C-25).
 * Reports the last attempt's error once (TEL-05, TEL-06).
 */
function* establishSession(ports: Ports): SagaGenerator<SessionKey | null> {
  let refusal: SessionRefused | null = null;
  for (const pauseMs of PAUSES_MS) {
    if (pauseMs > 0) yield* delay(pauseMs);
    try {
      const key = yield* call(startSession, ports);
      ports.local.write(storageKeys.telemetrySession, JSON.stringify(key));
      if (v.is(Uuid, key.trackerUuid)) ports.local.write(storageKeys.tracker, key.trackerUuid);
      return key;
    } catch (error) {
      refusal = error instanceof SessionRefused ? error : null;
      if (refusal === null) throwBug(error);
    }
  }
  ports.report(refusal ?? new SessionRefused(RETRIES_FAILED));
  return null;
}

/** Returns the pattern of an address. Loads the table of an application's screens if the address has one. */
function* pagePathOf(place: HistoryLocation): SagaGenerator<string> {
  const path = pathInApplication(place);
  if (path === null) return reportedPath(place);
  const { screenPattern } = yield* loadRequired(() => import('./screenPattern.ts'), null);
  return reportedPath(place, screenPattern(path));
}

/**
 * Sends the events one by one while the page is idle. The experiments follow the session, which may bring the tracker.
 */
export function* sendEvents(ports: Ports, events: Channel<NotedEvent>): SagaGenerator<void> {
  const sessionKey = yield* call(establishSession, ports);
  yield* spawn(superviseSaga, ports, [watchExperiments, null] as const);
  while (sessionKey !== null) {
    const event = yield* take(events);
    yield* call(() => ports.page.rest());
    const params = {
      path: yield* call(context),
      body: eventBody(event, sessionKey, yield* call(pagePathOf, event.place)),
    };
    yield* nullOnFailure(() => send(ports, sendTelemetryEvent, params));
  }
}
