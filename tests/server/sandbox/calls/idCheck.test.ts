import { readUploads, uploadDocument } from '#sagas/api/contract/documents.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readIdCheck, submitId } from '#sagas/api/contract/idCheck.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, patch, statusOf } = applicationsAt(lender);
const STEP = 'IDENTITY_VERIFICATION';

async function upload({ path, sending }: Borrower, documentType: string, fileName: string) {
  const file = new Blob(['%PDF-1.7 sample']);
  const body = { file, fileName, documentType, purpose: 'IDENTITY' };
  return (await lender.call(uploadDocument, { path, body }, sending)).body.documentUuid;
}

/** Sends both sides of a license; the name of the front decides (9.4). */
async function send(
  borrower: Borrower,
  front = 'front.pdf',
  more: Partial<BodyOf<typeof submitId>> = {},
) {
  const { path, sending } = borrower;
  const body = {
    idType: 'DRIVERS_LICENSE' as const,
    issuingState: 'OH',
    documentUuids: {
      front: await upload(borrower, 'DRIVERSLICENSEFRONT', front),
      back: await upload(borrower, 'DRIVERSLICENSEBACK', 'back.pdf'),
      nameChange: [],
    },
    conditionUuid: null,
    ...more,
  };
  return lender.call(submitId, { path, body }, sending);
}

const check = async ({ path, sending }: Borrower) =>
  (await lender.call(readIdCheck, { path }, sending)).body;

/** Sends, and waits for the end of the check. */
async function checked(borrower: Borrower, ...sent: [string?, Partial<BodyOf<typeof submitId>>?]) {
  await send(borrower, ...sent);
  lender.pass(2_500);
  return check(borrower);
}

test.each([
  ['HOMELINE', {}, 'DISBURSEMENT_ACCOUNT'],
  ['a crypto application', { application: { isCrypto: true } }, 'AUTOPAY_ACCOUNT'],
])('checks a good ID for 2.5 s, then leads on: %s', async (_what, more, to) => {
  const borrower = await at(STEP, more);
  expect((await send(borrower)).body.checklistStatus).toBe('IDENTITY_CHECK_IN_PROGRESS');
  lender.pass(2_400);
  expect(await statusOf(borrower)).toBe('IDENTITY_CHECK_IN_PROGRESS');
  lender.pass(100);
  expect(await statusOf(borrower)).toBe(to);
  expect(await check(borrower)).toMatchObject({ state: 'VERIFIED', reasonText: null });
});

