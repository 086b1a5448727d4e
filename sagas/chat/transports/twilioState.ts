import type { Client, Conversation, Message, Paginator } from '@twilio/conversations';

import { ChatError, type ChatEvent } from './transport.ts';
import type { TwilioHosts, TwilioLimits } from './twilioClient.ts';

export interface Joined {
  readonly client: Client;
  readonly conversation: Conversation;
  readonly me: string;
  readonly names: Map<string, string>;
  /** The loaded pages, by the cursor of the page before. */
  readonly pages: Map<string, Paginator<Message>>;
  token: string;
  /** The index of the newest known message, or -1. */
  newest: number;
  /** Whether an outage just ended, and its events may be on their way. */
  isBehind: boolean;
  /** The wait for those events. Every page requested in the meantime shares it. */
  catchingUp: Promise<void> | null;
}

export interface TwilioSettings {
  readonly hosts: TwilioHosts | null;
  readonly now: () => number;
  readonly limits?: Partial<TwilioLimits>;
}

export interface Own extends TwilioSettings {
  readonly limits: TwilioLimits;
  readonly listeners: Set<(event: ChatEvent) => void>;
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

/** Returns the conversation if the link works. */
export function requireLink({ joined, hasEnded }: Own): Joined {
  if (hasEnded) throw new ChatError('ended', 'The chat has ended');
  if (joined?.client.connectionState !== 'connected')
    throw new ChatError('offline', 'The chat is not connected');
  return joined;
}
