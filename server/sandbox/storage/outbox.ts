import { randomUUID } from 'node:crypto';

import type { Database } from './database.ts';

export interface OutboxMessage {
  readonly uuid: string;
  readonly at: string;
  readonly channel: 'EMAIL' | 'TEXT';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

const MAX_STORED = 500;

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(database: Database, now: () => number) {
  const messages = database.records<OutboxMessage>('message');

  const send = (message: Omit<OutboxMessage, 'uuid' | 'at'>) => {
    const uuid = randomUUID();
    messages.put(uuid, { uuid, at: new Date(now()).toISOString(), ...message });
    messages.trimTo(MAX_STORED);
  };
  return {
    mail: (to: string, subject: string, text: string, ...links: readonly string[]) =>
      send({ channel: 'EMAIL', to, subject, text, links }),
    text: (to: string, subject: string, text: string) =>
      send({ channel: 'TEXT', to, subject, text, links: [] }),
    newestFirst: (): OutboxMessage[] => messages.all().reverse(),
  };
}
