import { buffers, channel, type Channel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import {
  call,
  cancel,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '#sagas/effects.ts';
import { loadRequired } from '#sagas/loadCode.ts';
import { untilPageIsUsed } from '#sagas/navigation/until.ts';
import { pageLeaving } from '#sagas/page/visibility.ts';
import type { Ports } from '#sagas/ports.ts';
import { leaveSurveyAnswered } from '#store/identity/slice.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { registrationEntered } from '#store/registration/slice.ts';
import {
  chunkGivenUp,
  errorReported,
  eventHappened,
  locationChanged,
  regionFailed,
  type TelemetryEvent,
} from '#store/shell/slice.ts';

import { selectNotedEvent, type EventProperties, type NotedEvent } from './notedEvent.ts';

const MAX_QUEUED = 100; // FT-84

/** Queues an event for each of these actions, with its time and address. */
function* noteEvents(events: Channel<NotedEvent>): SagaGenerator<void> {
  function* note(event: TelemetryEvent, properties: EventProperties = {}): SagaGenerator<void> {
    yield* put(events, yield* select(selectNotedEvent, event, properties));
  }
  yield* takeEvery(eventHappened, ({ payload }) => note(payload.event));
  yield* takeEvery(locationChanged, () => note('page_view'));
  yield* takeEvery(regionFailed, ({ payload }) => note('ui_error', { kind: 'region', ...payload }));
  yield* takeEvery(chunkGivenUp, () => note('ui_error', { kind: 'chunk' }));
  yield* takeEvery(errorReported, ({ payload: { kind, status } }) =>
    note('ui_error', status === null ? { kind } : { kind, status }),
  );
  yield* takeEvery(registrationEntered, () => note('heloc-register-start'));
  yield* takeEvery(leaveSurveyAnswered, function* ({ payload: { reason } }) {
    const { surveyUrl } = yield* select(selectSwitches);
    if (reason !== null && surveyUrl !== null)
      yield* call(() => note('leave_survey', { reason, survey: surveyUrl }));
  });
  yield* call(() => note('page_view'));
}

/** Queues the events. Sends them once the page is used and idle and their chunk is loaded (FT-84). */
export function* watchTelemetry(ports: Ports): SagaGenerator<void> {
  const events = channel<NotedEvent>(buffers.dropping(MAX_QUEUED));
  const notes = yield* fork(noteEvents, events);

  // A visitor who does nothing counts when the page is hidden, while it still runs.
  const untilLeft = () => withChannel(() => pageLeaving(ports), take);
  yield* race([call(untilPageIsUsed, ports), call(untilLeft)]);
  yield* call(() => ports.page.rest());
  const { sendEvents } = yield* loadRequired(() => import('./sendEvents.ts'), null);
  yield* call(sendEvents, ports, events);
  yield* cancel(notes);
}
