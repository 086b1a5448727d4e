import { oneOf, required, validator, type FieldErrors, type Rule } from '#store/validation.ts';

import { formatCents } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { sample, type ConsentText } from '#store/text/sampleText.ts';

import type { BankAccount } from './account.ts';

export const paymentMethods = { AUTOPAY: 'Autopay', MANUAL: 'Without autopay' } as const;
export type PaymentMethod = keyof typeof paymentMethods;

export const statementWays = { EMAIL: 'Email', MAIL: 'Mail' } as const;
export type StatementWay = keyof typeof statementWays;

export interface PaymentTerms {
  rate: number;
  monthlyPayment: number;
}

/** What the lender saved. The day is only for autopay, the statement only for manual payments. */
export interface PaymentChoice {
  paymentMethod: PaymentMethod;
  accountUuid: string | null;
  paymentDay: number | null;
  statementBy: StatementWay | null;
}

export interface Payment {
  accounts: BankAccount[];
  /** The account that receives the money. Crypto has none. */
  chosen: BankAccount | null;
  /** Null until an offer is chosen. */
  terms: { autopay: PaymentTerms; manual: PaymentTerms; isAutopayInOffer: boolean } | null;
  saved: PaymentChoice | null;
}

/** Exists in every month. */
const LAST_DAY = 28;
export const paymentDays: readonly string[] = Array.from({ length: LAST_DAY }, (_none, at) =>
  String(at + 1),
);

export interface PaymentForm {
  paymentMethod: PaymentMethod;
  accountUuid: string;
  /** 1 to 28. */
  paymentDay: string;
  authorization: boolean;
  statementBy: StatementWay;
}

const when =
  <Value>(method: PaymentMethod, rule: Rule<Value>): Rule<Value, PaymentForm> =>
  (value, values) =>
    values.paymentMethod === method ? rule(value, values) : undefined;

const REQUIRED = 'Required';
const isRequired = required(REQUIRED);
const isTicked: Rule<boolean> = (value) => (value === true ? undefined : REQUIRED);

const validate = validator<PaymentForm>({
  paymentMethod: [isRequired, oneOf(Object.keys(paymentMethods), REQUIRED)],
  accountUuid: [when('AUTOPAY', isRequired)],
  paymentDay: [
    when('AUTOPAY', isRequired),
    when('AUTOPAY', oneOf(paymentDays, 'Choose a day from 1 to 28')),
  ],
  authorization: [when('AUTOPAY', isTicked)],
  statementBy: [
    when('MANUAL', isRequired),
    when('MANUAL', oneOf(Object.keys(statementWays), REQUIRED)),
  ],
});

export const validatePayment = (values: Readonly<Partial<PaymentForm>>): FieldErrors<PaymentForm> =>
  validate(values);

/** Returns only the answers of the chosen payment method. */
export const paymentChoiceOf = ({
  paymentMethod,
  accountUuid,
  paymentDay,
  statementBy,
}: Readonly<PaymentForm>): PaymentChoice =>
  paymentMethod === 'AUTOPAY'
    ? { paymentMethod, accountUuid, paymentDay: Number(paymentDay), statementBy: null }
    : { paymentMethod, accountUuid: null, paymentDay: null, statementBy };

/** Returns the saved choice, or the payout account to start with. The consent must be ticked every time. */
export function paymentFormOf({
  saved,
  chosen,
}: Readonly<Pick<Payment, 'saved' | 'chosen'>>): Partial<PaymentForm> {
  const accountUuid = saved?.accountUuid ?? chosen?.accountUuid;
  const { paymentMethod, paymentDay = null, statementBy } = saved ?? {};
  return {
    ...(paymentMethod && { paymentMethod }),
    ...(paymentDay !== null && { paymentDay: String(paymentDay) }),
    ...(statementBy && { statementBy }),
    ...(accountUuid !== undefined && { accountUuid }),
  };
}

/** "8.250%, about $1,024.00 a month" */
export const paymentTermsText = ({ rate, monthlyPayment }: Readonly<PaymentTerms>): string =>
  `${formatPercent(rate)}, about ${formatCents(monthlyPayment)} a month`;

const paymentRules: Readonly<Record<PaymentMethod, string>> = {
  AUTOPAY: "We'll take your payment from your account on your day each month.",
  MANUAL: "We'll send a statement each month and you pay it by the due date.",
};

/** Says what a payment method costs, how much it saves, and who does what. */
export function paymentFacts(terms: Payment['terms'], method: PaymentMethod): string[] {
  if (!terms) return [paymentRules[method]];
  const [own, other] =
    method === 'AUTOPAY' ? [terms.autopay, terms.manual] : [terms.manual, terms.autopay];
  const less = other.monthlyPayment - own.monthlyPayment;
  return [
    `${formatPercent(own.rate)} rate, ${formatCents(own.monthlyPayment)} a month`,
    ...(less > 0 ? [`${formatCents(less)} less a month`] : []),
    paymentRules[method],
  ];
}

/** Says how a choice changes the offer, or null if it doesn't. */
export function changeText(
  terms: Payment['terms'],
  paymentMethod: PaymentMethod | undefined,
): string | null {
  if (!terms || paymentMethod === undefined) return null;
  const { autopay, manual, isAutopayInOffer } = terms;
  if ((paymentMethod === 'AUTOPAY') === isAutopayInOffer || autopay.rate === manual.rate)
    return null;
  const [from, to] = isAutopayInOffer ? [autopay, manual] : [manual, autopay];
  return `This changes your offer: from ${paymentTermsText(from)}, to ${paymentTermsText(to)}.`;
}

/** T-22: a sample for legal review (screens.md 11). */
export const payoutAuthorization: ConsentText = sample(
  'T-22',
  'This is my account. Send my money to it by electronic transfer.',
);

/** T-23: a sample for legal review (screens.md 11). */
export const autopayAuthorization = (
  payment: number | null,
  paymentDay: string | undefined,
): ConsentText => {
  const about = payment === null ? '' : ` of about ${formatCents(payment)}`;
  const day = paymentDay === undefined ? 'the day I choose' : `day ${paymentDay}`;
  return sample(
    'T-23',
    `You may take my payment${about} on ${day} each month. I can stop it up to three business days before, in my account or by phone. Autopay is not required to get the line.`,
  );
};
