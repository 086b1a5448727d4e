import { readUploads } from '#sagas/api/contract/documents.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readIdCheck, submitId } from '#sagas/api/contract/idCheck.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import {
  applicationsAt,
  asBorrower,
  refusedAt,
  type Borrower,
} from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, patch, statusOf } = applicationsAt(lender);
const STEP = 'IDENTITY_VERIFICATION';

type Sent = Partial<BodyOf<typeof submitId>>;

const upload = (borrower: Borrower, documentType: string, fileName: string) =>
  borrower.upload(fileName, { documentType, purpose: 'IDENTITY' });

const bothSides = async (borrower: Borrower, front: string) => ({
  front: await upload(borrower, 'DRIVERSLICENSEFRONT', front),
  back: await upload(borrower, 'DRIVERSLICENSEBACK', 'back.pdf'),
  nameChange: [],
});

/** Sends both sides of a license. The file name of the front decides the result (9.4). */
const send = async (borrower: Borrower, front = 'front.pdf', more: Sent = {}) =>
  borrower.call(submitId, {
    idType: 'DRIVERS_LICENSE',
    issuingState: 'OH',
    documentUuids: more.documentUuids ?? (await bothSides(borrower, front)),
    conditionUuid: null,
    ...more,
  });

const check = (borrower: Borrower) => borrower.read(readIdCheck);

/** Sends the ID, and waits for the end of the check. */
async function checked(borrower: Borrower, ...sent: [string?, Sent?]) {
  await send(borrower, ...sent);
  lender.pass(2_500);
  return check(borrower);
}

test.each([
  { what: 'a line of credit', more: {}, to: 'DISBURSEMENT_ACCOUNT' },
  { what: 'crypto', more: { application: { isCrypto: true } }, to: 'AUTOPAY_ACCOUNT' },
])('checks a good ID for 2.5 s, then leads on: $what', async ({ more, to }) => {
  const borrower = await at(STEP, more);
  expect((await send(borrower)).body.checklistStatus).toBe('IDENTITY_CHECK_IN_PROGRESS');
  lender.pass(2_400);
  expect(await statusOf(borrower)).toBe('IDENTITY_CHECK_IN_PROGRESS');
  lender.pass(100);
  expect(await statusOf(borrower)).toBe(to);
  expect(await check(borrower)).toMatchObject({ state: 'VERIFIED', reasonText: null });
});

test.each([
  { name: 'expired.pdf', reason: 'EXPIRED', text: 'This ID has expired. Use another.' },
  {
    name: 'othername.pdf',
    reason: 'NAME_DIFFERS',
    text: 'The ID says Morgan Otherfield. Fix the application, or upload proof of the name change.',
  },
  { name: 'idfail.pdf', reason: 'UNREADABLE', text: /^We couldn't read the front\./ },
])('fails $name with its reason, and then leads on with a good ID (9.4)', async (failing) => {
  const borrower = await at(STEP);
  expect(await checked(borrower, failing.name)).toMatchObject({
    state: 'FAILED_VERIFICATION',
    reason: failing.reason,
    reasonText: expect.stringMatching(failing.text),
    triesLeft: 2,
    idType: 'DRIVERS_LICENSE',
    issuingState: 'OH',
  });
  expect(await statusOf(borrower)).toBe(STEP);

  expect(await checked(borrower)).toMatchObject({ state: 'VERIFIED', reasonText: null });
});

test('accepts another name with proof of a name change', async () => {
  const borrower = await at(STEP);
  const nameChange = [await upload(borrower, 'NAME_CHANGE', 'marriage.pdf')];
  const documentUuids = { ...(await bothSides(borrower, 'othername.pdf')), nameChange };
  expect(await checked(borrower, undefined, { documentUuids })).toMatchObject({
    state: 'VERIFIED',
  });
});

/** Fails the check three times. */
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

test('keeps a good side when the other one is unreadable, and uses it for the next attempt', async () => {
  const borrower = await at(STEP);
  const documentUuids = await bothSides(borrower, 'idfail.pdf');
  expect(await checked(borrower, undefined, { documentUuids })).toMatchObject({
    state: 'FAILED_VERIFICATION',
  });

  const { back } = documentUuids;
  expect(await borrower.read(readUploads)).toMatchObject([{ documentUuid: back }]);
  const front = await upload(borrower, 'DRIVERSLICENSEFRONT', 'front.pdf');
  const next = { documentUuids: { front, back, nameChange: [] } };
  expect(await checked(borrower, undefined, next)).toMatchObject({ state: 'VERIFIED' });
});

test("doesn't count a repeat after a lost response as a second attempt", async () => {
  const borrower = await at(STEP);
  const documentUuids = await bothSides(borrower, 'idfail.pdf');
  await send(borrower, undefined, { documentUuids });
  expect((await send(borrower, undefined, { documentUuids })).status).toBe(200);
  lender.pass(2_500);
  expect(await check(borrower)).toMatchObject({ triesLeft: 2 });
  expect(await checked(borrower, undefined, { documentUuids })).toMatchObject({
    state: 'FAILED_VERIFICATION',
    triesLeft: 2,
  });
});

test.each<{ what: string; more: Sent; field: string }>([
  { what: 'no state', more: { issuingState: null }, field: 'issuingState' },
  {
    what: 'an unknown front',
    more: { documentUuids: { front: 'x', back: 'y', nameChange: [] } },
    field: 'documentUuids.front',
  },
  { what: 'another type of ID', more: { idType: 'STATE_ID' }, field: 'documentUuids.front' },
])('SC-24 refuses an ID check with $what', async ({ more, field }) => {
  const borrower = await at(STEP);
  expect(await send(borrower, undefined, more)).toMatchObject(refusedAt(field));
  expect(await statusOf(borrower)).toBe(STEP);
});

test.each([
  { org: 'HOMELINE', status: 400 },
  { org: 'LARKMERE', status: 200 },
])('requires the back only if fe-heloc-back-of-id is on: $org', async ({ org, status }) => {
  const { path, sending } = await at(STEP, { org });
  const borrower = asBorrower(lender, { ...sending, org }, path.uuid);
  const front = await upload(borrower, 'DRIVERSLICENSEFRONT', 'front.pdf');
  const documentUuids = { front, back: null, nameChange: [] };

  expect((await send(borrower, undefined, { documentUuids })).status).toBe(status);
});

test('starts a session at a later status with a checked ID (8.1)', async () => {
  expect(await check(await at('FINAL_OFFER'))).toMatchObject({
    state: 'VERIFIED',
    idType: 'DRIVERS_LICENSE',
  });
});
