import { formatDate } from '#store/format/dates.ts';
import { isRealDate } from '#store/format/isoDate.ts';
import { emailRules, phoneRules } from '#store/registration/contact.ts';
import { isTicked } from '#store/registration/consents.ts';
import { sample, type ConsentText } from '#store/text/sampleText.ts';
import {
  isEmpty,
  oneOf,
  passes,
  required,
  textValidator,
  type FieldErrors,
  type Rule,
  type RuleTable,
} from '#store/validation.ts';
import type { Upload } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';

import type { EmployerState } from './codes.ts';
import { LONG_NAME, NOT_A_DATE } from './papers.ts';

/** Who can confirm the employment. For self-employed borrowers, describes the business. */
export interface EmployerAnswer {
  employerName: string | null;
  jobTitle: string | null;
  /** yyyy-MM-dd */
  startDate: string | null;
  workPhone: string | null;
  workEmail: string | null;
  contactName: string | null;
  bestTime: string | null;
  businessName: string | null;
  licenceOrWebsite: string | null;
  yearsInBusiness: number | null;
}

export interface Employment extends EmployerAnswer {
  state: EmployerState;
}

/** After an unanswered call: another contact, or documents instead. */
export const confirmations = {
  CONTACT: 'Give another contact',
  PAPERS: 'Upload an offer letter or a W-2',
} as const;
export type Confirmation = keyof typeof confirmations;

export interface EmployerForm {
  confirmBy: Confirmation;
  employerName: string;
  jobTitle: string;
  startDate: string;
  workPhone: string;
  workEmail: string;
  contactName: string;
  bestTime: string;
  businessName: string;
  licenceOrWebsite: string;
  /** As typed. */
  yearsInBusiness: string;
  consent: boolean;
}

/** T-20: a sample for legal review (screens.md 11). */
export const employerConsent = (party: string): ConsentText =>
  sample('T-20', `${party} may ask my employer whether I work there.`);

const REQUIRED = 'Required';
const NO_WAY = 'Give a work phone or a work email.';
const FREE_MAIL = 'Use a work email, or give a phone.';
const MAX_YEARS = 80;

/** Our choice: domains where anyone can open an address. */
const freeMail = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'mail.com',
]);

const isFreeMail = (email: string) =>
  freeMail.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

const someContact: Rule<string, EmployerForm> = (phone, { workEmail }) =>
  isEmpty(phone) && isEmpty(workEmail) ? NO_WAY : undefined;

const workMail: Rule<string, EmployerForm> = (email, { workPhone }) =>
  !isEmpty(email) && isEmpty(workPhone) && isFreeMail(email) ? FREE_MAIL : undefined;

const isRequired = required(REQUIRED);
// Drops the "required" rules, because one of the two fields is enough.
const [, ...phoneFormat] = phoneRules;
const [, ...emailFormat] = emailRules;

const employerRules = (today: string | null): RuleTable<EmployerForm> => ({
  employerName: [isRequired, LONG_NAME],
  jobTitle: [isRequired, LONG_NAME],
  startDate: [
    isRequired,
    passes(isRealDate, NOT_A_DATE),
    passes(
      (day: string) => today === null || day <= today,
      'Enter a date that is not in the future',
    ),
  ],
  workPhone: [someContact, ...phoneFormat],
  workEmail: [...emailFormat, workMail],
  contactName: [LONG_NAME],
  bestTime: [LONG_NAME],
});

