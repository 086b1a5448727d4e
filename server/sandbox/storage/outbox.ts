import { randomUUID } from 'node:crypto';

import type { Database } from './database.ts';

/** An e-mail or a text that the lender would have sent. */
export interface Message {
  readonly uuid: string;
  readonly at: string;
  readonly channel: 'EMAIL' | 'TEXT';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

const MOST_KEPT = 500;

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(database: Database, now: () => number) {
  const messages = database.records<Message>('message');

  return {
    send(message: Omit<Message, 'uuid' | 'at'>): void {
      const uuid = randomUUID();
      messages.put(uuid, { uuid, at: new Date(now()).toISOString(), ...message });
      messages.keepNewest(MOST_KEPT);
    },
    newestFirst: (): Message[] => messages.all().reverse(),
  };
}
