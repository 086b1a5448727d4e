import type { Action } from '@reduxjs/toolkit';

import type { Ports } from '#sagas/ports.ts';
import type { RootSaga } from '#sagas/root.ts';
import type { UploadGroup } from '#store/application/uploads/slice.ts';

export interface More {
  /** Left out: the status. */
  readonly answer?: unknown;
  /** The group of the files that go along. */
  readonly files?: UploadGroup;
  readonly before?: readonly Action[];
  /** The answers to the calls beside it. */
  readonly beside?: Readonly<Record<string, readonly unknown[]>>;
  /** The path of a screen outside the application. */
  readonly address?: string;
  /** Whether each press states its own time. */
  readonly isTimed?: boolean;
}

type Pressed = Action | ((ports: Ports) => Action);

/** A step: its call, the screen, its status, the sagas, and the press that sends it. */
export type Row = readonly [string, string, string, RootSaga, Pressed, More?];
