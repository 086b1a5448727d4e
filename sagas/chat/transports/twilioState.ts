import type { Client, Conversation, Message, Paginator } from '@twilio/conversations';

import { ChatError, type ChatEvent } from './transport.ts';
import type { TwilioHosts, TwilioLimits } from './twilioClient.ts';

/** The one client of a conversation. */
export interface Joined {
  readonly client: Client;
  readonly conversation: Conversation;
  /** The identity of the customer. */
  readonly me: string;
  readonly names: Map<string, string>;
  /** Pages by the cursor of the page before. */
  readonly pages: Map<string, Paginator<Message>>;
  token: string;
  /** The newest message that is known, -1 for none. */
  newest: number;
  /** An outage is over, and its events may be on their way. */
  isBehind: boolean;
  /** The wait for those events, shared by every page that is asked for meanwhile. */
  catchingUp: Promise<void> | null;
}

export interface TwilioSettings {
  readonly hosts: TwilioHosts | null;
  readonly now: () => number;
  readonly limits?: Partial<TwilioLimits>;
}

/** What one transport holds. */
export interface Own extends TwilioSettings {
  readonly limits: TwilioLimits;
  readonly listeners: Set<(event: ChatEvent) => void>;
  /** Aborts when this page leaves. */
  readonly leaving: AbortController;
  joined: Joined | null;
  stop: () => void;
  hasEnded: boolean;
}

export function emitTwilioEvent(own: Own, event: ChatEvent) {
  if (event.type === 'ended') {
    if (own.hasEnded) return;
    own.hasEnded = true;
  }
  for (const listener of own.listeners) listener(event);
}

/** The conversation while the link stands. */
export function requireLink({ joined, hasEnded }: Own): Joined {
  if (hasEnded) throw new ChatError('ended', 'The chat has ended');
  if (joined?.client.connectionState !== 'connected')
    throw new ChatError('offline', 'The chat is not connected');
  return joined;
}
