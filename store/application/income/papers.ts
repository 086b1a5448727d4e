import { addDays, isRealDate } from '#store/format/isoDate.ts';
import {
  maxLength,
  oneOf,
  passes,
  required,
  textValidator,
  type FieldErrors,
} from '#store/validation.ts';
import type { Upload, UploadGroup } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';

import { payFrequencies, type PaperKind, type PayFrequency } from './codes.ts';

/** What income/upload asks in addition to the files. Nothing for other documents. */
export interface PapersForm {
  payFrequency: PayFrequency;
  employerName: string;
  /** yyyy-MM-dd */
  lastPayDate: string;
}

export type PaperFacts = { [Name in keyof PapersForm]: PapersForm[Name] | null };

export const payFrequencyLabels: Readonly<Record<PayFrequency, string>> = {
  WEEKLY: 'Every week',
  EVERY_TWO_WEEKS: 'Every two weeks',
  TWICE_A_MONTH: 'Twice a month',
  MONTHLY: 'Every month',
};

export const paperGroups: Readonly<Record<PaperKind, UploadGroup>> = {
  PAYSTUB: 'payStubs',
  OTHER: 'incomePapers',
};

export const NOT_A_DATE = 'Enter a valid date';
const TOO_OLD = 'Use a pay stub from the last 30 days';
const DAYS = 30;

const REQUIRED = 'Required';
export const LONG_NAME = maxLength(200, 'Must be at most 200 characters');

export const OTHER_PAPERS_TITLE = 'Upload your income papers';

/** COND-10 */
export const paystubNeed = (count: number): string =>
  `${count} pay ${count === 1 ? 'stub' : 'stubs'} from the last 30 days. Name, employer, pay date and year-to-date must be readable.`;

/** Validates a pay stub's facts for a given day. If the day is unknown, only the lender checks the date. */
function factsValidator(today: string | null) {
  const isRecent = (day: string) =>
    today === null || (day <= today && day >= (addDays(today, -DAYS) ?? ''));
  return textValidator<PapersForm>({
    payFrequency: [required(REQUIRED), oneOf(payFrequencies, REQUIRED)],
    employerName: [required(REQUIRED), LONG_NAME],
    lastPayDate: [required(REQUIRED), passes(isRealDate, NOT_A_DATE), passes(isRecent, TOO_OLD)],
  });
}

/** Validates a pay stub's facts. Other documents have none. */
export const paperFactsValidator = (kind: PaperKind, today: string | null) =>
  kind === 'PAYSTUB' ? factsValidator(today) : textValidator<PapersForm>({});

export type PapersErrors = FieldErrors<PapersForm> & Partial<Record<UploadGroup, string>>;

/** Validates the facts and files of income/upload. */
export function papersValidator(
  { kind, today, least }: Readonly<{ kind: PaperKind; today: string | null; least: number }>,
  files: readonly Upload[],
) {
  const group = paperGroups[kind];
  const missing = validateUploadGroup(uploadsOfGroup(files, group), least);
  const validate = paperFactsValidator(kind, today);
  return (values: Readonly<Partial<PapersForm>>): PapersErrors => ({
    ...(missing !== null && { [group]: missing }),
    ...validate(values),
  });
}

/** The form is valid. Other documents have no facts. */
export const paperFacts = (kind: PaperKind, form: Readonly<PapersForm>): PaperFacts =>
  kind === 'PAYSTUB'
    ? {
        payFrequency: form.payFrequency,
        employerName: form.employerName,
        lastPayDate: form.lastPayDate,
      }
    : { payFrequency: null, employerName: null, lastPayDate: null };
