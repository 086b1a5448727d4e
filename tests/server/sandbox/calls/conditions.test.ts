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

const outbox = async () => JSON.stringify((await lender.control('GET', '/sandbox/outbox')).body);

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
  { name: 'letter.pdf', state: 'ACCEPTED', reason: null },
  { name: 'reject-letter.pdf', state: 'NEEDS_REPLACING', reason: 'We could not read the date.' },
  { name: 'review-letter.pdf', state: 'IN_REVIEW', reason: null },
])('reviews $name for 8 s, then says $state (9.4)', async ({ name, state, reason }) => {
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

test('replaces a rejected document, and keeps the good one next to it', async () => {
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
  expect(found?.xtraData?.documents).toMatchObject([
    { fileName: 'one.pdf' },
    { fileName: 'two.pdf' },
  ]);
});

test('accepts nothing more for a settled condition', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  const condition = await ask(borrower, 'ESCALATION_REVIEW', { xtraData: { state: 'ACCEPTED' } });

  expect(await sendFiles(borrower, condition, 'a.pdf')).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'CONDITION_NOT_OPEN' }] },
  });
});

describe('a phone code', () => {
  async function asked() {
    const borrower = await at('INCOME_VERIFICATION');
    const conditionUuid = await ask(borrower, 'MISSING_PHONE_NUMBER');
    return {
      borrower,
      enter: async (code: string) => (await submit(borrower, conditionUuid, { code })).status,
      send: async () => {
        const about = { path: { conditionUuid } };
        return (await borrower.call(sendConditionCode, { byCall: false }, about)).status;
      },
    };
  }

  test.each([
    { code: '246810', status: 200, state: 'ACCEPTED' },
    { code: '111111', status: 422, state: 'OWED' },
  ])('checks the code $code, and returns $status (9.4)', async ({ code, status, state }) => {
    const { borrower, send, enter } = await asked();
    const value = '(614) 555-0177';
    await borrower.call(savePhone, { type: 'Phone', value });
    expect(await send()).toBe(204);
    expect(await outbox()).toContain(value);

    expect(await enter(code)).toBe(status);
    expect(await stateOf(borrower)).toBe(state);
  });

  test('SC-24 ends a code after five wrong attempts, and sends at most five codes an hour', async () => {
    const { send, enter } = await asked();
    await send();
    for (let count = 0; count < 5; count += 1) expect(await enter('000000')).toBe(422);
    expect(await enter('246810')).toBe(429);

    expect([await send(), await send(), await send(), await send(), await send()]).toEqual([
      204, 204, 204, 204, 429,
    ]);
    expect(await enter('246810')).toBe(200);
  });
});

describe('a permission', () => {
  const asked = async () => {
    const borrower = await released('APPRAISAL_REVIEW_COMPLETE', {
      profile: { name: { lastName: 'Permission' } },
    });
    lender.pass(3_000);
    const [condition] = await list(borrower);
    const path = { conditionUuid: condition?.uuid ?? '' };
    const decide = (body: BodyOf<typeof decideCondition>) =>
      borrower.call(decideCondition, body, { path });
    return { borrower, condition, decide };
  };

  test('asks for a permission with the change and its effect, and changes the offer after a "yes"', async () => {
    const { borrower, condition, decide } = await asked();
    const before = (await applicationOf(lender, borrower)).selectedOffer;
    expect(condition).toMatchObject({
      categoryEnum: 'REQUEST_PERMISSION_FROM_CUSTOMER',
      xtraData: { change: [{ field: 'First draw', effect: expect.stringContaining('$5,000') }] },
    });

    await decide({ approved: true, comment: null });

    const after = (await applicationOf(lender, borrower)).selectedOffer;
    expect(after?.amount).toBe((before?.amount ?? 0) - 5_000);
    expect(await stateOf(borrower)).toBe('ACCEPTED');
  });

  test('requires a reason for a "no", and reviews it', async () => {
    const { borrower, decide } = await asked();
    expect((await decide({ approved: false, comment: null })).status).toBe(400);

    await decide({ approved: false, comment: 'I need all of it.' });
    expect(await stateOf(borrower)).toBe('IN_REVIEW');
  });
});

const street = (word: string) => ({ application: { property: { street1: `1 ${word} Lane` } } });
const lastName = (word: string) => ({ profile: { name: { lastName: word } } });
const INCOME = { from: 'APPRAISAL_REVIEW_COMPLETE', ms: 3_000 };
const TITLE = { from: 'PREQUAL_TITLE_PROCESSING', ms: 1_500 };

test.each([
  { word: 'Nophone', ...INCOME, more: lastName('Nophone'), category: 'MISSING_PHONE_NUMBER' },
  { word: 'Escalate', ...INCOME, more: lastName('Escalate'), category: 'ESCALATION_REVIEW' },
  { word: 'Coowned', ...TITLE, more: street('Coowned'), category: 'FALSE_OWNERSHIP_TYPE_REVIEW' },
  { word: 'Deedpage', ...TITLE, more: street('Deedpage'), category: 'PROPERTY_LEGAL_DESCRIPTION' },
  {
    word: 'TRUST',
    ...TITLE,
    more: { application: { additionalInfo: { ownership: 'TRUST' } } },
    category: 'REVIEW_TRUST_REQUIREMENTS',
  },
])('asks after $from for what $word means, once (9.2 to 9.4)', async (row) => {
  const borrower = await released(row.from, row.more);
  lender.pass(row.ms);
  expect((await list(borrower)).map(({ categoryEnum }) => categoryEnum)).toEqual([row.category]);
});

test('delays the closing until everything is accepted, then 12 s', async () => {
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
  const comment = 'Page two is missing.';

  await review(borrower, condition, { isAccepted: false, documentUuid, comment });
  const [rejected] = await list(borrower);
  expect(rejected?.xtraData).toMatchObject({
    state: 'NEEDS_REPLACING',
    documents: [{ reason: comment }],
  });
  await review(borrower, condition, { isAccepted: true });
  expect(await stateOf(borrower)).toBe('ACCEPTED');

  const mails = await outbox();
  for (const subject of ['we need something from you', 'please send something again', 'is done'])
    expect(mails).toContain(subject);
});
