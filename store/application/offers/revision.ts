import { formatWholeDollars } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';

import type { OfferSet } from './offers.ts';

/** Limit and rate say at a glance which of them is another one. */
const beforeAndNow = (before: string, now: string) =>
  before === now ? `${now}, as before` : `${before} before, ${now} now`;

/** What changed about an offer: limit and rate before and now, and why (REVISED_OFFER_SELECTION). */
export const revisionRows = (
  { oldMaxDraw, oldRate, newRate, reason }: Readonly<NonNullable<OfferSet['revision']>>,
  maxDraw: number,
) => [
  {
    label: 'Limit',
    value: beforeAndNow(
      formatWholeDollars(Math.floor(oldMaxDraw)),
      formatWholeDollars(Math.floor(maxDraw)),
    ),
  },
  { label: 'Rate', value: beforeAndNow(formatPercent(oldRate), formatPercent(newRate)) },
  { label: 'Why', value: reason },
];
