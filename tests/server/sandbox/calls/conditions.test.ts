import { savePhone } from '#sagas/api/contract/account.ts';
import { decideCondition, sendConditionCode } from '#sagas/api/contract/conditions.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { conditionCategories } from '#store/application/conditions/categories.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { conditionsAt } from '#tests/support/fixtures/askedConditions.ts';
import { applicationOf, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, released, statusOf } = applicationsAt(lender);
const { ask, list, stateOf, upload, submit } = conditionsAt(lender);

const A_REVIEW = 8_000;

async function sendFiles(borrower: Borrower, conditionUuid: string, ...names: string[]) {
  const documentUuids: string[] = [];
  for (const name of names) documentUuids.push(await upload(borrower, name, conditionUuid));
  return submit(borrower, conditionUuid, { documentUuids });
}

const review = ({ path }: Borrower, conditionUuid: string, decision: object) =>
  lender.control(
    'POST',
    `/sandbox/applications/${path.uuid}/conditions/${conditionUuid}/review`,
    decision,
  );

test('asks for every category, each with a due date', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  for (const category of Object.keys(conditionCategories)) await ask(borrower, category);

  const conditions = await list(borrower);
  expect(conditions.map(({ categoryEnum }) => categoryEnum)).toEqual(
    Object.keys(conditionCategories),
  );
  expect(conditions.every(({ xtraData }) => typeof xtraData?.dueBy === 'string')).toBe(true);
  expect((await borrower.status()).openConditions).toBe(13);
});

test.each([
  ['letter.pdf', 'ACCEPTED', null],
  ['reject-letter.pdf', 'NEEDS_REPLACING', 'We could not read the date.'],
  ['review-letter.pdf', 'IN_REVIEW', null],
])('reviews %s for 8 s, then says %s (9.4)', async (name, state, reason) => {
  const borrower = await at('INCOME_VERIFICATION');
  const condition = await ask(borrower, 'ESCALATION_REVIEW');

  expect((await sendFiles(borrower, condition, name)).body).toEqual({ state: 'IN_REVIEW' });
  expect((await borrower.status()).openConditions).toBe(0);
  lender.pass(A_REVIEW - 1);
  expect(await stateOf(borrower)).toBe('IN_REVIEW');
  lender.pass(1);

  expect(await stateOf(borrower)).toBe(state);
  const [found] = await list(borrower);
  expect(found?.xtraData?.documents).toMatchObject([{ fileName: name, state, reason }]);
});

test('replaces a rejected document, and keeps the good one beside it', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const condition = await ask(borrower, 'HELOC_MANUAL_PAYSTUB_UPLOAD', {
    xtraData: { numDocsRequired: 2 },
  });
  expect(await sendFiles(borrower, condition, 'one.pdf')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'documentUuids', message: 'Add 1 more document.' }] },
  });

  await sendFiles(borrower, condition, 'one.pdf', 'reject.pdf');
  lender.pass(A_REVIEW);
  expect(await stateOf(borrower)).toBe('NEEDS_REPLACING');
  await sendFiles(borrower, condition, 'two.pdf');
  lender.pass(A_REVIEW);

  expect(await stateOf(borrower)).toBe('ACCEPTED');
  const [found] = await list(borrower);
  expect(found?.xtraData?.documents?.map(({ fileName }) => fileName)).toEqual([
    'one.pdf',
    'two.pdf',
  ]);
});

test('takes nothing more for a condition that is settled', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const condition = await ask(borrower, 'ESCALATION_REVIEW', { xtraData: { state: 'ACCEPTED' } });

  expect(await sendFiles(borrower, condition, 'a.pdf')).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONDITION_NOT_OPEN' }] },
  });
});

test.each([
  ['246810', 200],
  ['000000', 422],
  ['111111', 422],
])('checks the phone code %s, and returns %s (9.4)', async (code, status) => {
  const borrower = await at('INCOME_VERIFICATION');
  const { path, sending } = borrower;
  const conditionUuid = await ask(borrower, 'MISSING_PHONE_NUMBER');
  const value = '(614) 555-0177';
  await lender.call(savePhone, { body: { type: 'Phone', value } }, sending);
  const asked = await lender.call(
    sendConditionCode,
    { path: { ...path, conditionUuid }, body: { byCall: false } },
    sending,
  );
  const outbox = await lender.control('GET', '/sandbox/outbox');
  expect(asked.status).toBe(204);
  expect(JSON.stringify(outbox.body)).toContain(value);

  expect((await submit(borrower, conditionUuid, { code })).status).toBe(status);
  expect(await stateOf(borrower)).toBe(status === 200 ? 'ACCEPTED' : 'OWED');
});

