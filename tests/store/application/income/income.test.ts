import { incomeMethods } from '#store/application/income/codes.ts';
import {
  lessText,
  methodChoices,
  needValidator,
  otherPapersText,
  recordText,
  recordTitle,
  statedText,
  supportNotice,
  type IncomeRecord,
} from '#store/application/income/income.ts';
import { methodsFor, methodTexts } from '#store/application/income/methods.ts';
import { employmentTypes } from '#store/registration/income.ts';
import { aRecord, someNeeds } from '#tests/support/fixtures/income.ts';

const record = (about: Partial<IncomeRecord> = {}) =>
  aRecord({ uuid: 'record-1', methods: ['TRUV_PAYROLL', 'UNKNOWN', 'OTHER'], ...about });

it('repeats the stated income with the label of the employment', () => {
  expect(statedText(someNeeds())).toBe('You told us $118,000 a year, employed full-time.');
  expect(statedText(someNeeds({ statedOther: 12_000, employmentType: 'NEXT_YEARS' }))).toBe(
    'You told us $118,000 a year. Your other income is $12,000 a year.',
  );
});

it.each([
  ['FULL_TIME', ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'MANUAL_PAYSTUB']],
  ['PART_TIME', ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'MANUAL_PAYSTUB']],
  ['SELF_EMPLOYED', ['POINTSERV_TAX', 'POINTSERV_1099_MISC', 'PLAID_TRANSACTIONS']],
  ['RETIRED', ['PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS', 'OTHER']],
  ['ALIMONY', ['PLAID_TRANSACTIONS', 'OTHER']],
  ['CHILD_SUPPORT', ['PLAID_TRANSACTIONS', 'OTHER']],
  ['SEPARATE_MAINTENANCE_PAYMENTS', ['PLAID_TRANSACTIONS', 'OTHER']],
  ['PUBLIC_ASSISTANCE_PROGRAM', ['OTHER', 'PLAID_TRANSACTIONS']],
])('lists the ways for %s, the fastest first', (type, methods) => {
  expect(methodsFor(type, 'PRIMARY').slice(0, 3)).toEqual(methods);
});

it('ENUM-INCOMESRC: has a label and an employment for every source except UNKNOWN', () => {
  const known = incomeMethods.filter((method) => method !== 'UNKNOWN');
  expect(Object.keys(methodTexts).toSorted()).toEqual(known.toSorted());
  const offered = employmentTypes.flatMap((type) => methodsFor(type, 'PRIMARY'));
  expect(new Set(offered)).toEqual(new Set(known));
});

it('opens the screen of a way, and names the record when there are several incomes', () => {
  const own = record();
  const other = record({ uuid: 'record-2', subject: 'OTHER', methods: ['OTHER'] });

  const link = { screen: 'incomeLink', parameters: { type: 'truv-payroll' } };
  const upload = { screen: 'incomeUpload', query: { kind: 'other' } };
  const both = someNeeds({ records: [own, other] });

  expect(methodChoices(own, someNeeds())).toMatchObject([
    { label: 'Link your payroll', opens: { ...link, query: {} } },
    { opens: upload },
  ]);
  expect(methodChoices(own, both)[0]?.opens).toEqual({ ...link, query: { record: 'record-1' } });
  expect(methodChoices(other, both)[0]?.opens).toEqual({
    ...upload,
    query: { kind: 'other', record: 'record-2' },
  });
});

it.each([
  ['RETIRED', 'Upload an award letter'],
  ['CHILD_SUPPORT', 'Upload the order and six months of receipts'],
])('says which documents to upload for %s', (employmentType, label) => {
  const choices = methodChoices(record({ methods: ['OTHER'] }), someNeeds({ employmentType }));

  expect(choices[0]?.label).toBe(label);
  expect(otherPapersText(employmentType)).toContain(label.replace('Upload', 'Send'));
});

it.each([
  [9_833.33, null],
  [118_000 / 12, null],
  [
    (118_000 * 0.7) / 12,
    'We saw $82,600 a year, you told us $118,000. Add another income or continue with $82,600.',
  ],
  [null, null],
])('compares %s a month with the stated income', (monthlyIncome, text) => {
  expect(lessText(record({ monthlyIncome }), someNeeds())).toBe(text);
});

it.each([
  ['NOT_STARTED', null],
  ['CONNECTED', 'Connected: Sandbox Payroll. It shows $118,000 a year.'],
  ['IN_REVIEW', "We're reading what you sent. You can already submit your income."],
  ['ACCEPTED', 'We have read what you sent. It shows $118,000 a year.'],
  ['NEEDS_REPLACING', null],
] as const)('describes the state of a record that is %s', (state, text) => {
  const about = { state, institution: 'Sandbox Payroll', monthlyIncome: 118_000 / 12 };

  expect(recordText(record(about))).toBe(text);
});

it('tells the borrower that the employer is being asked', () => {
  expect(recordText(record({ state: 'IN_REVIEW', verificationMethod: 'EMPINFO' }))).toBe(
    "We're asking your employer.",
  );
});

it('gives each income its own title', () => {
  const both = someNeeds({ statedOther: 12_000 });

  expect(recordTitle(record(), both)).toBe('Employed full-time: $118,000 a year');
  expect(recordTitle(record({ subject: 'OTHER' }), both)).toBe('Your other income: $12,000 a year');
});

it('T-11: tells only recipients of support that they need not mention it', () => {
  expect(employmentTypes.filter((type) => supportNotice(type) !== null)).toEqual([
    'ALIMONY',
    'CHILD_SUPPORT',
    'SEPARATE_MAINTENANCE_PAYMENTS',
  ]);
});

it('accepts the list once each income has a way to confirm it', () => {
  expect(needValidator(true)()).toEqual({});
  expect(needValidator(false)()).toEqual({ records: 'Add one way to confirm each income.' });
});
