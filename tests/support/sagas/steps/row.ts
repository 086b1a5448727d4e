import type { Action } from '@reduxjs/toolkit';

import type { Ports } from '#sagas/ports.ts';
import type { RootSaga } from '#sagas/root.ts';
import type { LenderData, LenderDataName } from '#store/application/core/features.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import type { UploadGroup } from '#store/application/uploads/slice.ts';

export interface More {
  /** Left out: the status. */
  readonly answer?: unknown;
  /** The groups of the files that go along. */
  readonly files?: readonly UploadGroup[];
  /** The group of a file that stays. Left out: the front of a state's ID. */
  readonly stays?: UploadGroup;
  readonly before?: readonly Action[];
  /** The answers to the calls beside it. */
  readonly beside?: Readonly<Record<string, readonly unknown[]>>;
  /** The path of a screen outside the application. */
  readonly address?: string;
  /** Whether each press states its own time. */
  readonly isTimed?: boolean;
  /** The body. Left out: the payload of the press, with the documents of the files. */
  readonly sends?: unknown;
  /** The path that the step leads to. Left out: the checklist decides. */
  readonly leadsTo?: string;
  /** The screen that the checklist is told, if it isn't the one of the step. */
  readonly from?: ApplicationScreenId | null;
  /** Whether what was typed on the screen stays unsaved (S2). */
  readonly keepsTyped?: true;
  /** The data that the screens read again. */
  readonly rereads?: readonly LenderDataName[];
  /** What the screens show then, without another read. */
  readonly shows?: { readonly [Name in keyof LenderData]?: unknown };
  /** The status that the store has then, without another read. */
  readonly becomes?: string;
  /** The toast. */
  readonly says?: string;
  /** What no action and no state may have (F-10). */
  readonly secret?: RegExp;
}

type Pressed = Action | ((ports: Ports) => Action);

/** A step: its call, the screen, its status, the sagas, and the press that sends it. */
export type Row = readonly [string, string, string, RootSaga, Pressed, More?];

/** Another way of a step: what is pressed, and what is expected then. */
export const wayOf = ([name, at, status, sagas]: Row, pressed: Pressed, more: More = {}): Row => [
  name,
  at,
  status,
  sagas,
  pressed,
  more,
];

/** What a borrower agreed to: which text, when, in which language and to whom (F-16). */
export const agreedTo = (text: object = {}): unknown =>
  expect.objectContaining({
    ...text,
    version: '2026-11-sample',
    language: 'en',
    brand: 'LARKMERE',
    acceptedAt: '2026-11-21T15:00:00.000Z',
  });
