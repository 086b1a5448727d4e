import { call, put, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { alertCleared, alertShown, attachmentRequested } from '#store/chat/slice.ts';

import { arrived } from './createTransport.ts';
import type { HeldSession } from './session.ts';
import { ChatError } from './transports/transport.ts';

/** Nothing that the page would run. */
const isWebAddress = (address: string) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

function* saveAttachment(
  ports: Ports,
  { transport }: HeldSession,
  { messageId, attachmentId }: { messageId: string; attachmentId: string },
): SagaGenerator<void> {
  if (transport === null) return;
  try {
    const address = yield* call(() => transport.attachmentUrl(messageId, attachmentId));
    if (!isWebAddress(address)) throw new ChatError('fault', 'The file has no address on the web');
    const browser = yield* call(() => arrived(ports.chat));
    yield* call(() => browser.download(address));
    yield* put(alertCleared({ alert: 'failed' }));
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    yield* put(alertShown({ alert: 'failed' }));
  }
}

/** Saves files of messages (FT-95), also after the end of the chat where the transport knows where they are. */
export function* watchChatDownloads(ports: Ports, held: HeldSession): SagaGenerator<void> {
  yield* takeEvery(attachmentRequested, ({ payload }) => saveAttachment(ports, held, payload));
}
