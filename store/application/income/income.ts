import type { ScreenAddress } from '#store/application/core/screens.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { employmentLabels } from '#store/registration/income.ts';
import { alimonyText } from '#store/registration/consents.ts';
import { uncapitalized } from '#store/text/letterCase.ts';

import type { IncomeMethod, IncomeState, IncomeSubject } from './codes.ts';
import { methodTexts } from './methods.ts';

export interface IncomeRecord {
  uuid: string;
  subject: IncomeSubject;
  verificationMethod: IncomeMethod | null;
  methods: IncomeMethod[];
  state: IncomeState;
  reason: string | null;
  monthlyIncome: number | null;
  institution: string | null;
}

export interface IncomeNeeds {
  /** Dollars a year. */
  statedIncome: number;
  statedOther: number;
  employmentType: string;
  records: IncomeRecord[];
  satisfied: boolean;
  /** COND-10 */
  numDocsRequired: number;
}

export const NEED_MISSING = 'Add one way to confirm each income.';

const labels: Readonly<Record<string, string>> = employmentLabels;

/** "You told us $118,000 a year, employed full-time." */
export function statedText({ statedIncome, statedOther, employmentType }: Readonly<IncomeNeeds>) {
  const label = labels[employmentType];
  const work = label === undefined ? '' : `, ${uncapitalized(label)}`;
  const other =
    statedOther > 0 ? ` Your other income is ${formatWholeDollars(statedOther)} a year.` : '';
  return `You told us ${formatWholeDollars(statedIncome)} a year${work}.${other}`;
}

const supportTypes = new Set(['ALIMONY', 'CHILD_SUPPORT', 'SEPARATE_MAINTENANCE_PAYMENTS']);

/** T-11, for income that needn't be disclosed. */
export const supportNotice = (employmentType: string): string | null =>
  supportTypes.has(employmentType) ? alimonyText.text : null;

/** Rounds to dollars, so cents don't change the yearly sum. */
const yearly = (monthlyIncome: number) => Math.round(monthlyIncome * 12);

const statedOf = (
  { subject }: Readonly<Pick<IncomeRecord, 'subject'>>,
  { statedIncome, statedOther }: Readonly<Pick<IncomeNeeds, 'statedIncome' | 'statedOther'>>,
) => (subject === 'PRIMARY' ? statedIncome : statedOther);

/** Says that the confirmed income is lower than stated, or returns null. */
export function lessText(
  record: Readonly<IncomeRecord>,
  needs: Readonly<IncomeNeeds>,
): string | null {
  const { monthlyIncome } = record;
  const stated = Math.round(statedOf(record, needs));
  if (monthlyIncome === null || yearly(monthlyIncome) >= stated) return null;
  const seen = formatWholeDollars(yearly(monthlyIncome));
  return `We saw ${seen} a year, you told us ${formatWholeDollars(stated)}. Add another income or continue with ${seen}.`;
}

/** Returns the heading of an income's card. */
export function recordTitle(record: Readonly<IncomeRecord>, needs: Readonly<IncomeNeeds>): string {
  const label = labels[needs.employmentType] ?? 'Main income';
  const name = record.subject === 'PRIMARY' ? label : 'Your other income';
  return `${name}: ${formatWholeDollars(statedOf(record, needs))} a year`;
}

const states: Readonly<Record<IncomeState, string>> = {
  NOT_STARTED: 'To do',
  CONNECTED: 'Connected',
  IN_REVIEW: 'In review',
  ACCEPTED: 'Accepted',
  NEEDS_REPLACING: 'Please replace',
};

export const recordState = ({ state }: Readonly<IncomeRecord>): string => states[state];

/** Whether the borrower has nothing more to do for it. */
export const isConfirmed = ({ state }: Readonly<IncomeRecord>): boolean =>
  state === 'CONNECTED' || state === 'ACCEPTED' || state === 'IN_REVIEW';

/** Describes the state of each income in one sentence, announced when it changes. */
export const recordsText = (needs: Readonly<IncomeNeeds>): string =>
  needs.records.map((record) => `${recordTitle(record, needs)}: ${recordState(record)}.`).join(' ');

/** Lists incomes that aren't confirmed in any way yet, or returns null. */
export function missingText(needs: Readonly<IncomeNeeds>): string | null {
  const open = needs.records.filter((record) => !isConfirmed(record));
  if (needs.satisfied || open.length === 0) return null;
  return `Still to confirm: ${open.map((record) => recordTitle(record, needs)).join('; ')}.`;
}

/** Requires a valid way to confirm each income. */
export const needValidator = (satisfied: boolean) => () =>
  satisfied ? {} : { records: NEED_MISSING };

/** Says what the lender has, or returns null if nothing. */
export function recordText({
  state,
  institution,
  verificationMethod: method,
  monthlyIncome,
}: Readonly<IncomeRecord>): string | null {
  const seen =
    monthlyIncome === null ? '' : ` It shows ${formatWholeDollars(yearly(monthlyIncome))} a year.`;
  if (state === 'CONNECTED')
    return `Connected${institution === null ? '' : `: ${institution}`}.${seen}`;
  if (state === 'ACCEPTED') return `We have read what you sent.${seen}`;
  if (state !== 'IN_REVIEW') return null;
  return method === 'EMPINFO'
    ? "We're asking your employer."
    : "We're reading what you sent. You can already submit your income.";
}

/** The documents of each employment type with the method OTHER. */
const otherPapers: Readonly<Record<string, string>> = {
  RETIRED: 'Upload an award letter',
  PUBLIC_ASSISTANCE_PROGRAM: 'Upload an award letter',
  ALIMONY: 'Upload the order and six months of receipts',
  CHILD_SUPPORT: 'Upload the order and six months of receipts',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Upload the order and six months of receipts',
};

/** Says what income/upload?kind=other asks for. */
export const otherPapersText = (employmentType: string): string => {
  const asked = otherPapers[employmentType];
  return asked === undefined
    ? 'Send papers that show the income: who pays it, how much and how often.'
    : `${asked.replace('Upload', 'Send')}. Your name, who pays and the amount must be readable.`;
};

export interface MethodChoice {
  method: IncomeMethod;
  label: string;
  about: string;
  opens: ScreenAddress;
}

/** Returns the methods for a record, fastest first. Leaves out codes without a screen. */
export function methodChoices(
  { uuid, methods, subject }: Readonly<IncomeRecord>,
  { employmentType, records }: Readonly<IncomeNeeds>,
): MethodChoice[] {
  // A single income doesn't need its id in the address.
  const query = records.length > 1 ? { record: uuid } : {};
  return methods
    .filter((method) => method !== 'UNKNOWN')
    .map((method) => {
      const { label, about, opens } = methodTexts[method];
      return {
        method,
        label:
          method === 'OTHER' && subject === 'PRIMARY'
            ? (otherPapers[employmentType] ?? label)
            : label,
        about,
        opens: { ...opens, query: { ...opens.query, ...query } },
      };
    });
}
