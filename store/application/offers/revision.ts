import { formatWholeDollars } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';

import type { OfferSet } from './offers.ts';

const formatChange = (before: string, now: string) =>
  before === now ? `${now}, as before` : `${before} before, ${now} now`;

/** REVISED_OFFER_SELECTION */
export const revisionRows = (
  { oldMaxDraw, oldRate, newRate, reason }: Readonly<NonNullable<OfferSet['revision']>>,
  maxDraw: number,
) => [
  {
    label: 'Limit',
    value: formatChange(
      formatWholeDollars(Math.floor(oldMaxDraw)),
      formatWholeDollars(Math.floor(maxDraw)),
    ),
  },
  { label: 'Rate', value: formatChange(formatPercent(oldRate), formatPercent(newRate)) },
  { label: 'Why', value: reason },
];
