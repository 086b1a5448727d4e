import {
  CORRECTION,
  FUNDING_STOPPED,
  RECORDING_REFUSED,
} from '#store/application/funding/timeline.ts';
import { NO_ACCESS } from '#store/application/valuation/valuationTexts.ts';

import { signerText } from './signers.ts';
import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import { statuses, statusRow } from './statuses.ts';
import type { Actor, StatusRow } from './statusRow.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';

/** The text of a status, as sentences without labels. */
export interface StatusText {
  /** What is happening, as a heading. */
  what: string;
  actor: Actor;
  /** How long it takes, or until when. Empty if unknown. */
  when: string;
  /** What the borrower can do, or that there is nothing to do. */
  toDo: string;
}

export interface StatusFacts {
  bureau?: string;
  /** The formatted day of the lender's hold, which replaces the usual time (F-06). */
  date?: string;
}

const NOTHING_TO_DO = "Nothing to do. We'll email you.";

/** Replaces the usual time once a short wait timed out. The borrower can close the page. */
export const LATE = { when: 'This is taking longer than usual.', toDo: NOTHING_TO_DO } as const;

const daysText = ([from, to]: readonly [number, number]) =>
  to === 1 ? '1 business day' : `${from} to ${to} business days`;

/** GEN_CLOSING_DISCLOSURE with a flood check. */
const waitingOnFlood: StatusRow = {
  what: "We're preparing your closing documents and waiting for your flood check.",
  actor: 'others',
  when: 'This takes a few minutes, sometimes up to 2 business days.',
};

/** A finished valuation. Our choice: the text, because section 7 has no row. */
const valued: StatusRow = {
  what: "The agent's value has arrived and we're checking it.",
  actor: 'lender',
  when: 'This usually takes a few minutes.',
};

/** Status rows by the reason of a hold (screens.md). Our choice: the last text, which screens.md doesn't give. */
const heldRows: Partial<Record<KnownStatus, Readonly<Record<string, StatusRow>>>> = {
  NAV_BPO_PROCESSING: {
    [NO_ACCESS]: {
      what: "The agent couldn't get in.",
      actor: 'borrower',
      when: 'It takes about 1 minute.',
      toDo: 'Choose a new day.',
    },
  },
  ONSITE_APPRAISAL_PENDING: {
    [NO_ACCESS]: {
      what: "The appraiser couldn't get in.",
      actor: 'borrower',
      when: 'It takes about 1 minute.',
      toDo: 'Choose a new time.',
    },
  },
  RECORDING: { [RECORDING_REFUSED]: { what: CORRECTION, actor: 'others', days: [2, 10] } },
  FUNDING_DECISION: {
    [FUNDING_STOPPED]: {
      what: 'We stopped the payment because we have a question.',
      actor: 'borrower',
      when: "We'll continue when we've spoken with you.",
      toDo: 'Call us.',
    },
  },
};

/** The borrower can only order while `bpo` requires it (STATUS-30 to STATUS-33). */
function valuationRow({ checklistStatus, bpo }: Readonly<ApplicationStatus>): StatusRow | null {
  const isOrder = /^(?:NAV_)?BPO_ORDER_REQUEST/.test(checklistStatus);
  if (!isOrder && checklistStatus !== 'NAV_BPO_PROCESSING') return null;
  if (bpo === 'BPO_COMPLETE') return valued;
  return isOrder && bpo === 'BPO_REQUIRED' ? null : statuses.NAV_BPO_PROCESSING;
}

function rowOf(status: Readonly<ApplicationStatus>): StatusRow {
  const { checklistStatus, waitingOnFloodCert, hold } = status;
  if (checklistStatus === 'GEN_CLOSING_DISCLOSURE' && waitingOnFloodCert) return waitingOnFlood;
  return (
    heldRows[checklistStatus as KnownStatus]?.[hold?.reason ?? ''] ??
    valuationRow(status) ??
    statusRow(checklistStatus) ??
    statuses.UNKNOWN
  );
}

/** Returns who acts next. */
export const actorOf = (status: Readonly<ApplicationStatus>): Actor =>
  signerText(status)?.actor ?? rowOf(status).actor;

/** Returns a status's usual business days (from, to), or null if another time is usual. */
export function usualDays(
  status: Readonly<ApplicationStatus>,
): NonNullable<StatusRow['days']> | null {
  const { days, daysAfter } = rowOf(status);
  return days ?? daysAfter ?? null;
}

function usualTime({ days, daysAfter, when = '' }: StatusRow): string {
  if (days) return `This usually takes ${daysText(days)}.`;
  return daysAfter ? `After that it usually takes ${daysText(daysAfter)}.` : when;
}

/** Replaces the usual time with the lender's own day (F-06). */
function whenOf(row: StatusRow, date: string | undefined): string {
  const { actor, days, daysAfter, dated = 'This should be done by {date}.' } = row;
  const when = usualTime(row);
  if (date === undefined || when.includes('{date}') || actor === 'none') return when;
  if (actor !== 'borrower') return dated;
  return days || daysAfter ? when : `You have until ${date}.`;
}

/** Returns a status's text, with the names of those who must still sign. */
export function statusText(
  status: Readonly<ApplicationStatus>,
  // Our choice: the default of bureau, because the lender may not name it.
  { bureau = 'a credit bureau', date }: StatusFacts = {},
): StatusText {
  const named = date ?? 'the date in your notice';
  const fill = (text: string) =>
    text.replaceAll('{bureau}', () => bureau).replaceAll('{date}', () => named);
  const row = { ...rowOf(status), ...signerText(status) };
  const { what, actor, toDo = NOTHING_TO_DO } = row;
  return { what: fill(what), actor, when: fill(whenOf(row, date)), toDo: fill(toDo) };
}
