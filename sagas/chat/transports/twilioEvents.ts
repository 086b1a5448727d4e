import type { Conversation, Message, Participant, User } from '@twilio/conversations';

import type { EndReason } from '#store/chat/messages.ts';

import type { ChatEvent } from './transport.ts';
import { messageFromTwilio } from './twilioMessages.ts';
import type { Joined } from './twilioState.ts';

const ends = new Map<string, EndReason>([['inactive', 'idle']]);

/** Returns why the conversation is over, or null while it continues. */
export function endOf({ state }: Conversation): EndReason | null {
  if (!state || state.current === 'active') return null;
  return ends.get(state.current) ?? 'agent';
}

/** Records the name to show for an identity. Without a response, that is the identity itself. */
export async function loadName({ names }: Joined, identity: string, asked: Promise<User>) {
  const user = await asked.catch(() => null);
  const name = user?.friendlyName ?? identity;
  names.set(identity, name);
  return name;
}

/** A participant who isn't a user, such as one on the phone, has no name. */
export const participantName = (joined: Joined, participant: Participant): Promise<string> =>
  participant.identity === null
    ? Promise.resolve('')
    : loadName(joined, participant.identity, participant.getUser());

/**
 * Reports connection changes. The package has more states than its type says, so any other state counts as a broken
 * link.
 */
function connectionEvents(joined: Joined, emit: (event: ChatEvent) => void) {
  let last: 'connected' | 'reconnecting' | 'denied' = 'connected';
  return (state: string) => {
    const next = state === 'connected' || state === 'denied' ? state : 'reconnecting';
    if (next === last) return;
    last = next;
    if (next === 'connected') joined.isBehind = true;
    // Skip messages we already loaded as part of a page. Must be first, because a working link doesn't bring back what
    // was missed.
    if (next === 'connected') emit({ type: 'gap' });
    emit({ type: 'connection', state: next });
  };
}

function conversationEvents(joined: Joined, emit: (event: ChatEvent) => void) {
  const { me, names, conversation } = joined;
  const typing = (active: boolean) => (who: Participant) => {
    const { identity } = who;
    if (identity !== null && identity !== me)
      emit({ type: 'typing', name: names.get(identity) ?? identity, active });
  };
  const end = (reason: EndReason) => emit({ type: 'ended', reason, surveyUrl: null });
  return {
    messageAdded: (message: Message) => {
      joined.newest = Math.max(joined.newest, message.index);
      emit({ type: 'message', message: messageFromTwilio(message, me, names) });
    },
    typingStarted: typing(true),
    typingEnded: typing(false),
    participantJoined: (participant: Participant) => {
      if (participant.identity === me) return;
      void participantName(joined, participant).then((name) =>
        emit({ type: 'participant', change: 'joined', name }),
      );
    },
    participantLeft: ({ identity }: Participant) => {
      if (identity !== null && identity !== me)
        emit({ type: 'participant', change: 'left', name: names.get(identity) ?? identity });
    },
    updated: () => {
      const reason = endOf(conversation);
      if (reason !== null) end(reason);
    },
    removed: () => end('agent'),
  };
}

/** Reports the package's events as ours until the caller runs the returned function. */
export function relay(joined: Joined, emit: (event: ChatEvent) => void): () => void {
  const { client, conversation } = joined;
  const changed = connectionEvents(joined, emit);
  const expiring = () => emit({ type: 'token', state: 'expiring' });
  const expired = () => emit({ type: 'token', state: 'expired' });
  const heard = conversationEvents(joined, emit);
  client.on('connectionStateChanged', changed);
  client.on('tokenAboutToExpire', expiring);
  client.on('tokenExpired', expired);
  conversation.on('messageAdded', heard.messageAdded);
  conversation.on('typingStarted', heard.typingStarted);
  conversation.on('typingEnded', heard.typingEnded);
  conversation.on('participantJoined', heard.participantJoined);
  conversation.on('participantLeft', heard.participantLeft);
  conversation.on('updated', heard.updated);
  conversation.on('removed', heard.removed);
  return () => {
    client.off('connectionStateChanged', changed);
    client.off('tokenAboutToExpire', expiring);
    client.off('tokenExpired', expired);
    conversation.off('messageAdded', heard.messageAdded);
    conversation.off('typingStarted', heard.typingStarted);
    conversation.off('typingEnded', heard.typingEnded);
    conversation.off('participantJoined', heard.participantJoined);
    conversation.off('participantLeft', heard.participantLeft);
    conversation.off('updated', heard.updated);
    conversation.off('removed', heard.removed);
  };
}
