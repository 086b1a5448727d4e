import { readChatHours, readChatIsOpen } from '#sagas/api/contract/chat.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { polling, startPace } from '#sagas/control/polling.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatOpened } from '#store/chat/actions.ts';
import type { DayHours } from '#store/chat/hours.ts';
import { hoursReceived } from '#store/chat/slice.ts';

/** CHAT-26 */
const PACE = { reads: 1_440, firstPauseMs: 60_000, longestPauseMs: 60_000 };

function* readWeek(ports: Ports): SagaGenerator<DayHours[] | null> {
  const query = { display: 'true' } as const;
  const hours = yield* nullOnFailure(() => send(ports, readChatHours, { query }));
  return hours?.weekdays ?? null;
}

function* readHours(ports: Ports): SagaGenerator<void> {
  const isOpen = yield* nullOnFailure(() => send(ports, readChatIsOpen, {}));
  const week = yield* call(readWeek, ports);
  yield* put(hoursReceived({ isAgentHours: isOpen === true, week }));
}

/** Reads every minute, and when the chat is opened, whether agents are there, and when; without an answer they are not (FT-87). */
export function* watchChatHours(ports: Ports): SagaGenerator<void> {
  const ask = () => call(readHours, ports);
  yield* call(ask);
  yield* polling(ports, startPace(PACE), { ask, isDone: () => false, asked: chatOpened.match });
}
