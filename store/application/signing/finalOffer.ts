import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { needsHardCreditConsent } from '#store/application/decision/decisions.ts';
import { rescissionEnds } from '#store/application/funding/waitingPeriods.ts';
import { IN_PERSON_FEE } from '#store/application/notary/inPersonFee.ts';
import type { LenderQuote } from '#store/application/offers/quote.ts';
import { NOTARY_AT_HOME } from '#store/application/offers/quoteRows.ts';
import { formatMonth } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';

/** signing/intro while the final offer waits for an answer (STATUS-13). */
export const FINAL_OFFER_TITLE = 'Your final offer';

/** The lender's final version of the chosen offer (signing/intro). */
export interface FinalOffer {
  /** What the borrower chose, or null if the lender has only the final numbers. */
  chosen: LenderQuote | null;
  final: LenderQuote;
  reasons: { figure: string; reason: string }[];
  /** The last day to cancel if the borrower signs today, or null without a right to cancel. */
  rescissionEndsOn: string | null;
  /** The first day on which a Texas home can close. */
  texasEarliestOn: string | null;
}

type Quote = Readonly<LenderQuote>;

export type FigurePart = 'get' | 'pay' | 'cost';

/** The compared figures, in order. A figure that is null on both sides is left out. */
const figures = {
  total: ['get', 'Line of credit', ({ total }) => formatCents(total)],
  amount: ['get', 'First draw', ({ amount }) => formatCents(amount)],
  rate: ['pay', 'Rate', ({ rate }) => formatPercent(rate)],
  apr: ['pay', 'APR', ({ apr }) => formatPercent(apr)],
  term: ['pay', 'Term', ({ term }) => formatYears(term)],
  monthlyPayment: ['pay', 'Monthly payment', ({ monthlyPayment }) => formatCents(monthlyPayment)],
  fee: ['cost', 'Origination fee', ({ fee }) => formatCents(fee)],
  recordingTax: ['cost', 'Recording tax', ({ recordingTax }) => formatCents(recordingTax)],
  debtsPaid: [
    'get',
    'Debts paid directly',
    ({ debtsPaid }) => (debtsPaid === 0 ? null : formatCents(debtsPaid)),
  ],
  cash: ['get', 'Cash to you', ({ cash }) => formatCents(cash)],
  totalInterest: ['pay', 'Total interest', ({ totalInterest }) => formatCents(totalInterest)],
  lastPayment: [
    'pay',
    'Last payment',
    ({ lastPayment }) => (lastPayment === null ? null : formatMonth(lastPayment)),
  ],
} as const satisfies Record<
  string,
  readonly [part: FigurePart, label: string, write: (quote: Quote) => string | null]
>;

export type Figure = keyof typeof figures;

// Every key is a figure.
const figureNames = Object.keys(figures) as readonly Figure[];

/** Our choice: used if the lender gives no reason for a difference. */
const NO_REASON = 'We checked your numbers once more. Ask us about this change.';

/** Returns the figures that look different. */
export const changedFigures = (chosen: Quote, final: Quote): Figure[] =>
  figureNames.filter((figure) => {
    const write: (quote: Quote) => string | null = figures[figure][2];
    return write(chosen) !== write(final);
  });

export interface ComparisonRow {
  part: FigurePart;
  label: string;
  chosen: string | null;
  final: string;
  /** Null if it didn't change. */
  reason: string | null;
}

/** Compares the chosen offer with the final one. Each difference has its reason. */
export function comparisonRows({ chosen, final, reasons }: Readonly<FinalOffer>): ComparisonRow[] {
  const changed = new Set(chosen === null ? [] : changedFigures(chosen, final));
  return figureNames.flatMap((figure) => {
    const row: readonly [FigurePart, string, (quote: Quote) => string | null] = figures[figure];
    const [part, label, write] = row;
    const was = chosen && write(chosen);
    const now = write(final);
    if (was === null && now === null) return [];
    const given = reasons.find((one) => one.figure === figure)?.reason ?? NO_REASON;
    return {
      part,
      label,
      chosen: was,
      final: now ?? 'None',
      reason: changed.has(figure) ? given : null,
    };
  });
}

export interface ChangeGroup {
  reason: string;
  rows: ComparisonRow[];
}

/** Groups changed rows by reason, so each reason appears once. */
export function changeGroups(rows: readonly ComparisonRow[]): ChangeGroup[] {
  const groups = new Map<string, ComparisonRow[]>();
  for (const row of rows)
    if (row.reason !== null) groups.set(row.reason, [...(groups.get(row.reason) ?? []), row]);
  return [...groups].map(([reason, own]) => ({ reason, rows: own }));
}

const payers: Readonly<Record<string, string>> = { LENDER: 'We pay', BORROWER: 'You pay' };

export interface CostGroup {
  /** "You pay" */
  payer: string;
  costs: { name: string; amount: string }[];
}

/** The costs one by one, by who pays them. */
export function costGroups({
  fee,
  recordingTax,
  costs,
}: Pick<Quote, 'fee' | 'recordingTax' | 'costs'>): CostGroup[] {
  const groups = new Map<string, CostGroup['costs']>();
  for (const { name, amount, paidBy } of [
    { name: 'Origination fee', amount: fee, paidBy: 'BORROWER' },
    { name: 'Recording tax', amount: recordingTax, paidBy: 'BORROWER' },
    ...costs,
  ]) {
    const payer = payers[paidBy] ?? `Paid by ${paidBy}`;
    groups.set(payer, [...(groups.get(payer) ?? []), { name, amount: formatCents(amount) }]);
  }
  const notary = { name: NOTARY_AT_HOME, amount: formatCents(IN_PERSON_FEE) };
  return [
    ...[...groups].map(([payer, own]) => ({ payer, costs: own })),
    { payer: 'Only if you choose it', costs: [notary] },
  ];
}

/** Returns the end of the right to cancel: the lender counts from today, and signing may begin later (facts §3). */
export const cancelUntilOf = (
  { rescissionEndsOn }: Readonly<Pick<FinalOffer, 'rescissionEndsOn'>>,
  signingDay: string | null,
): string | null =>
  rescissionEndsOn && (signingDay === null ? rescissionEndsOn : rescissionEnds(signingDay));

/** Whether the final offer asks for the hard-credit consent: it is needed (APP-02 to APP-04) and missing. */
export const asksHardCredit = (status: Readonly<ApplicationStatus>): boolean =>
  needsHardCreditConsent(status) &&
  !status.consents.some(({ type, givenAt }) => type === 'HARD_CREDIT' && givenAt !== null);
