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
])('the mistakes of %j are %j', (values, mistakes) => {
  expect(validatePayment(values)).toEqual(mistakes);
});

it('only the answers of the chosen way are sent', () => {
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

it('the form starts with what was saved, else with the account of the pay-out', () => {
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
] as const)('%s with autopay in the offer: %s says %j', (method, isAutopayInOffer, text) => {
  expect(changeText({ autopay, manual, isAutopayInOffer }, method)).toBe(text);
});

it('nothing is said to change where both rates are the same', () => {
  expect(changeText({ autopay, manual: autopay, isAutopayInOffer: true }, 'MANUAL')).toBeNull();
});
