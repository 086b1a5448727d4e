import type { Action } from '@reduxjs/toolkit';

/** What the monitor asks for: a change of the history, an action of the developer, or a first look. */
export interface Message {
  readonly type: string;
  readonly payload?: unknown;
}

/** The history of one store, as the extension shows it. It gets redacted values alone. */
export interface Link {
  init(state: unknown): void;
  /** An action with the state after it; null with a whole history. */
  send(action: Action | null, state: unknown): void;
  subscribe(listener: (message: Message) => void): void;
}

/** The used part of the Redux DevTools extension. */
export interface Extension {
  connect(options: {
    readonly name: string;
    readonly maxAge: number;
    readonly trace: boolean;
    /** With an import that is `custom`, the extension sends the file; otherwise it sends the state that it shows. */
    readonly features: Readonly<Record<string, boolean | 'custom'>>;
  }): Link;
}
