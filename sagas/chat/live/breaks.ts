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

import { isAtWork, startTask, stopTasks, type LiveChat } from './chat.ts';
import { takeMessages } from './takeMessages.ts';

/** A shorter break stays quiet. */
const QUIET_MS = 1_000;
/** A gap of more messages is left to the reader, who loads the older ones. */
const MOST_PAGES = 10;
/** After the end the reader can load nothing. */
const MOST_LAST_PAGES = 50;
/** The history is read again until it arrives. */
const PACE = { reads: 1_000, firstPauseMs: 2_000, longestPauseMs: 30_000 };
const LAST_PACE = { reads: 2, firstPauseMs: 1_000, longestPauseMs: 2_000 };

function* warnSoon(): SagaGenerator<void> {
  yield* delay(QUIET_MS);
  yield* put(alertShown({ alert: 'reconnecting' }));
}

/** Warns a second later (ALERT-01). */
export function* startWarning(chat: LiveChat): SagaGenerator<void> {
  if (isAtWork(chat, 'warning')) return;
  yield* call(() => startTask(chat, 'warning', warnSoon));
}

/** The link is lost: notes what the borrower has. */
export function* noteBreak(chat: LiveChat): SagaGenerator<void> {
  chat.brokenAt ??= (yield* select(selectChat)).lastOrder;
  yield* put(chatConnectionChanged({ connection: 'reconnecting' }));
  yield* call(startWarning, chat);
}

/** Nothing is missing any more. */
export function* noteHealed(chat: LiveChat): SagaGenerator<void> {
  chat.brokenAt = null;
  yield* call(() => stopTasks(chat, ['warning']));
  yield* put(alertCleared({ alert: 'reconnecting' }));
}

interface Missing {
  /** The highest order before the break. */
  readonly from: number;
  readonly mostPages: number;
}

/** Reads back from the newest message until one that was there before the break. */
function* readMissed({ transport }: LiveChat, { from, mostPages }: Missing) {
  const missed: ChatMessage[] = [];
  let before: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
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

/** Reads what was missed; whether the break is over. */
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

/** What is missing when the chat ends is read before the link is let go; the end waits only so long for it. */
export function* healLast(chat: LiveChat): SagaGenerator<void> {
  const from = chat.brokenAt;
  if (from === null) return;
  const ask = () => call(readBack, chat, { from, mostPages: MOST_LAST_PAGES });
  if (yield* call(ask)) return;
  yield* polling(chat.ports, startPace(LAST_PACE), {
    ask,
    isDone: (isOver) => isOver,
  });
}

/** Reads what a break may have lost; tries again until it is there, or the link is lost again. */
export function* heal(chat: LiveChat): SagaGenerator<void> {
  const from = chat.brokenAt ?? (yield* select(selectChat)).lastOrder;
  chat.brokenAt = from;
  const ask = () => call(readBack, chat, { from, mostPages: MOST_PAGES });
  if (yield* call(ask)) return;
  // Also where the link stands: a catch-up that fails is not passed over.
  yield* call(startWarning, chat);
  yield* polling(chat.ports, startPace(PACE), {
    ask,
    isDone: (isOver) => isOver,
  });
}
