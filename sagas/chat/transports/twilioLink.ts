import type { Message, Paginator } from '@twilio/conversations';

import { HISTORY_LIMIT } from '#store/chat/limits.ts';

import { ChatError, type ChatSession, type Snapshot } from './transport.ts';
import { reached, shut, startClient, within } from './twilioClient.ts';
import { endOf, participantName, relay } from './twilioEvents.ts';
import { chatErrorOf } from './twilioMessages.ts';
import { newestPage } from './twilioPages.ts';
import { emitTwilioEvent, requireLink, type Joined, type Own } from './twilioState.ts';

async function join(own: Own, { token, conversationId }: ChatSession, signal: AbortSignal) {
  const client = await startClient(token, own.hosts, own.limits, signal);
  try {
    return await within(own.limits.start, async (): Promise<Joined> => {
      const conversation = await client.getConversationBySid(conversationId);
      const me = client.user.identity;
      const known = {
        names: new Map<string, string>(),
        pages: new Map<string, Paginator<Message>>(),
      };
      return {
        client,
        conversation,
        me,
        ...known,
        token,
        newest: -1,
        isBehind: false,
        catchingUp: null,
      };
    });
  } catch (error) {
    void shut(client, own.limits);
    throw error;
  }
}

async function agentIn(joined: Joined): Promise<string | null> {
  const participants = await joined.conversation.getParticipants();
  const others = participants.filter(({ identity }) => identity !== joined.me);
  const names = await Promise.all(others.map((one) => participantName(joined, one)));
  return names.at(-1) ?? null;
}

export async function connect(
  own: Own,
  session: ChatSession,
  given?: AbortSignal,
): Promise<Snapshot> {
  const signal = AbortSignal.any([own.leaving.signal, ...(given ? [given] : [])]);
  try {
    const known = own.joined;
    const joined = known ?? (await join(own, session, signal));
    if (signal.aborted) {
      if (!known) void shut(joined.client, own.limits);
      throw new ChatError('offline', 'The chat was left');
    }
    if (!known) {
      own.joined = joined;
      own.stop = relay(joined, (event) => emitTwilioEvent(own, event));
    }
    if (joined.token !== session.token) await updateToken(own, session.token);
    return await within(own.limits.start, async (over) => {
      await reached(joined.client, 'connected', over);
      const agentName = await agentIn(joined);
      const newest = await newestPage(own, joined, HISTORY_LIMIT);
      const reason = endOf(joined.conversation);
      own.hasEnded ||= reason !== null;
      const end = own.hasEnded ? { reason: reason ?? 'agent', surveyUrl: null } : null;
      return { end, agentName, newest, resumed: false };
    });
  } catch (error) {
    throw chatErrorOf(error, 'offline');
  }
}

/** Updates the token. This also restores a link that closed because its token expired. */
export async function updateToken({ joined, limits }: Own, token: string): Promise<void> {
  if (!joined) throw new ChatError('offline', 'The chat is not connected');
  const { client } = joined;
  try {
    await within(limits.updateToken, async (over) => {
      // The package would never settle while the link closes.
      if (client.connectionState === 'disconnecting') await reached(client, 'disconnected', over);
      await client.updateToken(token);
    });
    joined.token = token;
  } catch (error) {
    throw chatErrorOf(error, 'offline');
  }
}

/**
 * The package doesn't notice a half-open link and opens a new one only for a new token. So we shut the dead one down
 * and request a token.
 */
export async function ping(own: Own): Promise<void> {
  const { client, conversation } = requireLink(own);
  try {
    await within(own.limits.pong, () => conversation.getMessagesCount());
  } catch (error) {
    const failure = chatErrorOf(error, 'offline');
    // Any response shows that the link works.
    if (failure.code !== 'offline') return;
    if (client.connectionState === 'connected') {
      await shut(client, own.limits);
      emitTwilioEvent(own, { type: 'token', state: 'expired' });
    }
    throw failure;
  }
}

export async function disconnect(own: Own): Promise<void> {
  const { joined } = own;
  own.joined = null;
  own.listeners.clear();
  own.leaving.abort();
  own.stop();
  if (joined) await shut(joined.client, own.limits);
}
