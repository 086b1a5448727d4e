import type { Action } from '@reduxjs/toolkit';

/**
 * A request from the monitor: a change to the history, an action that the developer typed, or the initial connection.
 */
export interface Message {
  readonly type: string;
  readonly payload?: unknown;
}

/** The extension's view of one store's history. It only gets redacted values. */
export interface Link {
  init(state: unknown): void;
  /** Sends an action with the state after it. If the action is null, the state is a whole history. */
  send(action: Action | null, state: unknown): void;
  subscribe(listener: (message: Message) => void): void;
}

/** The part of the Redux DevTools extension that we use. */
export interface Extension {
  connect(options: {
    readonly name: string;
    readonly maxAge: number;
    readonly trace: boolean;
    /** If `import` is `custom`, the extension sends the imported file. Otherwise it sends the state that it shows. */
    readonly features: Readonly<Record<string, boolean | 'custom'>>;
  }): Link;
}
