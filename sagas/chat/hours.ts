import { readChatHours, readChatIsOpen } from '#sagas/api/contract/chat.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { polling, startPace } from '#sagas/control/polling.ts';
import { send } from '#sagas/control/send.ts';
import { all, call, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { openStatusReceived, weekReceived } from '#store/chat/slice.ts';

/** CHAT-26 */
const PACE = { reads: 1_440, firstPauseMs: 60_000, longestPauseMs: 60_000 };

function* readOpenStatus(ports: Ports): SagaGenerator<void> {
  const isOpen = yield* nullOnFailure(() => send(ports, readChatIsOpen, {}));
  yield* put(openStatusReceived({ isAgentHours: isOpen === true }));
}

function* readWeek(ports: Ports): SagaGenerator<void> {
  const query = { display: 'true' } as const;
  const hours = yield* nullOnFailure(() => send(ports, readChatHours, { query }));
  if (hours) yield* put(weekReceived({ week: hours.weekdays }));
}

/** Reads both in parallel: the first says who answers, and the second is only text. */
function* readHours(ports: Ports): SagaGenerator<void> {
  yield* all([call(readOpenStatus, ports), call(readWeek, ports)]);
}

/**
 * Reads whether agents are available and when, every minute and when the chat opens. Without a response, they count as
 * unavailable (FT-87).
 */
export function* watchChatHours(ports: Ports): SagaGenerator<void> {
  const ask = () => call(readHours, ports);
  yield* call(ask);
  yield* polling(ports, startPace(PACE), { ask, isDone: () => false, asked: chatOpened.match });
}
