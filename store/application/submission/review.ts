import { chosenRows } from '#store/application/offers/chosenRows.ts';
import { formatDate } from '#store/format/dates.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { addressLine, occupancyLabels } from '#store/person/address.ts';
import { fullName } from '#store/person/name.ts';
import { employmentLabels } from '#store/registration/income.ts';
import { ownershipLabels, purposeLabels } from '#store/application/details/additionalInfo.ts';
import { signerStateText } from '#store/application/signing/signers.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import type { EditStep, Summary } from '#store/application/summary/summary.ts';
import { capitalized, codeInWords } from '#store/text/letterCase.ts';

/** Where a card's "Edit" leads: a registration question, an application screen, or the offers. */
export type EditTarget =
  | { kind: 'question'; step: EditStep }
  | { kind: 'screen'; screen: ApplicationScreenId }
  | { kind: 'offers' };

export interface ReviewCard {
  title: string;
  rows: { label: string; value: string }[];
  edits: { what: string; target: EditTarget; changesOffer: boolean }[];
}

const wordOf = (labels: Readonly<Record<string, string>>, code: string | null) =>
  code === null ? null : (labels[code] ?? null);

const inWords = (code: string | null) => (code === null ? null : capitalized(codeInWords(code)));

const rowsOf = (rows: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(rows).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value }],
  );

const question = (what: string, step: EditStep, changesOffer: boolean) => ({
  what,
  target: { kind: 'question' as const, step },
  changesOffer,
});

const screen = (what: string, id: ApplicationScreenId) => ({
  what,
  target: { kind: 'screen' as const, screen: id },
  changesOffer: false,
});

function valueOf({ value, valueSource, valueDate }: Summary['facts']) {
  if (value === null) return null;
  const source = [valueSource, valueDate && formatDate(valueDate)].filter(Boolean).join(', ');
  return source === '' ? formatWholeDollars(value) : `${formatWholeDollars(value)} (${source})`;
}

const propertyCard = (summary: Summary): ReviewCard => ({
  title: 'Property',
  rows: rowsOf({
    Address: summary.propertyAddress && addressLine(summary.propertyAddress),
    Use: summary.occupancyType && occupancyLabels[summary.occupancyType],
    'For sale': summary.isListedForSale === null ? null : summary.isListedForSale ? 'Yes' : 'No',
    County: summary.facts.county,
    Type: inWords(summary.facts.propertyType),
    'Year built': summary.facts.yearBuilt === null ? null : String(summary.facts.yearBuilt),
    Value: valueOf(summary.facts),
  }),
  edits: [
    question('the property', 'property-info', true),
    question('the sale status', 'sale-status', true),
  ],
});

const personCards = (summary: Summary): ReviewCard[] => [
  {
    title: 'You',
    rows: rowsOf({
      Name: summary.name && fullName(summary.name),
      'Birth date': summary.dob && formatDate(summary.dob),
      'Social Security number': summary.facts.ssnLastFour && `ends in ${summary.facts.ssnLastFour}`,
    }),
    edits: [question('your name', 'name', true), question('your birth date', 'birthdate', true)],
  },
  {
    title: 'Contact',
    rows: rowsOf({ Email: summary.email, Phone: summary.phoneNumber }),
    edits: [question('your contact', 'contact-info', false)],
  },
  {
    title: 'Income and work',
    rows: rowsOf({
      'Yearly income': summary.income === null ? null : formatWholeDollars(summary.income),
      'Other income': summary.otherIncome ? formatWholeDollars(summary.otherIncome) : null,
      Work: summary.employmentType && employmentLabels[summary.employmentType],
    }),
    edits: [question('your income', 'income-info', true)],
  },
];

/** Returns the cards of start/app-summary, with what each change does to the offer. */
export const reviewCards = (summary: Summary): readonly ReviewCard[] => [
  propertyCard(summary),
  ...personCards(summary),
  {
    title: 'Owners and signers',
    rows: rowsOf({
      Owners: wordOf(ownershipLabels, summary.facts.ownership),
      ...Object.fromEntries(
        summary.facts.signers.map(({ firstName, lastName, state }) => [
          `${firstName} ${lastName}`,
          signerStateText(state) ?? 'Not invited yet',
        ]),
      ),
      'Use of the money': wordOf(purposeLabels, summary.facts.purpose),
    }),
    edits: [screen('owners and signers', 'startContact')],
  },
  {
    title: 'Your offer',
    rows: chosenRows(summary.facts.offer),
    edits: [{ what: 'your offer', target: { kind: 'offers' }, changesOffer: true }],
  },
  {
    title: 'Demographic information',
    rows: [
      { label: 'Questions', value: summary.facts.isHmdaAnswered ? 'Answered' : 'Not answered' },
    ],
    edits: [screen('demographic information', 'startHmda')],
  },
];
