import {
  changeText,
  paymentChoiceOf,
  paymentFormOf,
  validatePayment,
  type PaymentForm,
} from '#store/application/bank/payment.ts';

const byAutopay = {
  paymentMethod: 'AUTOPAY',
  accountUuid: 'one',
  paymentDay: '28',
  authorization: true,
} as const;

it.each<[Partial<PaymentForm>, object]>([
  [{}, { paymentMethod: 'Required' }],
  [byAutopay, {}],
  [{ paymentMethod: 'MANUAL', statementBy: 'MAIL' }, {}],
  [{ paymentMethod: 'MANUAL' }, { statementBy: 'Required' }],
  [
    { paymentMethod: 'AUTOPAY' },
    { accountUuid: 'Required', paymentDay: 'Required', authorization: 'Required' },
  ],
  [{ ...byAutopay, paymentDay: '29' }, { paymentDay: 'Choose a day from 1 to 28' }],
  [{ ...byAutopay, authorization: false }, { authorization: 'Required' }],
])('validates the payment form %j: %j', (values, mistakes) => {
  expect(validatePayment(values)).toEqual(mistakes);
});

it('sends only the answers for the chosen way to pay', () => {
  const all: PaymentForm = { ...byAutopay, statementBy: 'EMAIL' };

  expect(paymentChoiceOf(all)).toEqual({
    paymentMethod: 'AUTOPAY',
    accountUuid: 'one',
    paymentDay: 28,
    statementBy: null,
  });
  expect(paymentChoiceOf({ ...all, paymentMethod: 'MANUAL' })).toEqual({
    paymentMethod: 'MANUAL',
    accountUuid: null,
    paymentDay: null,
    statementBy: 'EMAIL',
  });
});

it('starts the payment form with the saved answers, or else with the payout account', () => {
  const chosen = {
    accountUuid: 'payout',
    bankName: 'Sandbox Bank',
    type: 'CHECKING',
    mask: '6789',
    routingNumber: null,
    verified: true,
  };

  expect(paymentFormOf({ saved: null, chosen })).toEqual({ accountUuid: 'payout' });
  expect(paymentFormOf({ saved: null, chosen: null })).toEqual({});
  expect(
    paymentFormOf({ saved: paymentChoiceOf({ ...byAutopay, statementBy: 'EMAIL' }), chosen }),
  ).toEqual({ paymentMethod: 'AUTOPAY', accountUuid: 'one', paymentDay: '28' });
});

const autopay = { rate: 0.08, monthlyPayment: 800 };
const manual = { rate: 0.0825, monthlyPayment: 820 };

it.each([
  [
    'MANUAL',
    true,
    'This changes your offer: from 8.000%, about $800.00 a month, to 8.250%, about $820.00 a month.',
  ],
  ['AUTOPAY', true, null],
  [
    'AUTOPAY',
    false,
    'This changes your offer: from 8.250%, about $820.00 a month, to 8.000%, about $800.00 a month.',
  ],
  ['MANUAL', false, null],
  [undefined, true, null],
] as const)(
  'says how %s changes an offer with autopay %s: %j',
  (method, isAutopayInOffer, text) => {
    expect(changeText({ autopay, manual, isAutopayInOffer }, method)).toBe(text);
  },
);

it('says nothing about a change when both rates are the same', () => {
  expect(changeText({ autopay, manual: autopay, isAutopayInOffer: true }, 'MANUAL')).toBeNull();
});
