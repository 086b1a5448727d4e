import { buffers } from 'redux-saga';

import { actionChannel, call, delay, take, type SagaGenerator } from '#sagas/effects.ts';
import { MAX_MESSAGE_LENGTH } from '#store/chat/limits.ts';
import { draftTyped, messageQueued } from '#store/chat/slice.ts';

import type { LiveChat } from './chat.ts';

/** CHAT-32 */
const PREVIEW_MS = 2_000;

/** Hides what may be an account or Social Security number: runs of nine or more digits (chat.md, behaviour 15). */
export const maskedPreview = (text: string): string =>
  text.replaceAll(/\d(?:[ .-]?\d){8,}/g, (run) => run.replaceAll(/\d/g, '•'));

const previewOf = (text: string) => maskedPreview(text).slice(0, MAX_MESSAGE_LENGTH);

/** That something is typed, for a provider that passes no text on. */
const UNSEEN = '…';

/** Tells the agent what is being typed: at the first key, then at most every two seconds, the last text always. */
export function* tellTyping({ transport }: LiveChat): SagaGenerator<never> {
  const { typingPreview: canPreview } = transport.capabilities;
  const latest = yield* actionChannel([draftTyped, messageQueued], buffers.sliding(1));
  for (;;) {
    const typed = yield* take(latest);
    // What was sent is no preview any more.
    if (!draftTyped.match(typed)) continue;
    const { text } = typed.payload;
    const preview = canPreview || text === '' ? previewOf(text) : UNSEEN;
    yield* call(() => transport.typing(preview));
    yield* delay(PREVIEW_MS);
  }
}