test.each([
  ['expired.pdf', 'EXPIRED', 'This ID has expired. Use another.'],
  [
    'othername.pdf',
    'NAME_DIFFERS',
    'The ID says Morgan Otherfield. Fix the application, or upload proof of the name change.',
  ],
  ['idfail.pdf', 'UNREADABLE', /^We couldn't read the front\./],
])(
  'fails %s with its reason, and then leads on with a good ID (9.4)',
  async (name, reason, text) => {
    const borrower = await at(STEP);
    expect(await checked(borrower, name)).toMatchObject({
      state: 'FAILED_VERIFICATION',
      reason,
      reasonText: expect.stringMatching(text),
      triesLeft: 2,
      idType: 'DRIVERS_LICENSE',
      issuingState: 'OH',
    });
    expect(await statusOf(borrower)).toBe(STEP);

    expect(await checked(borrower)).toMatchObject({ state: 'VERIFIED', reasonText: null });
    expect(await statusOf(borrower)).toBe('DISBURSEMENT_ACCOUNT');
  },
);

test('accepts another name with proof of a name change', async () => {
  const borrower = await at(STEP);
  const front = await upload(borrower, 'DRIVERSLICENSEFRONT', 'othername.pdf');
  const back = await upload(borrower, 'DRIVERSLICENSEBACK', 'back.pdf');
  const nameChange = [await upload(borrower, 'NAME_CHANGE', 'marriage.pdf')];
  const documentUuids = { front, back, nameChange };
  expect(await checked(borrower, undefined, { documentUuids })).toMatchObject({
    state: 'VERIFIED',
  });
});

/** Three failures. */
async function failed() {
  const borrower = await at(STEP);
  for (let count = 0; count < 3; count += 1) await checked(borrower, 'idfail.pdf');
  return borrower;
}

test('sends the third failure to a person with a to-do item, and accepts it after 10 s', async () => {
  const borrower = await failed();
  expect(await check(borrower)).toMatchObject({ state: 'PENDING_REVIEW', triesLeft: 0 });
  expect(await borrower.status()).toMatchObject({
    checklistStatus: STEP,
    openConditions: 1,
    hold: { reason: 'ID_VERIFICATION_FAILURE', conditionUuids: [expect.any(String)] },
  });
  expect((await send(borrower)).status).toBe(409);
  lender.pass(9_000);
  expect(await statusOf(borrower)).toBe(STEP);
  lender.pass(1_000);
  expect(await borrower.status()).toMatchObject({
    checklistStatus: 'DISBURSEMENT_ACCOUNT',
    openConditions: 0,
    hold: null,
  });
});

test('sends fraudid to a person at once', async () => {
  const borrower = await at(STEP);
  expect(await checked(borrower, 'fraudid.pdf')).toMatchObject({ state: 'PENDING_REVIEW' });
  expect((await borrower.status()).hold?.reason).toBe('IDENTITY_DOCUMENT_FRAUD_REVIEW');
});

test('COND-02 starts the review again after new photos of the to-do item', async () => {
  const borrower = await failed();
  const conditionUuid = (await borrower.status()).hold?.conditionUuids[0] ?? '';
  lender.pass(9_000);
  expect(await send(borrower, 'front.pdf', { conditionUuid })).toMatchObject({ status: 200 });
  lender.pass(9_000);
  expect(await statusOf(borrower)).toBe(STEP);
  lender.pass(1_000);
  expect(await statusOf(borrower)).toBe('DISBURSEMENT_ACCOUNT');
  expect((await send(borrower, 'front.pdf', { conditionUuid })).status).toBe(409);
});

test('COND-02 finishes only the to-do item when the photos come at a later step', async () => {
  const borrower = await failed();
  const conditionUuid = (await borrower.status()).hold?.conditionUuids[0] ?? '';
  await patch(borrower, { status: { checklistStatus: 'FINAL_OFFER' } });
  await send(borrower, 'front.pdf', { conditionUuid });
  expect(await borrower.status()).toMatchObject({
    checklistStatus: 'FINAL_OFFER',
    openConditions: 0,
  });
  expect(await check(borrower)).toMatchObject({ state: 'VERIFIED' });
});

test('keeps a good side when the other one cannot be read, and uses it for the next try', async () => {
  const borrower = await at(STEP);
  const { path, sending } = borrower;
  const back = await upload(borrower, 'DRIVERSLICENSEBACK', 'back.pdf');
  const tryWith = async (name: string) => {
    const front = await upload(borrower, 'DRIVERSLICENSEFRONT', name);
    const documentUuids = { front, back, nameChange: [] };
    const id = { idType: 'DRIVERS_LICENSE', issuingState: 'OH', conditionUuid: null } as const;
    await lender.call(submitId, { path, body: { ...id, documentUuids } }, sending);
    lender.pass(2_500);
    return check(borrower);
  };
  expect(await tryWith('idfail.pdf')).toMatchObject({ state: 'FAILED_VERIFICATION' });

  const { body } = await lender.call(readUploads, { path }, sending);
  expect(body).toMatchObject([{ documentUuid: back }]);
  expect(await tryWith('front.pdf')).toMatchObject({ state: 'VERIFIED' });
});

test("doesn't count a repeat after a lost answer as a second try", async () => {
  const borrower = await at(STEP);
  const front = await upload(borrower, 'DRIVERSLICENSEFRONT', 'idfail.pdf');
  const back = await upload(borrower, 'DRIVERSLICENSEBACK', 'back.pdf');
  const documentUuids = { front, back, nameChange: [] };
  await send(borrower, undefined, { documentUuids });
  expect((await send(borrower, undefined, { documentUuids })).status).toBe(200);
  lender.pass(2_500);
  expect(await check(borrower)).toMatchObject({ triesLeft: 2 });
  await send(borrower, undefined, { documentUuids });
  lender.pass(2_500);
  expect(await check(borrower)).toMatchObject({ state: 'FAILED_VERIFICATION', triesLeft: 2 });
});

test.each([
  ['no state', { issuingState: null }, 'issuingState'],
  ['an unknown front', { documentUuids: { front: 'x', back: 'y' } }, 'documentUuids.front'],
  ['another type of ID', { idType: 'STATE_ID' }, 'documentUuids.front'],
] as const)('SC-24 refuses an ID check with %s', async (_what, more, field) => {
  const borrower = await at(STEP);
  const answer = await send(borrower, undefined, more as Partial<BodyOf<typeof submitId>>);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect(await statusOf(borrower)).toBe(STEP);
});

test.each([
  ['HOMELINE', 400],
  ['LARKMERE', 200],
])('requires the back only if fe-heloc-back-of-id is on: %s', async (org, status) => {
  const borrower = await at(STEP, { org });
  const sending = { ...borrower.sending, org };
  const front = await upload({ ...borrower, sending }, 'DRIVERSLICENSEFRONT', 'front.pdf');
  const body = {
    idType: 'DRIVERS_LICENSE' as const,
    issuingState: 'OH',
    documentUuids: { front, back: null, nameChange: [] },
    conditionUuid: null,
  };
  const answer = await lender.call(submitId, { path: borrower.path, body }, sending);
  expect(answer.status).toBe(status);
});

test('starts a session at a later status with a checked ID (8.1)', async () => {
  expect(await check(await at('FINAL_OFFER'))).toMatchObject({
    state: 'VERIFIED',
    idType: 'DRIVERS_LICENSE',
  });
});
