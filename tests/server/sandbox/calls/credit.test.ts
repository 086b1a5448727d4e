import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  identifyForCredit,
  readCreditFreeze,
  readCreditIdentification,
  readDecision,
  retryCredit,
  sendCreditProof,
} from '#sagas/api/contract/steps.ts';
import { removeUpload } from '#sagas/api/contract/documents.ts';
import {
  anApplicant,
  applicationsAt,
  refusedAt,
  type Borrower,
} from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);

type Facts = Partial<BodyOf<typeof identifyForCredit>>;

const identify = (borrower: Borrower, ssn: string, more: Facts = {}, headers = {}) =>
  borrower.call(
    identifyForCredit,
    { ssn, formerLastName: null, previousAddress: null, ...more },
    { headers },
  );
const tries = (borrower: Borrower) => borrower.read(readCreditIdentification);
const prove = (borrower: Borrower, documentUuids: string[]) =>
  borrower.call(sendCreditProof, { documentUuids, note: null });

test('finds 219-09-9999, misses other numbers three times, and never finds 078-05-1120 (9.4)', async () => {
  const found = await anApplicant(lender, { lastName: 'Nomatch' });
  await found.advance();
  expect(await tries(found)).toMatchObject({ triesMade: 0, triesLeft: 3, dob: '1982-05-14' });
  await identify(found, '219099999');
  expect(await found.advance()).toContain('OFFER_SELECTION');

  const missed = await anApplicant(lender, { lastName: 'Nomatch' });
  await missed.advance();
  for (const left of [2, 1]) {
    await identify(missed, `21909000${left}`);
    expect(await missed.next()).toBe('CREDIT_NO_MATCH');
    expect((await tries(missed)).triesLeft).toBe(left);
  }
  await identify(missed, '219090003');
  expect(await missed.next()).toBe('CREDIT_NO_MATCH_SSN');

  const never = await at('CREDIT_NO_MATCH');
  await identify(never, '078051120');
  expect(await never.next()).toBe('CREDIT_NO_MATCH_SSN');
  expect((await identify(await at('CREDIT_NO_MATCH'), '900123456')).status).toBe(400);
});

test.each([
  { body: { ssn: '21909-9999' }, message: 'Check this answer.' },
  { body: {}, message: 'Required' },
])('SC-14 refuses the number in $body without repeating it', async ({ body, message }) => {
  const borrower = await at('CREDIT_NO_MATCH');
  // Wrong on purpose.
  expect(await borrower.call(identifyForCredit, body as never)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'ssn', code: 'SHAPE', message }] },
  });
});

test('FT-02 S3: counts a repeat with its key as one attempt, and requires another key for another number', async () => {
  const borrower = await at('CREDIT_NO_MATCH');
  const send = (ssn: string) => identify(borrower, ssn, {}, { 'Idempotency-Key': 'one-try' });
  await send('219090001');
  expect(await borrower.next()).toBe('CREDIT_NO_MATCH');

  expect((await send('219090001')).status).toBe(200);
  expect(await borrower.status()).toMatchObject({ checklistStatus: 'CREDIT_NO_MATCH' });
  expect((await tries(borrower)).triesLeft).toBe(2);
  expect(await send('219090002')).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] },
  });
});

const previousAddress = {
  street1: '1 Fern Way',
  street2: '',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

test('F-02 returns the former name and address after a miss, but never the number', async () => {
  const borrower = await at('CREDIT_NO_MATCH');
  expect(await tries(borrower)).toMatchObject({ formerLastName: null, previousAddress: null });
  const facts = { formerLastName: 'Ashby', previousAddress };
  await identify(borrower, '219090001', facts);
  expect(await borrower.next()).toBe('CREDIT_NO_MATCH');
  const asked = await tries(borrower);
  expect(asked).toMatchObject(facts);
  expect(JSON.stringify(asked)).not.toContain('0001');
});

test.each([
  { facts: { formerLastName: '<b>1' }, field: 'formerLastName' },
  { facts: { previousAddress: { ...previousAddress, zip: 'x' } }, field: 'previousAddress.zip' },
])("SC-24 refuses a wrong $field, and doesn't count an attempt", async ({ facts, field }) => {
  const borrower = await at('CREDIT_NO_MATCH');

  expect(await identify(borrower, '219090001', facts)).toMatchObject(refusedAt(field));

  expect((await tries(borrower)).triesMade).toBe(0);
});

const retry = (borrower: Borrower) => borrower.call(retryCredit, { bureaus: [] });

test.each([
  { lastName: 'Frozen', status: 'SOFT_CREDIT_FROZEN', kind: 'FREEZE' },
  { lastName: 'Locked', status: 'SOFT_CREDIT_LOCKED', kind: 'LOCK' },
])('clears $lastName at the second retry', async ({ lastName, status, kind }) => {
  const borrower = await anApplicant(lender, { lastName });
  await borrower.advance();
  const hold = () => borrower.read(readCreditFreeze);
  expect(await hold()).toMatchObject({ bureaus: [{ kind }], retries: 0 });
  expect((await retry(borrower)).body.checklistStatus).toBe('SOFT_CREDIT_PULL_IN_PROGRESS');
  expect(await borrower.next()).toBe(status);
  expect((await hold()).retries).toBe(1);
  await retry(borrower);
  expect(await borrower.next()).toBe('PROPERTY_SEARCH_IN_PROGRESS');
  expect((await hold()).bureaus).toEqual([]);
});

test.each([
  { status: 'SOFT_CREDIT_FROZEN', lastName: 'Frozen', after: 'PROPERTY_SEARCH_IN_PROGRESS' },
  { status: 'HARD_CREDIT_LOCKED', lastName: 'Hardlocked', after: 'FINAL_OFFER' },
  { status: 'HARD_CREDIT_FROZEN', lastName: 'Ashdale', after: 'FINAL_OFFER' },
])(
  'clears $status, set by a control request, at the second retry for $lastName',
  async ({ status, lastName, after }) => {
    const borrower = await at(status, { profile: { name: { lastName } } });
    await retry(borrower);
    expect(await borrower.next()).toBe(status);
    await retry(borrower);
    expect(await borrower.next()).toBe(after);
  },
);

test('requires a document of this application as proof', async () => {
  const borrower = await at('CREDIT_NO_MATCH_SSN');
  expect((await prove(borrower, [])).body).toMatchObject({
    errors: [{ message: 'Add 1 more document(s).' }],
  });
  expect((await prove(borrower, ['made up'])).status).toBe(400);
  const documentUuid = await borrower.upload();
  expect((await prove(borrower, [documentUuid])).body.checklistStatus).toBe(
    'CREDIT_FILE_REVIEW_IN_PROGRESS',
  );
  const removal = await borrower.call(removeUpload, undefined, { path: { documentUuid } });
  expect(removal.status).toBe(404);
  expect(await borrower.next()).toBe('PROPERTY_SEARCH_IN_PROGRESS');
});

test('returns no score and no factors for a decline without a credit file (error/credit)', async () => {
  const borrower = await anApplicant(lender, { lastName: 'Nofile-Declined' });
  await borrower.advance();
  await prove(borrower, [await borrower.upload()]);
  expect((await borrower.advance()).at(-1)).toBe('DECLINED');
  expect(await borrower.read(readDecision)).toMatchObject({
    declineReason: 'CREDIT',
    reasons: [{ code: 'NO_FILE' }],
    scoreUsed: null,
    scoreRange: null,
    scoreDate: null,
    bureau: { name: 'Sample Bureau North' },
    factors: [],
  });
});
