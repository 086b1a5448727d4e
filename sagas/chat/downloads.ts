import { call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { alertCleared, alertShown, attachmentRequested, selectChat } from '#store/chat/slice.ts';

import { loadChatCode, uploadAddressOf } from './createTransport.ts';
import type { HeldSession } from './session.ts';
import { ChatError } from './transports/transport.ts';

/** Accepts only addresses that the page wouldn't run as code. */
const isWebAddress = (address: string) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

function* saveAttachment(
  ports: Ports,
  { transport, session }: HeldSession,
  { messageId, attachmentId }: { messageId: string; attachmentId: string },
): SagaGenerator<void> {
  if (transport === null) return;
  try {
    const address = yield* call(() => transport.attachmentUrl(messageId, attachmentId));
    if (!isWebAddress(address)) throw new ChatError('fault', 'The file has no address on the web');
    const browser = yield* call(() => loadChatCode(ports.chat));
    // Only the lender's own service gets the token.
    const isLenders =
      new URL(address).origin === new URL(yield* call(uploadAddressOf, ports)).origin;
    const { byId } = yield* select(selectChat);
    const file = byId[messageId]?.attachments.find(({ id }) => id === attachmentId);
    const token = isLenders ? session.token : null;
    if (!(yield* call(() => browser.download({ address, name: file?.name ?? '', token }))))
      throw new ChatError('fault', 'The file did not come');
    yield* put(alertCleared({ alert: 'failed' }));
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    yield* put(alertShown({ alert: 'failed' }));
  }
}

/** Saves files of messages (FT-95). Works after the end of the chat, too, if the transport knows their addresses. */
export function* watchChatDownloads(ports: Ports, held: HeldSession): SagaGenerator<void> {
  yield* takeEvery(attachmentRequested, ({ payload }) => saveAttachment(ports, held, payload));
}
