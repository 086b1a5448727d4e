import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  readEmployment,
  readRequirements,
  saveEmployment,
  sendPaystubs,
  submitIncome,
} from '#sagas/api/contract/income.ts';
import { addDays } from '#store/format/isoDate.ts';
import { applicationsAt, refusedAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, statusOf } = applicationsAt(lender);

/** Returns yesterday by the lender's clock, in any zone of the property. */
const yesterday = async (borrower: Borrower) => {
  const { valueDate } = (await borrower.record())['property'] as { valueDate: string };
  return addDays(valueDate, -1) ?? '';
};

const upload = (borrower: Borrower, fileName = 'stub.pdf') =>
  borrower.upload(fileName, { documentType: 'USER_UPLOADED_PAYSTUB', purpose: 'INCOME' });

type Stub = Partial<BodyOf<typeof sendPaystubs>> & { fileName?: string };

const sendStub = async (borrower: Borrower, { fileName, ...more }: Stub = {}) =>
  borrower.call(sendPaystubs, {
    documentUuids: [await upload(borrower, fileName)],
    kind: 'PAYSTUB',
    payFrequency: 'MONTHLY',
    employerName: 'Wyndale Mills',
    lastPayDate: await yesterday(borrower),
    recordUuid: null,
    ...more,
  });

const requirements = (borrower: Borrower) => borrower.read(readRequirements);
const submit = (borrower: Borrower) => borrower.call(submitIncome);
/** Submits. Returns the status after the review. */
const submitted = async (borrower: Borrower) => {
  await submit(borrower);
  lender.pass(2_500);
  return statusOf(borrower);
};

const consent = { version: '1', acceptedAt: '2026-11-21T15:00:00.000Z' };
const told = {
  employerName: 'Wyndale Mills',
  jobTitle: 'Miller',
  startDate: '2019-03-01',
  workPhone: '(614) 555-0123',
  workEmail: null,
  contactName: null,
  bestTime: null,
  businessName: null,
  licenceOrWebsite: null,
  yearsInBusiness: null,
};
const employ = (borrower: Borrower, more: Partial<BodyOf<typeof saveEmployment>> = {}) =>
  borrower.call(saveEmployment, { ...told, documentUuids: [], consent, ...more });
const employment = (borrower: Borrower) => borrower.read(readEmployment);

test('starts with the stated income and the methods of the employment, and no proof', async () => {
  expect(await requirements(await at('INCOME_VERIFICATION'))).toMatchObject({
    statedIncome: 118_000,
    employmentType: 'FULL_TIME',
    satisfied: false,
    numDocsRequired: 1,
    records: [{ state: 'NOT_STARTED', verificationMethod: null, monthlyIncome: null }],
  });
});

test('accepts pay stubs after four seconds, and leads to the employer if nothing else was sent (8.2)', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  expect((await submit(borrower)).status).toBe(422);

  expect((await sendStub(borrower)).body).toMatchObject({ state: 'IN_REVIEW' });
  lender.pass(4_000);

  expect(await requirements(borrower)).toMatchObject({
    satisfied: true,
    records: [{ state: 'ACCEPTED', verificationMethod: 'MANUAL_PAYSTUB' }],
  });
  expect(await submitted(borrower)).toBe('EMPLOYMENT_VERIFICATION');
});

test.each([
  { fileName: 'reject-1.pdf', reason: 'We could not read the date.' },
  { fileName: 'Expired.pdf', reason: 'It is older than 30 days. Send a newer one.' },
  { fileName: 'othername.pdf', reason: 'The name is not the one on your application.' },
])('asks for a replacement of the file $fileName, with the reason (9.4)', async (file) => {
  const borrower = await at('INCOME_VERIFICATION');
  await sendStub(borrower, { fileName: file.fileName });
  lender.pass(4_000);

  expect(await requirements(borrower)).toMatchObject({
    satisfied: false,
    records: [{ state: 'NEEDS_REPLACING', reason: file.reason }],
  });
  await sendStub(borrower);
  lender.pass(4_000);
  expect((await requirements(borrower)).records).toMatchObject([
    { state: 'ACCEPTED', reason: null },
  ]);
});

test('leads back to the income if a file that was submitted in review is refused', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  await sendStub(borrower, { fileName: 'reject.pdf' });

  expect(await submitted(borrower)).toBe('INCOME_VERIFICATION');
  expect((await requirements(borrower)).records).toMatchObject([{ state: 'NEEDS_REPLACING' }]);
});

test('keeps a file named review… in review', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  await sendStub(borrower, { fileName: 'review.pdf' });
  lender.pass(60_000);

  expect((await requirements(borrower)).records).toMatchObject([{ state: 'IN_REVIEW' }]);
});

test.each([
  { what: 'no file', more: { documentUuids: [] }, field: 'documentUuids' },
  { what: 'an old date', more: { lastPayDate: '2020-01-01' }, field: 'lastPayDate' },
  { what: 'no frequency', more: { payFrequency: null }, field: 'payFrequency' },
])('SC-24: refuses pay stubs with $what', async ({ more, field }) => {
  expect(await sendStub(await at('INCOME_VERIFICATION'), more)).toMatchObject(refusedAt(field));
});

