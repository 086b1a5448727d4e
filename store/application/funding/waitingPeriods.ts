import { addDays } from '#store/format/isoDate.ts';

import { addCountedDays, isBusinessDay } from './businessDays.ts';

/** The later of some dates or moments; null without any. */
export const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce(
    (one, other) => (one === null || (other !== null && other > one) ? other : one),
    null,
  );

const RESCISSION_DAYS = 3;

/**
 * The right to cancel ends at midnight of this day, by the day of the last event (facts §3). It is never before the third
 * calendar day of Texas, and satisfies it (facts §4).
 */
export const rescissionEnds = (lastDay: string): string | null =>
  addCountedDays(lastDay, RESCISSION_DAYS, isBusinessDay);

/** What the right to cancel counts from: signing, the notice and the disclosures (facts §3). Moments, or days. */
export interface RescissionEvents {
  signed: string | null;
  notice: string | null;
  disclosures: string | null;
}

/** The last of the three; null while one of them is missing. */
export function lastEvent({ signed, notice, disclosures }: RescissionEvents): string | null {
  const events = [signed, notice, disclosures];
  return events.includes(null) ? null : latest(events);
}

export const TEXAS_DAYS = 12;

/** The days that a home-equity line in Texas counts from (facts §4); null where there is none yet. */
export interface TexasEvents {
  applied: string;
  /** The notice on a document of its own. */
  notice: string | null;
  /** The itemised costs. */
  costs: string | null;
}

/** The first day on which a Texas home-equity line may be signed (7 TAC 153.13, 153.51). */
export const texasSigningFrom = ({ applied, notice, costs }: TexasEvents): string | null =>
  latest([
    addDays(applied, TEXAS_DAYS),
    notice === null ? null : addDays(notice, TEXAS_DAYS),
    costs === null ? null : addCountedDays(costs, 1, isBusinessDay),
  ]);
