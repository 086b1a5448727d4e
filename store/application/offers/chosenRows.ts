import type { Application } from '#store/application/core/application.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';

type ChosenOffer = NonNullable<Application['selectedOffer']>;

const writers = {
  total: ['Line of credit', formatCents],
  amount: ['First draw', formatCents],
  rate: ['Rate', formatPercent],
  term: ['Term', formatYears],
  monthlyPayment: ['Monthly payment', formatCents],
} as const;

// Every key is a figure.
const names = Object.keys(writers) as readonly (keyof typeof writers)[];

/** The known figures of the chosen offer, in the sidebar and in the review. Empty before the choice. */
export const chosenRows = (offer: Readonly<Pick<ChosenOffer, keyof typeof writers>> | null) =>
  names.flatMap((name) => {
    const value = offer?.[name] ?? null;
    const [label, write] = writers[name];
    return value === null ? [] : [{ label, value: write(value) }];
  });
