import { ChatError } from '#sagas/chat/transports/transport.ts';
import { polling, startPace } from '#sagas/control/polling.ts';
import { call, delay, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { HISTORY_LIMIT } from '#store/chat/limits.ts';
import type { ChatMessage, HistoryPage } from '#store/chat/messages.ts';
import {
  alertCleared,
  alertShown,
  chatConnectionChanged,
  historyReceived,
  selectChat,
} from '#store/chat/slice.ts';

import { isTaskRunning, startTask, stopTasks, type LiveChat } from './chat.ts';
import { takeMessages } from './takeMessages.ts';

/** A shorter break causes no warning. */
const QUIET_MS = 1_000;
/** If a gap is longer, the reader can load the older messages. */
const MAX_PAGES = 10;
/** After the end of the chat, the reader can't load more. */
const MAX_LAST_PAGES = 50;
const PACE = { reads: 1_000, firstPauseMs: 2_000, longestPauseMs: 30_000 };
const LAST_PACE = { reads: 2, firstPauseMs: 1_000, longestPauseMs: 2_000 };

function* warnSoon(): SagaGenerator<void> {
  yield* delay(QUIET_MS);
  yield* put(alertShown({ alert: 'reconnecting' }));
}

/** Shows the warning after a second (ALERT-01). */
export function* startWarning(chat: LiveChat): SagaGenerator<void> {
  if (isTaskRunning(chat, 'warning')) return;
  yield* call(() => startTask(chat, 'warning', warnSoon));
}

/** Records the newest message that the borrower has when the link breaks. */
export function* noteBreak(chat: LiveChat): SagaGenerator<void> {
  chat.brokenAt ??= (yield* select(selectChat)).lastOrder;
  yield* put(chatConnectionChanged({ connection: 'reconnecting' }));
  yield* call(startWarning, chat);
}

/** Ends the warning, because nothing is missing now. */
export function* noteHealed(chat: LiveChat): SagaGenerator<void> {
  chat.brokenAt = null;
  yield* call(() => stopTasks(chat, ['warning']));
  yield* put(alertCleared({ alert: 'reconnecting' }));
}

interface Missing {
  /** The highest order before the break. */
  readonly from: number;
  readonly maxPages: number;
}

function* readMissed({ transport }: LiveChat, { from, maxPages }: Missing) {
  const missed: ChatMessage[] = [];
  let before: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const cursor: string | null = before;
    const { messages, before: next }: HistoryPage = yield* call(() =>
      transport.history(cursor, HISTORY_LIMIT),
    );
    missed.unshift(...messages);
    before = next;
    if (next === null || messages.some(({ order }) => order <= from))
      return { missed, before: null };
  }
  return { missed, before };
}

/** Reads the missed messages. Returns whether the break is over. */
function* readBack(chat: LiveChat, missing: Missing): SagaGenerator<boolean> {
  try {
    const { missed, before } = yield* call(readMissed, chat, missing);
    yield* call(takeMessages, chat, missed);
    if (before !== null) yield* put(historyReceived({ messages: [], before }));
    yield* call(noteHealed, chat);
    return true;
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    return error.code === 'ended';
  }
}

/** When the chat ends, reads what is still missing before the link closes. Waits only a short time for it. */
export function* healLast(chat: LiveChat): SagaGenerator<void> {
  const from = chat.brokenAt;
  if (from === null) return;
  const ask = () => call(readBack, chat, { from, maxPages: MAX_LAST_PAGES });
  if (yield* call(ask)) return;
  yield* polling(chat.ports, startPace(LAST_PACE), {
    ask,
    isDone: (isOver) => isOver,
  });
}

/** Reads what a break may have lost. Retries until it arrives or the link breaks again. */
export function* heal(chat: LiveChat): SagaGenerator<void> {
  const from = chat.brokenAt ?? (yield* select(selectChat)).lastOrder;
  chat.brokenAt = from;
  const ask = () => call(readBack, chat, { from, maxPages: MAX_PAGES });
  if (yield* call(ask)) return;
  // Also warns while the link works, because a failed catch-up must not go unnoticed.
  yield* call(startWarning, chat);
  yield* polling(chat.ports, startPace(PACE), {
    ask,
    isDone: (isOver) => isOver,
  });
}
