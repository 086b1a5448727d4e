import { readName } from '#sagas/api/mappers/name.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isSignerFile } from '#server/sandbox/lender/signers/signerFile.ts';
import { figuresOf } from '#server/sandbox/lender/application/answers.ts';
import { formatDate } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { fullName } from '#store/person/name.ts';

import type { Section } from './writePdf.ts';

/** What the texts are made of: the application, its brand, and the code of its sample document. */
export interface TextSource {
  readonly application: ApplicationRecord;
  readonly lender: Lender;
  readonly sampleCode: string;
}

/** Sample wording of our own for legal review (screens.md 11). */
export type Text = (source: TextSource) => readonly Section[];

export const lenderName = ({ lender }: TextSource) =>
  lender.brand.orgMetaData.companyInfo.companyName;
export const borrower = ({ application }: TextSource) => {
  const { name: wireName } = isSignerFile(application) ? application.borrower : application.profile;
  const name = readName(wireName);
  return name ? fullName(name) : '';
};
export const home = ({ application }: TextSource) => {
  const { street1, street2, city, state, zip } = application.property;
  return [street1, street2, city, `${state} ${zip}`].filter(Boolean).join(', ');
};

export function figures({ application }: TextSource): string[] {
  const quote = application.selectedQuote;
  if (!quote) return [];
  const { total, amount, rate, term, monthlyPayment } = figuresOf(quote);
  return [
    `Line of credit: ${formatCents(total)}`,
    `First draw: ${formatCents(amount)}`,
    `Annual percentage rate: ${formatPercent(rate)}`,
    ...(term === null ? [] : [`Term: ${formatYears(term)}`]),
    ...(monthlyPayment === null ? [] : [`Monthly payment: ${formatCents(monthlyPayment)}`]),
  ];
}

/** Who, which home, and under which number. */
export const factLines = (source: TextSource): string[] => [
  `Borrower: ${borrower(source)}`,
  `Home: ${home(source)}`,
  `Reference: ${source.application.loanNumber}`,
  `Date: ${formatDate(dayAt(Date.parse(source.application.createdAt), source.application.property))}`,
];

export const section = (title: string, ...lines: readonly string[]): Section => ({ title, lines });
