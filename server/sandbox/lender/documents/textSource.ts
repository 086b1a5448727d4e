import { readName } from '#sagas/api/mappers/name.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isSignerFile } from '#server/sandbox/lender/signers/signerFile.ts';
import { figuresOf } from '#server/sandbox/lender/application/answers.ts';
import { formatDate } from '#store/format/dates.ts';
import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatYears } from '#store/format/years.ts';
import { addressLine } from '#store/person/address.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { fullName } from '#store/person/name.ts';

import type { DocumentSection } from './writePdf.ts';

/** What the texts use: the application, its brand, and its sample document's code. */
export interface TextSource {
  readonly application: ApplicationRecord;
  readonly lender: Lender;
  readonly sampleCode: string;
}

/** Our sample wording for legal review (screens.md 11). */
export type DocumentText = (source: TextSource) => readonly DocumentSection[];

export const lenderName = ({ lender }: TextSource) =>
  lender.brand.orgMetaData.companyInfo.companyName;
export const borrowerName = ({ application }: TextSource) => {
  const { name: wireName } = isSignerFile(application) ? application.borrower : application.profile;
  const name = readName(wireName);
  return name ? fullName(name) : '';
};
export const propertyLine = ({ application }: TextSource) => addressLine(application.property);

export function figures({ application }: TextSource): string[] {
  const quote = application.selectedQuote;
  if (!quote) return [];
  const { total, amount, rate, term, monthlyPayment } = figuresOf(quote);
  return [
    `Line of credit: ${formatCents(total)}`,
    `First draw: ${formatCents(amount)}`,
    `Cash to you: ${formatCents(quote.cash)}`,
    `Annual percentage rate: ${formatPercent(rate)}`,
    ...(term === null ? [] : [`Term: ${formatYears(term)}`]),
    ...(monthlyPayment === null ? [] : [`Monthly payment: ${formatCents(monthlyPayment)}`]),
  ];
}

/** Returns the person, the home and the number. */
export const factLines = (source: TextSource): string[] => [
  `Borrower: ${borrowerName(source)}`,
  `Home: ${propertyLine(source)}`,
  `Reference: ${source.application.loanNumber}`,
  `Date: ${formatDate(dayAt(Date.parse(source.application.createdAt), source.application.property))}`,
];

export const section = (title: string, ...lines: readonly string[]): DocumentSection => ({
  title,
  lines,
});