const businessRules: RuleTable<EmployerForm> = {
  businessName: [isRequired, LONG_NAME],
  licenceOrWebsite: [isRequired, LONG_NAME],
  yearsInBusiness: [
    isRequired,
    passes(
      (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= MAX_YEARS,
      `Enter a number from 0 to ${MAX_YEARS}`,
    ),
  ],
};

export const isSelfEmployed = (employmentType: string): boolean =>
  employmentType === 'SELF_EMPLOYED';

/** What the screen needs to know: the employment type, the day, and whether documents can replace a call. */
export interface EmployerContext {
  employmentType: string;
  today: string | null;
  canSendPapers: boolean;
}

/** Validates income/employer-verification without the files. */
export function employerValidator({ employmentType, today, canSendPapers }: EmployerContext) {
  const consent = { consent: [isTicked] };
  const asked = isSelfEmployed(employmentType) ? businessRules : employerRules(today);
  const choice = {
    confirmBy: [isRequired, oneOf(Object.keys(confirmations), REQUIRED)],
  };
  const byContact = textValidator<EmployerForm>({ ...asked, ...consent });
  const byPapers = textValidator<EmployerForm>(consent);
  const chosen = textValidator<EmployerForm>(choice);
  return (values: Readonly<Partial<EmployerForm>>): FieldErrors<EmployerForm> => {
    if (!canSendPapers) return byContact(values);
    const missing = chosen(values);
    if (missing.confirmBy !== undefined) return { ...missing, ...byPapers(values) };
    return values.confirmBy === 'PAPERS' ? byPapers(values) : byContact(values);
  };
}

/** Also validates the files if documents are sent. */
export function employerFormValidator(context: EmployerContext, files: readonly Upload[]) {
  const validate = employerValidator(context);
  const missing = validateUploadGroup(uploadsOfGroup(files, 'employerPapers'), 1);
  return (values: Readonly<Partial<EmployerForm>>) => ({
    ...validate(values),
    ...(values.confirmBy === 'PAPERS' &&
      context.canSendPapers &&
      missing !== null && { employerPapers: missing }),
  });
}

const NOTHING: EmployerAnswer = {
  employerName: null,
  jobTitle: null,
  startDate: null,
  workPhone: null,
  workEmail: null,
  contactName: null,
  bestTime: null,
  businessName: null,
  licenceOrWebsite: null,
  yearsInBusiness: null,
};

/** Returns the request of a valid form. Documents are sent without a contact. */
export function employerAnswer(
  form: Readonly<EmployerForm>,
  { employmentType, canSendPapers }: Readonly<EmployerContext>,
): EmployerAnswer & { hasPapers: boolean } {
  const hasPapers = canSendPapers && form.confirmBy === 'PAPERS';
  if (hasPapers) return { ...NOTHING, hasPapers };
  if (isSelfEmployed(employmentType)) {
    const { businessName, licenceOrWebsite, yearsInBusiness } = form;
    return {
      ...NOTHING,
      businessName,
      licenceOrWebsite,
      yearsInBusiness: Number(yearsInBusiness),
      hasPapers,
    };
  }
  return {
    ...NOTHING,
    employerName: form.employerName,
    jobTitle: form.jobTitle,
    startDate: form.startDate,
    workPhone: form.workPhone || null,
    workEmail: form.workEmail || null,
    contactName: form.contactName || null,
    bestTime: form.bestTime || null,
    hasPapers,
  };
}

/** Returns the form values of an earlier answer. The consent must be ticked every time. */
export function employerForm(saved: Readonly<EmployerAnswer>): {
  [Name in keyof EmployerForm]?: EmployerForm[Name] | null;
} {
  const { yearsInBusiness, ...texts } = saved;
  return {
    ...texts,
    yearsInBusiness: yearsInBusiness === null ? null : String(yearsInBusiness),
  };
}

/** Returns the answer as rows for display. */
export function employerRows(stated: Readonly<EmployerAnswer>): { label: string; value: string }[] {
  const { startDate, yearsInBusiness } = stated;
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    ['Employer', stated.employerName],
    ['Job title', stated.jobTitle],
    ['Since', startDate === null ? null : formatDate(startDate)],
    ['Work phone', stated.workPhone],
    ['Work email', stated.workEmail],
    ['Contact', stated.contactName],
    ['Best time to call', stated.bestTime],
    ['Business', stated.businessName],
    ['License or website', stated.licenceOrWebsite],
    ['Years in business', yearsInBusiness === null ? null : String(yearsInBusiness)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
