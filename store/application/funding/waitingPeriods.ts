import { addDays } from '#store/format/isoDate.ts';

import { addCountedDays, isBusinessDay } from './businessDays.ts';

/** Returns the latest of some dates or times, or null for an empty list. */
export const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce(
    (one, other) => (one === null || (other !== null && other > one) ? other : one),
    null,
  );

const RESCISSION_DAYS = 3;

/**
 * Returns the day at whose end the right to cancel expires, given the day of the last event (facts §3). It is never
 * earlier than the third calendar day that Texas requires (facts §4).
 */
export const rescissionEnds = (lastDay: string): string | null =>
  addCountedDays(lastDay, RESCISSION_DAYS, isBusinessDay);

/** Events that the right to cancel counts from: signing, the notice and the disclosures (facts §3). Times or days. */
export interface RescissionEvents {
  signed: string | null;
  notice: string | null;
  disclosures: string | null;
}

/** Returns the last of the three events, or null if one is missing. */
export function lastEvent({ signed, notice, disclosures }: RescissionEvents): string | null {
  const events = [signed, notice, disclosures];
  return events.includes(null) ? null : latest(events);
}

/** Texas has special rules only for the borrower's own home (facts §4). */
export const isTexasPrimaryHome = ({
  state,
  occupancyType,
}: Readonly<{ state: string | null; occupancyType: string | null }>): boolean =>
  state === 'TX' && occupancyType === 'HOME';

export const TEXAS_DAYS = 12;

/** Days that a Texas home-equity line counts from (facts §4). Null if not known yet. */
export interface TexasEvents {
  applied: string;
  /** The notice as a separate document. */
  notice: string | null;
  costs: string | null;
}

/** Returns the first day on which a Texas home-equity line can be signed (7 TAC 153.13, 153.51). */
export const texasSigningFrom = ({ applied, notice, costs }: TexasEvents): string | null =>
  latest([
    addDays(applied, TEXAS_DAYS),
    notice === null ? null : addDays(notice, TEXAS_DAYS),
    costs === null ? null : addCountedDays(costs, 1, isBusinessDay),
  ]);
