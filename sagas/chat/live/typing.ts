import { buffers } from 'redux-saga';

import { actionChannel, call, delay, take, type SagaGenerator } from '#sagas/effects.ts';
import { MAX_MESSAGE_LENGTH } from '#store/chat/limits.ts';
import { draftTyped, messageQueued } from '#store/chat/slice.ts';

import type { LiveChat } from './chat.ts';

/** CHAT-32 */
const PREVIEW_MS = 2_000;

/** Hides possible account or Social Security numbers: runs of nine or more digits (chat.md, behaviour 15). */
export const maskedPreview = (text: string): string =>
  text.replaceAll(/\d(?:[ .-]?\d){8,}/g, (run) => run.replaceAll(/\d/g, '•'));

const previewOf = (text: string) => maskedPreview(text).slice(0, MAX_MESSAGE_LENGTH);

/** Says that the borrower is typing, for a provider that doesn't pass on the text. */
const UNSEEN = '…';

/**
 * Tells the agent what the borrower types: at the first key, then at most every two seconds. Always sends the last
 * text.
 */
export function* sendTyping({ transport }: LiveChat): SagaGenerator<never> {
  const { typingPreview: canPreview } = transport.capabilities;
  const latest = yield* actionChannel([draftTyped, messageQueued], buffers.sliding(1));
  for (;;) {
    const typed = yield* take(latest);
    // What was sent is no longer a preview.
    if (!draftTyped.match(typed)) continue;
    const { text } = typed.payload;
    const preview = canPreview || text === '' ? previewOf(text) : UNSEEN;
    yield* call(() => transport.typing(preview));
    yield* delay(PREVIEW_MS);
  }
}
