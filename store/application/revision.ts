import { formatWholeDollars } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';

import type { OfferSet } from './offers.ts';

/** What changed about an offer: limit and rate before and now, and why (REVISED_OFFER_SELECTION). */
export const revisionRows = (
  { oldMaxDraw, oldRate, newRate, reason }: Readonly<NonNullable<OfferSet['revision']>>,
  maxDraw: number,
) => [
  {
    label: 'Limit',
    value: `${formatWholeDollars(Math.floor(oldMaxDraw))} before, ${formatWholeDollars(Math.floor(maxDraw))} now`,
  },
  { label: 'Rate', value: `${formatPercent(oldRate)} before, ${formatPercent(newRate)} now` },
  { label: 'Why', value: reason },
];
