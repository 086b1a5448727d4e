import { isFarFromRecord, lienTaskAt, type LienTask } from '#store/application/liens/liens.ts';
import {
  asksCosts,
  liensAnswer,
  startingLiens,
  type LiensContext,
  type LiensValues,
} from '#store/application/liens/liensForm.ts';
import { liensValidator } from '#store/application/liens/liensRules.ts';

const mortgage = {
  uuid: 'first',
  type: 'FIRST_MORTGAGE',
  balance: 200_000,
  payment: 1_500,
  stated: null,
};
const line = { uuid: 'line', type: 'HELOC', balance: 40_000, payment: 300, stated: null };

const context = (task: LienTask, more: Partial<LiensContext> = {}): LiensContext => ({
  task,
  liens: [mortgage],
  hasCosts: false,
  legalName: 'Dana Q Sample Jr.',
  ...more,
});

const open = { answer: 'OPEN', balance: 200_000, payment: 1_500 } as const;
const good: LiensValues = {
  liens: [open],
  includesTaxesInsurance: true,
  hoaMonthly: 0,
  otherLoans: false,
  added: [],
};

test.each<[string, LienTask, Partial<LiensValues>, object]>([
  ['a complete answer', 'VERIFICATION', good, {}],
  ['no answer', 'VERIFICATION', { ...good, liens: [{}] }, { liens: [{ answer: 'Required' }] }],
  [
    'an open loan without amounts',
    'VERIFICATION',
    { ...good, liens: [{ answer: 'OPEN' }] },
    { liens: [{ balance: 'Required', payment: 'Required' }] },
  ],
  [
    'an invalid amount',
    'VERIFICATION',
    { ...good, liens: [{ ...open, payment: Number.NaN }] },
    { liens: [{ payment: 'Enter an amount in dollars, like 1,200' }] },
  ],
  [
    'a balance far from the record',
    'VERIFICATION',
    { ...good, liens: [{ ...open, balance: 100_000 }] },
    { liens: [{ isBalanceRight: 'Required' }] },
  ],
  [
    'a tick for another balance',
    'VERIFICATION',
    { ...good, liens: [{ ...open, balance: 100_000, isBalanceRight: 90_000 }] },
    { liens: [{ isBalanceRight: 'Required' }] },
  ],
  [
    'a confirmed balance',
    'VERIFICATION',
    { ...good, liens: [{ ...open, balance: 100_000, isBalanceRight: 100_000 }] },
    {},
  ],
  ['a paid loan', 'VERIFICATION', { ...good, liens: [{ answer: 'PAID' }] }, {}],
  [
    'taxes and insurance apart',
    'VERIFICATION',
    { ...good, includesTaxesInsurance: false },
    { taxes: 'Required', insurance: 'Required' },
  ],
  [
    'no answer about dues and other loans',
    'VERIFICATION',
    { liens: [open], includesTaxesInsurance: true, added: [] },
    { hoaMonthly: 'Required', otherLoans: 'Required' },
  ],
  [
    'another loan without its facts',
    'VERIFICATION',
    { ...good, otherLoans: true },
    {
      added: [{ holder: 'Required', type: 'Required', balance: 'Required', payment: 'Required' }],
    },
  ],
  [
    'an attestation without ticks',
    'ATTESTATION',
    { liens: [{}] },
    { liens: [{ isRight: 'Required' }], noOthers: 'Required', signatureName: 'Required' },
  ],
  [
    'another name',
    'ATTESTATION',
    { liens: [{ isRight: true }], noOthers: true, signatureName: 'Dana Sample' },
    { signatureName: 'Type your name as shown: Dana Q Sample Jr.' },
  ],
  [
    'the name in another case',
    'ATTESTATION',
    { liens: [{ isRight: true }], noOthers: true, signatureName: 'dana  q sample jr.' },
    {},
  ],
  [
    'a long note',
    'INQUIRY',
    { liens: [{ answer: 'NOT_MINE', note: 'x'.repeat(1_001) }] },
    { liens: [{ note: 'Must be at most 1000 characters' }] },
  ],
])('F-18: validates %s at %s', (_what, task, values, errors) => {
  expect(liensValidator(context(task))(values)).toEqual(errors);
});

test('asks whether a home equity line is frozen or closed', () => {
  const validate = liensValidator(context('VERIFICATION', { liens: [line] }));
  const values = { ...good, liens: [{ answer: 'OPEN' as const, balance: 40_000, payment: 300 }] };
  expect(validate(values)).toEqual({ liens: [{ toBeClosed: 'Required' }] });
});

test.each([
  [160_000, false],
  [159_999, true],
  [240_000, false],
  [240_001, true],
  [Number.NaN, false],
  [undefined, false],
])('decides whether a balance of %p is far from a record of 200,000: %p', (balance, isFar) => {
  expect(isFarFromRecord(balance, 200_000)).toBe(isFar);
});

test.each([
  ['LIEN_VERIFICATION', 'VERIFICATION'],
  ['LIEN_ATTESTATION', 'ATTESTATION'],
  ['LIEN_VERIFICATION_INQUIRY', 'INQUIRY'],
  ['INCOME_VERIFICATION', null],
] as const)('finds the lien task at %s: %p', (status, task) => {
  expect(lienTaskAt(status)).toBe(task);
});

test('asks only once for the costs of the home, and only with an open first mortgage', () => {
  expect(asksCosts(context('VERIFICATION'), good)).toBe(true);
  expect(asksCosts(context('INQUIRY'), good)).toBe(true);
  expect(asksCosts(context('INQUIRY', { hasCosts: true }), good)).toBe(false);
  expect(asksCosts(context('ATTESTATION'), good)).toBe(false);
  expect(asksCosts(context('VERIFICATION'), { liens: [{ answer: 'PAID' }] })).toBe(false);
});

test('starts a form with the record, or with a draft of the same list', () => {
  const saved = { taxesInsurance: null, hoaMonthly: 20 };
  const start = (draft?: object) =>
    startingLiens(context('VERIFICATION'), saved, draft as Record<string, unknown>);
  expect(start()).toMatchObject({ liens: [{ balance: 200_000, payment: 1_500 }], hoaMonthly: 20 });
  expect(start({ liens: [open, open] }).liens).toMatchObject([{ balance: 200_000 }]);
  expect(start({ liens: [{ answer: 'PAID' }] }).liens).toEqual([{ answer: 'PAID' }]);
});

test('sends amounts only for open loans', () => {
  const paid = { ...good, liens: [{ ...open, answer: 'PAID' as const, note: 'gone' }] };
  expect(liensAnswer(paid, context('VERIFICATION'))).toMatchObject({
    liens: [{ lienUuid: 'first', answer: 'PAID', balance: null, payment: null, note: null }],
    taxesInsurance: null,
    hoaMonthly: 0,
    signatureName: null,
  });
});

test('repeats what was stated in an attestation', () => {
  const stated = { ...open, balance: 190_000, toBeClosed: null, note: null };
  const { liens, signatureName } = liensAnswer(
    { liens: [{ isRight: true }], added: [], noOthers: true, signatureName: 'Dana' },
    context('ATTESTATION', { liens: [{ ...mortgage, stated }] }),
  );
  expect(liens).toEqual([{ lienUuid: 'first', ...stated }]);
  expect(signatureName).toBe('Dana');
});