test('COND-10: requires as many pay stubs as the lender asks for', async () => {
  const borrower = await at('INCOME_VERIFICATION', { application: { paystubsRequired: 2 } });

  expect((await requirements(borrower)).numDocsRequired).toBe(2);
  expect((await sendStub(borrower)).status).toBe(400);
});

test('requires no pay details for other documents', async () => {
  const borrower = await at('INCOME_VERIFICATION', {
    application: { income: { employmentType: 'RETIRED' } },
  });
  const nothing = { payFrequency: null, employerName: null, lastPayDate: null };

  await sendStub(borrower, { kind: 'OTHER', ...nothing });
  lender.pass(4_000);

  expect((await requirements(borrower)).records).toMatchObject([
    { state: 'ACCEPTED', verificationMethod: 'OTHER' },
  ]);
  expect(await submitted(borrower)).toBe('IDENTITY_VERIFICATION');
});

test('confirms the employment when the employer answers (8.2)', async () => {
  const borrower = await at('EMPLOYMENT_VERIFICATION');
  expect(await employment(borrower)).toBeNull();

  expect((await employ(borrower)).body.checklistStatus).toBe('EMPLOYMENT_CHECK_IN_PROGRESS');
  lender.pass(3_000);

  expect(await borrower.status()).toMatchObject({
    checklistStatus: 'IDENTITY_VERIFICATION',
    uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
  });
  expect(await employment(borrower)).toMatchObject({ jobTitle: 'Miller', state: 'CONFIRMED' });
});

test('gets no answer from Unreachable Ltd, and accepts documents instead of the call (9.4)', async () => {
  const borrower = await at('EMPLOYMENT_VERIFICATION');
  await employ(borrower, { employerName: 'Unreachable Ltd' });
  lender.pass(3_000);
  expect(await statusOf(borrower)).toBe('EMPLOYMENT_VERIFICATION');
  expect(await employment(borrower)).toMatchObject({ state: 'CALLED_NO_ANSWER' });

  const none = Object.fromEntries(Object.keys(told).map((name) => [name, null]));
  await employ(borrower, { ...none, documentUuids: [await upload(borrower, 'offer.pdf')] });
  lender.pass(3_000);

  expect(await statusOf(borrower)).toBe('IDENTITY_VERIFICATION');
});

test.each([
  { what: 'no contact', more: { workPhone: null }, field: 'workPhone' },
  { what: 'no job', more: { jobTitle: null }, field: 'jobTitle' },
  { what: 'a start in the future', more: { startDate: '2099-01-01' }, field: 'startDate' },
  {
    what: 'only a personal address',
    more: { workPhone: null, workEmail: 'boss@gmail.com' },
    field: 'workEmail',
  },
])('SC-24: refuses an employer with $what', async ({ more, field }) => {
  expect(await employ(await at('EMPLOYMENT_VERIFICATION'), more)).toMatchObject(refusedAt(field));
});

test('asks the self-employed about their business', async () => {
  const borrower = await at('EMPLOYMENT_VERIFICATION', {
    application: { income: { employmentType: 'SELF_EMPLOYED' } },
  });
  expect((await employ(borrower)).status).toBe(400);
  const business = { businessName: 'Mill', licenceOrWebsite: 'mill.example', yearsInBusiness: 4 };

  expect((await employ(borrower, business)).status).toBe(200);
});

test('confirms the income through the employer, too (EMPINFO)', async () => {
  const borrower = await at('INCOME_VERIFICATION');

  expect((await employ(borrower)).body.checklistStatus).toBe('INCOME_VERIFICATION');
  lender.pass(4_000);

  expect((await requirements(borrower)).records).toMatchObject([
    { state: 'ACCEPTED', verificationMethod: 'EMPINFO' },
  ]);
  expect(await employment(borrower)).toMatchObject({ state: 'CONFIRMED' });
  expect(await submitted(borrower)).toBe('IDENTITY_VERIFICATION');
});

test('asks for a replacement if an employer who was named early does not answer', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  await employ(borrower, { employerName: 'Unreachable Ltd' });
  expect(await employment(borrower)).toMatchObject({ state: 'CALLING' });
  lender.pass(4_000);

  expect(await requirements(borrower)).toMatchObject({
    satisfied: false,
    records: [{ state: 'NEEDS_REPLACING' }],
  });
  expect(await employment(borrower)).toMatchObject({ state: 'CALLED_NO_ANSWER' });
});

test('rejects every income call at another step (F-03)', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');

  for (const answer of [submit(borrower), sendStub(borrower), employ(borrower)])
    expect((await answer).status).toBe(409);
  expect(await requirements(borrower)).toMatchObject({
    satisfied: true,
    records: [{ state: 'ACCEPTED' }],
  });
});
