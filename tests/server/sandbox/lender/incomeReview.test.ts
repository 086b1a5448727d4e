import * as v from 'valibot';

import { readOffers } from '#sagas/api/contract/offers.ts';
import { readDecision } from '#sagas/api/contract/steps.ts';
import { readRequirements, submitIncome } from '#sagas/api/contract/income.ts';
import { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { connectIncome } from '#server/sandbox/lender/income/records.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, patch } = applicationsAt(lender);

const STATED = 118_000;

const recordOf = async ({ path }: Borrower) =>
  v.parse(
    ApplicationRecord,
    (await lender.control('GET', `/sandbox/applications/${path.uuid}`)).body,
  );

/** Links payroll as if a visit to the provider had ended. */
async function link(
  borrower: Borrower,
  yearlyIncome: number | null,
  more: Partial<Parameters<typeof connectIncome>[1]> = {},
) {
  const linked = {
    method: 'TRUV_PAYROLL',
    institution: 'Sandbox Payroll',
    result: 'SUCCESS',
    yearlyIncome,
    ...more,
  } as const;
  const { incomeSources } = connectIncome(await recordOf(borrower), linked, Date.now());
  await patch(borrower, { incomeSources });
}

const requirements = (borrower: Borrower) => borrower.read(readRequirements);

const submit = (borrower: Borrower) => borrower.call(submitIncome);

const decided = async (borrower: Borrower) => {
  await submit(borrower);
  lender.pass(2_500);
  return borrower.status();
};

test.each([
  ['all of it', 1, {}, 'IDENTITY_VERIFICATION', 'FINAL', 'VERIFIED_INCOME_MATCHED_OFFER'],
  ['70 %', 0.7, {}, 'REVISED_OFFER_SELECTION', 'SELECT', 'VERIFIED_DTI_LIMITED'],
  [
    '70 % of more than enough',
    0.7,
    { income: { incomePrimary: 400_000 } },
    'REVISED_OFFER_SELECTION',
    'SELECT',
    'VERIFIED_OFFER',
  ],
  ['20 %', 0.2, {}, 'DECLINED', 'DECLINE', null],
  [
    'all of it, for a rented property without savings',
    1,
    { property: { occupancyType: 'INVESTMENT' } },
    'REVISED_OFFER_SELECTION',
    'SELECT',
    'VERIFIED_RESERVE_LIMITED',
  ],
  [
    'all of it, for a rented property with savings',
    1,
    {
      property: { occupancyType: 'INVESTMENT' },
      status: { assetDepletion: { complete: true, amount: 90_000 } },
    },
    'IDENTITY_VERIFICATION',
    'FINAL',
    'VERIFIED_INCOME_MATCHED_OFFER',
  ],
])(
  'leads on after a link that shows %s (8.2)',
  async (_what, share, application, checklistStatus, uwDecision, uwSubDecision) => {
    const borrower = await at('INCOME_VERIFICATION', { application });
    const { incomePrimary } = (await recordOf(borrower)).income;
    await link(borrower, incomePrimary * share);

    expect((await submit(borrower)).body.checklistStatus).toBe('INCOME_REVIEW_IN_PROGRESS');
    expect(await decided(borrower)).toMatchObject({ checklistStatus, uwDecision, uwSubDecision });
  },
);

test('derives the revised offers from the confirmed income (8.2)', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const { body: before } = await borrower.call(readOffers);
  await link(borrower, STATED * 0.7);
  await decided(borrower);

  const body = await borrower.read(readOffers);

  expect(body.maxDraw).toBeLessThan(before.maxDraw ?? 0);
  expect(body.revision).toMatchObject({
    oldMaxDraw: before.maxDraw,
    reason: 'The income we could confirm is lower than the income you told us.',
  });
});

test('declines for income if far less was confirmed than stated, and gives the numbers (8.1)', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  await link(borrower, STATED * 0.2);

  expect(await decided(borrower)).toMatchObject({ declineReason: 'INCOME' });
  const body = await borrower.read(readDecision);
  expect(body.reasons.map(({ code }) => code)).toEqual(['INCOME_UNCONFIRMED', 'DEBT_TO_INCOME']);
  expect((await recordOf(borrower)).verifiedIncome).toBeCloseTo(STATED * 0.2);
});

test('adds up several links, and replaces a repeated one', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  await link(borrower, 60_000);
  await link(borrower, 60_000);
  expect((await requirements(borrower)).records[0]?.monthlyIncome).toBe(5_000);

  await link(borrower, 58_000, { method: 'PLAID_TRANSACTIONS', institution: 'Sandbox Bank' });

  const [record] = (await requirements(borrower)).records;
  expect(record).toMatchObject({
    state: 'CONNECTED',
    verificationMethod: 'PLAID_TRANSACTIONS',
    institution: 'Sandbox Payroll, Sandbox Bank',
  });
  expect(await decided(borrower)).toMatchObject({ uwDecision: 'FINAL' });
});

test('asks to replace a link without income, and ignores one that was left (9.4)', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  await link(borrower, null, { result: 'EXIT' });
  expect((await requirements(borrower)).records[0]?.state).toBe('NOT_STARTED');

  await link(borrower, null, { result: 'NO_DATA' });

  expect(await requirements(borrower)).toMatchObject({
    satisfied: false,
    records: [{ state: 'NEEDS_REPLACING', reason: 'The link showed no income. Use another way.' }],
  });
  const refused = await submit(borrower);
  expect(refused.status).toBe(422);
});

test('confirms another income separately, through the card that was opened', async () => {
  const borrower = await at('INCOME_VERIFICATION', {
    application: { income: { incomeOther: 12_000 } },
  });
  const { records } = await requirements(borrower);
  expect(records.map(({ subject, methods }) => [subject, methods[0]])).toEqual([
    ['PRIMARY', 'TRUV_PAYROLL'],
    ['OTHER', 'PLAID_TRANSACTIONS'],
  ]);
  const recordUuid = records[1]?.uuid ?? null;

  await link(borrower, 12_000, { method: 'PLAID_TRANSACTIONS', recordUuid });

  expect((await requirements(borrower)).records.map(({ state }) => state)).toEqual([
    'NOT_STARTED',
    'CONNECTED',
  ]);
  await link(borrower, STATED);
  expect(await decided(borrower)).toMatchObject({ uwDecision: 'FINAL' });
});

test('follows the happy path if it is moved along without a proof (8.1)', async () => {
  const borrower = await at('INCOME_REVIEW_IN_PROGRESS');

  await patch(borrower, { advance: true });

  expect(await borrower.status()).toMatchObject({ checklistStatus: 'IDENTITY_VERIFICATION' });
});
