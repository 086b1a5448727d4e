import type { HomeAddress, Occupancy } from '#store/person/address.ts';
import type { EmploymentType } from '#store/registration/income.ts';
import type { LegalName } from '#store/person/name.ts';
import { FIRST_STEP } from '#store/registration/steps.ts';

/** The answers of the registration that an application was made of. */
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
  /** Yyyy-MM-dd. */
  dob: string;
  email: string;
  /** As it is shown: (555) 555-5555. */
  phoneNumber: string;
}

/** The same answers as the lender has them. */
export type Summary = { [Name in keyof SummaryAnswers]: SummaryAnswers[Name] | null } & {
  /** The hard check was made: nothing can be changed any more. */
  isLocked: boolean;
};

export type SummaryChanges = Partial<SummaryAnswers>;

/** The steps of the registration that can be answered again (ROUTE-REG-15), by their `step` value (C-01, QUERY-STEP). */
export const editSteps = [
  FIRST_STEP,
  'sale-status',
  'income-info',
  'name',
  'birthdate',
  'contact-info',
] as const;

export type EditStep = (typeof editSteps)[number];

/** An unknown step is the first one; so is the login, which is no answer of the application. */
export const editStepOf = (value: string | undefined): EditStep =>
  editSteps.find((step) => step === value) ?? FIRST_STEP;

/** The name under which what is typed into a step is kept until it is sent (F-09). */
export const editScreen = (step: EditStep): string => `register/${step}`;

/** Where the answers are reviewed. */
export const SUMMARY_SCREEN = 'start/app-summary';

/** What is said once the hard check was made. */
export const LOCKED = "You can't change this now. Call us and we will help.";

/** Parts of an answer in one order, without the empty ones: two of them are the same answer or are not. */
const inOneOrder = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null
    ? Object.entries(answer)
        .filter(([, part]) => part !== null && part !== undefined && part !== '')
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
    : answer;

const isSameAnswer = (one: unknown, other: unknown) =>
  JSON.stringify(inOneOrder(one)) === JSON.stringify(inOneOrder(other));

/** What of some answers is new. */
export const changedAnswers = <Answers extends object>(
  answers: Readonly<Answers>,
  known: Readonly<Partial<Record<keyof Answers, unknown>>>,
): Partial<Answers> =>
  // Keys were only left out.
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name, answer]) =>
        answer !== undefined && !isSameAnswer(answer, known[name as keyof Answers]),
    ),
  ) as Partial<Answers>;

/** What the lender reaches somebody under decides about no offer. */
const contact = new Set(['email', 'phoneNumber']);

/**
 * Whether these changes make the lender check the offer again: all but the contact. chosen: for sale or not is one
 * of them, since it is a fact of the property and may end the application.
 */
export const checksOffer = (changes: Readonly<object>): boolean =>
  Object.keys(changes).some((name) => !contact.has(name));
