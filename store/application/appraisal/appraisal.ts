import { addDays } from '#store/format/isoDate.ts';
import { phoneRules } from '#store/registration/contact.ts';
import { sample } from '#store/text/sampleText.ts';
import {
  maxLength,
  oneOf,
  passes,
  required,
  textValidator,
  type RuleTable,
} from '#store/validation.ts';

/** Dollars. A larger line needs an appraisal (DISC-01). */
export const APPRAISAL_FROM = 400_000;

export const visitTimes = {
  MORNING: '8 AM to noon',
  AFTERNOON: 'Noon to 4 PM',
  EVENING: '4 PM to 7 PM',
} as const;
export type VisitTime = keyof typeof visitTimes;

/** A time when the appraiser can see the inside of the home. */
export interface VisitWindow {
  /** yyyy-MM-dd */
  day: string;
  time: VisitTime;
}

export interface Booking {
  contactName: string;
  contactPhone: string;
  windows: VisitWindow[];
}

/** Data of the screen `hold`. */
export interface Appraisal {
  /** Dollars. */
  fee: number;
  /** The first day on which we may charge a fee. */
  earliestPaymentDate: string | null;
  /** ISO. Null before it is booked, and while it must be booked again. */
  appointment: string | null;
  appraiserName: string | null;
  receiptNumber: string | null;
  receiptDocumentUuid: string | null;
  paidOn: string | null;
  contactName: string | null;
  contactPhone: string | null;
  windows: VisitWindow[];
  /** Why the partner declined the last card. */
  refusal: string | null;
}

/** screens.md, hold */
export const WINDOWS = 3;

const REQUIRED = 'Required';
const CHOOSE_A_TIME = 'Choose a time';
/** Our choice: the appraiser needs two days' notice, and a month is far enough ahead. */
const NOTICE_DAYS = 2;
const LAST_DAYS = 30;
const SHOWN_DAYS = 14;

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

/** A visit can't be earlier than the fee may be charged. */
export const firstDayOf = (
  todayIso: string | null,
  earliestPaymentDate: string | null,
): string | null => {
  const known = [todayIso, earliestPaymentDate].filter((day) => day !== null).toSorted();
  return known.at(-1) ?? null;
};

/** Returns the available days after a first day, without Sundays. */
export function visitDaysAfter(first: string | null): string[] {
  if (first === null) return [];
  const days = Array.from({ length: SHOWN_DAYS }, (_none, at) => addDays(first, NOTICE_DAYS + at));
  return days.filter((day): day is string => day !== null && !isSunday(day));
}

/** Returns whether the appraiser can come on a day, up to a month after the first one. */
export function isVisitDay(day: string, first: string | null): boolean {
  if (first === null) return true;
  const [from, to] = [addDays(first, NOTICE_DAYS) ?? '', addDays(first, LAST_DAYS) ?? ''];
  return day >= from && day <= to && !isSunday(day);
}

const windowRules = (first: string | null): RuleTable<VisitWindow> => ({
  day: [
    required('Choose a day'),
    passes((day: string) => isVisitDay(day, first), 'Choose another day'),
  ],
  time: [required(CHOOSE_A_TIME), oneOf(Object.keys(visitTimes), CHOOSE_A_TIME)],
});

const sameWindow = (one: Partial<VisitWindow>, other: Partial<VisitWindow>) =>
  one.day !== undefined && one.day === other.day && one.time === other.time;

const TWICE = 'Choose another time: you have this one already';

const missingText = (count: number) =>
  count === WINDOWS ? 'Pick three times' : `Pick ${count} more`;

/** Requires three different windows. The last row says how many are missing. */
export const windowsValidator = (first: string | null) => {
  const validate = textValidator<VisitWindow>(windowRules(first));
  return (values: Readonly<{ windows?: readonly Partial<VisitWindow>[] }>) => {
    const rows = Array.from({ length: WINDOWS }, (_none, at) => values.windows?.[at] ?? {});
    const missing = rows.filter(({ day, time }) => day === undefined && time === undefined).length;
    const windows = rows.map((row, at) => {
      if (at >= WINDOWS - missing) return at === WINDOWS - 1 ? { day: missingText(missing) } : {};
      const errors = validate(row);
      const isTwice = rows.slice(0, at).some((other) => sameWindow(row, other));
      return isTwice && errors.time === undefined ? { ...errors, time: TWICE } : errors;
    });
    const isWrong = windows.some((errors) => Object.keys(errors).length > 0);
    return isWrong ? { windows } : {};
  };
};

const validateContact = textValidator<Pick<Booking, 'contactName' | 'contactPhone'>>({
  contactName: [required(REQUIRED), maxLength(200, 'Must be at most 200 characters')],
  contactPhone: phoneRules,
});

/** Validates the contact and the windows. */
export const bookingValidator = (first: string | null) => {
  const validateWindows = windowsValidator(first);
  return (
    values: Readonly<Partial<Omit<Booking, 'windows'>>> & {
      readonly windows?: readonly Partial<VisitWindow>[];
    },
  ) => ({ ...validateContact(values), ...validateWindows(values) });
};

/** T-37: a sample for legal review (screens.md 11). */
export const feeText = (date: string) =>
  sample(
    'T-37',
    `We won't take a fee before ${date}, three business days after you got the terms. If a term changes and you stop, we'll return it.`,
  );

/** `hold.reason` is NO_ACCESS. */
export const APPRAISER_NO_ACCESS =
  'The appraiser could not get in. Pick a new time. No extra fee the first time.';
export const CARD_REFUSED = 'The card was not charged. Try another card.';
