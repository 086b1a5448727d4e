import type { Capabilities, ChatMessage } from '#store/chat/messages.ts';

import { ChatError, type ChatTransport, type MessageDraft } from './transport.ts';
import { TWILIO_LIMITS } from './twilioClient.ts';
import { connect, disconnect, ping, updateToken } from './twilioLink.ts';
import { chatErrorOf, sentMessage } from './twilioMessages.ts';
import { attachmentUrl, history } from './twilioPages.ts';
import { requireLink, type Joined, type Own, type TwilioSettings } from './twilioState.ts';

const capabilities: Readonly<Capabilities> = {
  reconnectsItself: true,
  idempotentSend: false,
  typingPreview: false,
  attachments: true,
  filesAfterEnd: false,
  survey: true,
  endByCustomer: false,
};

async function send(own: Own, draft: MessageDraft): Promise<ChatMessage> {
  const joined = requireLink(own);
  const { conversation } = joined;
  const builder = conversation
    .prepareMessage()
    .setBody(draft.text)
    .setAttributes({ clientId: draft.clientId });
  for (const { data, name } of draft.attachments) {
    const form = new FormData();
    form.append('file', data, name);
    builder.addMedia(form);
  }
  try {
    const index = await builder.build().send();
    if (index === null) throw new ChatError('ambiguous', 'The message has no index');
    return sentMessage(draft, conversation.sid, index, own.now());
  } catch (error) {
    const failure = chatErrorOf(error, 'ambiguous');
    if (failure.code === 'ambiguous') joined.isBehind = true;
    // The package reports a lost link one task later. Until then, its pages would look new.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    // If the link still works, only the file failed, and its message fails too.
    if (failure.code !== 'offline' || draft.attachments.length === 0) throw failure;
    await ping(own);
    throw new ChatError('fault', failure.message);
  }
}

/** Twilio's `@twilio/conversations`, for the mode twilio (chat.md section 5). */
export function createTwilio(settings: TwilioSettings): ChatTransport {
  const own: Own = {
    ...settings,
    limits: { ...TWILIO_LIMITS, ...settings.limits },
    listeners: new Set(),
    leaving: new AbortController(),
    joined: null,
    stop: () => undefined,
    hasEnded: false,
  };
  const whenLinked = (act: (joined: Joined) => Promise<unknown>) =>
    own.joined?.client.connectionState === 'connected'
      ? act(own.joined).then(
          () => undefined,
          () => undefined,
        )
      : Promise.resolve();
  return {
    capabilities,
    subscribe(listener) {
      own.listeners.add(listener);
      return () => void own.listeners.delete(listener);
    },
    connect: (session, signal) => connect(own, session, signal),
    history: (before, limit) => history(own, before, limit),
    send: (draft) => send(own, draft),
    attachmentUrl: (messageId, attachmentId) => attachmentUrl(own, messageId, attachmentId),
    typing(preview) {
      if (preview !== '') void whenLinked(({ conversation }) => conversation.typing());
    },
    ping: () => ping(own),
    markRead: (order) =>
      whenLinked(({ conversation }) => conversation.advanceLastReadMessageIndex(order)),
    updateToken: (token) => updateToken(own, token),
    end: () => Promise.reject(new ChatError('fault', 'Only the lender ends this chat')),
    disconnect: () => disconnect(own),
  };
}
