import type { EventChannel, Task } from 'redux-saga';

import type { HeldSession } from '#sagas/chat/session.ts';
import type { ChatEvent, ChatTransport } from '#sagas/chat/transports/transport.ts';
import { cancel, spawn, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

type TaskName = 'warning' | 'healing' | 'renewing' | 'typing';

export interface LiveChat {
  readonly ports: Ports;
  readonly transport: ChatTransport;
  readonly events: EventChannel<ChatEvent>;
  /** Tasks that run alongside the events. A fork would keep a lost connection from ending. */
  readonly tasks: Map<TaskName, Task>;
  readonly held: HeldSession;
  /** The highest order before a break that isn't repaired yet. Null if nothing is missing. */
  brokenAt: number | null;
}

export const isTaskRunning = ({ tasks }: LiveChat, name: TaskName): boolean =>
  tasks.get(name)?.isRunning() ?? false;

export function* stopTasks({ tasks }: LiveChat, names: readonly TaskName[]): SagaGenerator<void> {
  for (const name of names) {
    const task = tasks.get(name);
    if (task) yield* cancel(task);
  }
}

/** Starts a task, and replaces the one with the same name. */
export function* startTask(
  chat: LiveChat,
  name: TaskName,
  saga: () => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const before = chat.tasks.get(name);
  if (before) yield* cancel(before);
  chat.tasks.set(name, yield* spawn(saga));
}
