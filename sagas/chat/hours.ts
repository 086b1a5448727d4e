import { readChatHours, readChatIsOpen } from '#sagas/api/contract/chat.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { call, delay, put, race, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatOpened } from '#store/chat/actions.ts';
import type { DayHours } from '#store/chat/hours.ts';
import { hoursReceived } from '#store/chat/slice.ts';

/** CHAT-26 */
const POLL_MS = 60_000;

function* readWeek(ports: Ports): SagaGenerator<DayHours[] | null> {
  const query = { display: 'true' } as const;
  const hours = yield* nullOnFailure(() => send(ports, readChatHours, { query }));
  return hours?.weekdays ?? null;
}

/** Reads every minute, and when the chat is opened, whether agents are there, and when; without an answer they are not (FT-87). */
export function* watchChatHours(ports: Ports): SagaGenerator<void> {
  for (;;) {
    const isOpen = yield* nullOnFailure(() => send(ports, readChatIsOpen, {}));
    const week = yield* call(readWeek, ports);
    yield* put(hoursReceived({ isAgentHours: isOpen === true, week }));
    yield* race([delay(POLL_MS), take(chatOpened)]);
  }
}
