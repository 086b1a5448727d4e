import type { HomeAddress, Occupancy } from '#store/person/address.ts';
import type { EmploymentType } from '#store/registration/income.ts';
import type { LegalName } from '#store/person/name.ts';
import { FIRST_STEP } from '#store/registration/questions.ts';

export interface SummaryAnswers {
  propertyAddress: HomeAddress;
  occupancyType: Occupancy;
  homeAddress: HomeAddress;
  isListedForSale: boolean;
  /** Yearly amounts before taxes, in dollars. */
  income: number;
  otherIncome: number;
  employmentType: EmploymentType;
  name: LegalName;
  /** yyyy-MM-dd */
  dob: string;
  email: string;
  /** (555) 555-5555 */
  phoneNumber: string;
}

/** What the review shows in addition to the answers (start/app-summary). */
export interface SummaryFacts {
  county: string | null;
  propertyType: string | null;
  yearBuilt: number | null;
  /** Whole dollars. */
  value: number | null;
  valueSource: string | null;
  /** yyyy-MM-dd */
  valueDate: string | null;
  ssnLastFour: string | null;
  ownership: string | null;
  signers: { uuid: string; firstName: string; lastName: string; state: string | null }[];
  purpose: string | null;
  offer: {
    amount: number | null;
    total: number | null;
    /** A fraction. */
    rate: number | null;
    term: number | null;
    monthlyPayment: number | null;
  } | null;
  isAdditionalInfoAnswered: boolean;
  isHmdaAnswered: boolean;
}

export type Summary = { [Name in keyof SummaryAnswers]: SummaryAnswers[Name] | null } & {
  isLocked: boolean;
  facts: SummaryFacts;
};

export type SummaryChanges = Partial<SummaryAnswers>;

/** ROUTE-REG-15, by `step` value (C-01, QUERY-STEP). */
export const editSteps = [
  FIRST_STEP,
  'sale-status',
  'income-info',
  'name',
  'birthdate',
  'contact-info',
] as const;

export type EditStep = (typeof editSteps)[number];

/** Falls back to the first step for an unknown step or the login. */
export const editStepOf = (value: string | undefined): EditStep =>
  editSteps.find((step) => step === value) ?? FIRST_STEP;

/** Returns the key of the step's unsaved values (F-09). */
export const editScreen = (step: EditStep): `edit/${EditStep}` => `edit/${step}`;

export const LOCKED = "You can't change this now. Call us and we'll help.";

const sortedParts = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null
    ? Object.entries(answer)
        .filter(([, part]) => part !== null && part !== undefined && part !== '')
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
    : answer;

const isSameAnswer = (one: unknown, other: unknown) =>
  JSON.stringify(sortedParts(one)) === JSON.stringify(sortedParts(other));

export const changedAnswers = <Answers extends object>(
  answers: Readonly<Answers>,
  known: Readonly<Partial<Record<keyof Answers, unknown>>>,
): Partial<Answers> =>
  // A subset of the keys.
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name, answer]) =>
        answer !== undefined && !isSameAnswer(answer, known[name as keyof Answers]),
    ),
  ) as Partial<Answers>;

/** Contact data doesn't affect the offer. */
const contact = new Set(['email', 'phoneNumber']);

/**
 * Whether the lender checks the offer again. Our choice: also for the sale status, because it may end the
 * application.
 */
export const checksOffer = (changes: Readonly<object>): boolean =>
  Object.keys(changes).some((name) => !contact.has(name));
