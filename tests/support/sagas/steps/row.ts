import type { Action } from '@reduxjs/toolkit';

import type { Ports } from '#sagas/ports.ts';
import type { RootSaga } from '#sagas/root.ts';
import type { LenderData, LenderDataName } from '#store/application/core/features.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import type { UploadGroup } from '#store/application/uploads/slice.ts';

export interface More {
  /** Defaults to the status. */
  readonly answer?: unknown;
  /** The groups of the files to send. */
  readonly files?: readonly UploadGroup[];
  /** The group of a file that stays. Defaults to the front of a state ID. */
  readonly stays?: UploadGroup;
  readonly before?: readonly Action[];
  /** The answers to the other calls. */
  readonly beside?: Readonly<Record<string, readonly unknown[]>>;
  readonly address?: string;
  /** Whether each submit states its own time. */
  readonly isTimed?: boolean;
  /** The body. Defaults to the submitted payload, with the documents of the files. */
  readonly sends?: unknown;
  /** The path that the step leads to. By default, the checklist decides. */
  readonly leadsTo?: string;
  /** The screen that the checklist gets, if it isn't the step's own. */
  readonly from?: ApplicationScreenId | null;
  /** Whether the user's input on the screen stays unsaved (S2). */
  readonly keepsTyped?: true;
  readonly rereads?: readonly LenderDataName[];
  /** What the screens show afterwards, without another read. */
  readonly shows?: { readonly [Name in keyof LenderData]?: unknown };
  /** The status in the store afterwards, without another read. */
  readonly becomes?: string;
  readonly says?: string;
  /** What no action and no state may contain (F-10). */
  readonly secret?: RegExp;
}

type Pressed = Action | ((ports: Ports) => Action);

/** A step: its call, the screen, its status, the sagas, and the action that submits it. */
export type Row = readonly [string, string, string, RootSaga, Pressed, More?];

/** Another way to do a step: the action, and what to expect then. */
export const variantOf = (
  [name, at, status, sagas]: Row,
  pressed: Pressed,
  more: More = {},
): Row => [name, at, status, sagas, pressed, more];

/** Matches what a borrower agreed to: which text, when, in which language, and with whom (F-16). */
export const agreedTo = (text: object = {}): unknown =>
  expect.objectContaining({
    ...text,
    version: '2026-11-sample',
    language: 'en',
    brand: 'LARKMERE',
    acceptedAt: '2026-11-21T15:00:00.000Z',
  });
