import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import type { Summary } from '#store/application/summary/summary.ts';

export const TERMS_TITLE = 'Important terms of our home equity line';

export interface Term {
  title: string;
  text: string;
}

/** The twelve groups of the early disclosures (1026.40, facts §6). A sample for legal review. */
export function earlyTerms(lender: string, offer: Summary['facts']['offer']): readonly Term[] {
  const { rate = null, term = null, monthlyPayment = null } = offer ?? {};
  const example =
    rate === null || term === null || monthlyPayment === null
      ? 'Your offer shows your payment and how long you pay.'
      : `With your offer you pay ${formatCents(monthlyPayment)} a month for ${formatYears(term)} at ${formatPercent(rate)}.`;
  return [
    {
      title: 'Your home secures the line',
      text: `${lender} takes a lien on your home. You could lose your home if you do not pay.`,
    },
    {
      title: 'How long these terms hold',
      text: 'These terms hold for 30 days from today. If a term changes before you open the line and you decide not to open it, we return every fee that you paid.',
    },
    {
      title: 'What we may do',
      text: 'In some cases we may end the line and ask for the whole balance, stop further draws, or lower your limit. Ask us for the list of these cases.',
    },
    {
      title: 'How you draw and pay back',
      text: `You draw the first amount when the line opens, and more during the draw period. Each draw is paid back in equal monthly payments. ${example}`,
    },
    {
      title: 'Annual percentage rate',
      text: 'The annual percentage rate of each draw is fixed on the day of the draw. It has no costs in it other than interest.',
    },
    {
      title: 'What it costs',
      text: 'We take the origination fee that your offer shows. You may also pay a recording tax to your county and, if you choose to meet in person, a notary. No fee is due before you sign, and none is kept for three business days after you get these terms.',
    },
    {
      title: 'What never happens',
      text: 'Your payment always covers the interest, so your balance does not grow by itself.',
    },
    {
      title: 'Taxes and insurance',
      text: 'You keep your home insured. Ask a tax adviser whether you may deduct the interest.',
    },
    {
      title: 'Keep a copy',
      text: 'Print or save this page.',
    },
  ];
}

/** The terms in three parts of three, in order. The first summary says what the borrower could lose. */
const parts = [
  {
    title: 'Your home, and what we may do',
    gist: "Your home secures the line. You could lose it if you don't pay.",
  },
  {
    title: 'What you pay',
    gist: 'A fixed rate for each draw, equal monthly payments, and the fee your offer shows.',
  },
  {
    title: 'Good to know',
    gist: "Your balance doesn't grow by itself. Keep your home insured, and keep a copy.",
  },
] as const;

/** Returns the early terms in parts, each with a one-line summary. */
export function termParts(lender: string, offer: Summary['facts']['offer']) {
  const terms = earlyTerms(lender, offer);
  const size = Math.ceil(terms.length / parts.length);
  return parts.map((part, at) => ({ ...part, terms: terms.slice(at * size, (at + 1) * size) }));
}

export const TEXAS_TITLE = 'Notice about home equity lines in Texas';

/** Tex. Const. art. XVI s. 50, facts §4. A sample for legal review. */
export const texasNotice: readonly string[] = [
  'The line may close on the 12th day after you got this notice or after you applied, whichever is later.',
  'You sign at an office of the lender, an attorney or a title company, not at home.',
  'All your home loans together may be at most 80 % of the value of your home.',
  'You get the final costs at least one business day before you sign.',
  'You and your spouse may cancel within three days after you sign.',
];