test('SC-24 ends a code after five wrong tries, and sends at most five codes in an hour', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const conditionUuid = await ask(borrower, 'MISSING_PHONE_NUMBER');
  const path = { ...borrower.path, conditionUuid };
  const statusOfCode = async (code: string) =>
    (await submit(borrower, conditionUuid, { code })).status;
  const sent = async () =>
    (await lender.call(sendConditionCode, { path, body: { byCall: false } }, borrower.sending))
      .status;
  await sent();
  for (let count = 0; count < 5; count += 1) expect(await statusOfCode('000000')).toBe(422);
  expect(await statusOfCode('246810')).toBe(429);

  expect([await sent(), await sent(), await sent(), await sent(), await sent()]).toEqual([
    204, 204, 204, 204, 429,
  ]);
  expect(await statusOfCode('246810')).toBe(200);
});

describe('a permission', () => {
  const decide = (
    { path, sending }: Borrower,
    conditionUuid: string,
    body: BodyOf<typeof decideCondition>,
  ) => lender.call(decideCondition, { path: { ...path, conditionUuid }, body }, sending);

  const asked = async () => {
    const borrower = await released('APPRAISAL_REVIEW_COMPLETE', {
      profile: { name: { lastName: 'Permission' } },
    });
    lender.pass(3_000);
    const [condition] = await list(borrower);
    return { borrower, condition };
  };

  test('asks for a permission with the change and its effect, and changes the offer after a "yes"', async () => {
    const { borrower, condition } = await asked();
    const before = (await applicationOf(lender, borrower)).selectedOffer;
    expect(condition).toMatchObject({
      categoryEnum: 'REQUEST_PERMISSION_FROM_CUSTOMER',
      xtraData: { change: [{ field: 'First draw', effect: expect.stringContaining('$5,000') }] },
    });

    await decide(borrower, condition?.uuid ?? '', { approved: true, comment: null });

    const after = (await applicationOf(lender, borrower)).selectedOffer;
    expect(after?.amount).toBe((before?.amount ?? 0) - 5_000);
    expect(await stateOf(borrower)).toBe('ACCEPTED');
  });

  test('requires a reason for a "no", and reviews it', async () => {
    const { borrower, condition } = await asked();
    const uuid = condition?.uuid ?? '';
    expect((await decide(borrower, uuid, { approved: false, comment: null })).status).toBe(400);

    await decide(borrower, uuid, { approved: false, comment: 'I need all of it.' });
    expect(await stateOf(borrower)).toBe('IN_REVIEW');
  });
});

test.each([
  ['Nophone', { profile: { name: { lastName: 'Nophone' } } }, 'MISSING_PHONE_NUMBER'],
  ['Escalate', { profile: { name: { lastName: 'Escalate' } } }, 'ESCALATION_REVIEW'],
])(
  'asks the borrower with the last name %s for something at the income step (9.2)',
  async (_word, request, category) => {
    const borrower = await released('APPRAISAL_REVIEW_COMPLETE', request);
    lender.pass(3_000);
    expect((await list(borrower)).map(({ categoryEnum }) => categoryEnum)).toEqual([category]);
  },
);

const street = (word: string) => ({ application: { property: { street1: `1 ${word} Lane` } } });

test.each([
  ['Coowned', street('Coowned'), 'FALSE_OWNERSHIP_TYPE_REVIEW'],
  ['Deedpage', street('Deedpage'), 'PROPERTY_LEGAL_DESCRIPTION'],
  [
    'TRUST',
    { application: { additionalInfo: { ownership: 'TRUST' } } },
    'REVIEW_TRUST_REQUIREMENTS',
  ],
])('asks at the title for what %s means, once (9.3, 9.4)', async (_word, request, category) => {
  const borrower = await released('PREQUAL_TITLE_PROCESSING', request);
  lender.pass(1_500);
  expect((await list(borrower)).map(({ categoryEnum }) => categoryEnum)).toEqual([category]);
});

test('waits with the closing until everything is accepted, then 12 s', async () => {
  const borrower = await released('GEN_CLOSING_DISCLOSURE');
  const condition = await ask(borrower, 'HARD_CREDIT_INQUIRY_REVIEW');
  lender.pass(60_000);
  await sendFiles(borrower, condition, 'letter.pdf');
  lender.pass(A_REVIEW);
  expect(await statusOf(borrower)).toBe('GEN_CLOSING_DISCLOSURE');
  lender.pass(12_000);
  expect(await statusOf(borrower)).toBe('FINAL_OFFER');
});

test('emails the borrower when an underwriter rejects a document with a comment, and then accepts', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const condition = await ask(borrower, 'ESCALATION_REVIEW');
  await sendFiles(borrower, condition, 'review.pdf');
  const [sent] = await list(borrower);
  const documentUuid = sent?.xtraData?.documents?.[0]?.uuid;

  await review(borrower, condition, {
    isAccepted: false,
    documentUuid,
    comment: 'Page two is missing.',
  });
  const [rejected] = await list(borrower);
  expect(rejected?.xtraData).toMatchObject({
    state: 'NEEDS_REPLACING',
    documents: [{ reason: 'Page two is missing.' }],
  });
  await review(borrower, condition, { isAccepted: true });
  expect(await stateOf(borrower)).toBe('ACCEPTED');

  const outbox = JSON.stringify((await lender.control('GET', '/sandbox/outbox')).body);
  for (const subject of ['we need something from you', 'please send something again', 'is done'])
    expect(outbox).toContain(subject);
});
