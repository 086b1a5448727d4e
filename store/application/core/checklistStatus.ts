import type { statuses } from '#store/application/status/statuses.ts';

export type KnownStatus = keyof typeof statuses;

declare const unknown: unique symbol;

type UnknownStatus = string & { readonly [unknown]: true };

export type ChecklistStatus = KnownStatus | UnknownStatus;

/** Types the lender's text as a status, known or not. */
export const toChecklistStatus = (text: string): ChecklistStatus => text as ChecklistStatus;
