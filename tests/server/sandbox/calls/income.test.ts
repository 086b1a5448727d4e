import { uploadDocument } from '#sagas/api/contract/documents.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  readEmployment,
  readRequirements,
  saveEmployment,
  sendPaystubs,
  submitIncome,
} from '#sagas/api/contract/income.ts';
import { addDays } from '#store/format/isoDate.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, statusOf } = applicationsAt(lender);

/** Of the lender's clock, whatever the zone of the property is. */
const yesterday = async ({ path }: Borrower) => {
  const { body } = await lender.control('GET', `/sandbox/applications/${path.uuid}`);
  const { valueDate } = body['property'] as { valueDate: string };
  return addDays(valueDate, -1) ?? '';
};

async function upload({ path, sending }: Borrower, fileName = 'stub.pdf') {
  const file = new File(['%PDF-1.7 /Type /Page'], fileName);
  const body = { file, fileName, documentType: 'USER_UPLOADED_PAYSTUB', purpose: 'INCOME' };
  return (await lender.call(uploadDocument, { path, body }, sending)).body.documentUuid;
}

async function sendStub(
  borrower: Borrower,
  {
    fileName = 'stub.pdf',
    ...more
  }: Partial<BodyOf<typeof sendPaystubs>> & { fileName?: string } = {},
) {
  const { path, sending } = borrower;
  const body = {
    documentUuids: [await upload(borrower, fileName)],
    kind: 'PAYSTUB' as const,
    payFrequency: 'MONTHLY' as const,
    employerName: 'Wyndale Mills',
    lastPayDate: await yesterday(borrower),
    recordUuid: null,
    ...more,
  };
  return lender.call(sendPaystubs, { path, body }, sending);
}

const requirements = async ({ path, sending }: Borrower) =>
  (await lender.call(readRequirements, { path }, sending)).body;
const submit = ({ path, sending }: Borrower) => lender.call(submitIncome, { path }, sending);

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
const employ = ({ path, sending }: Borrower, more: Partial<BodyOf<typeof saveEmployment>> = {}) =>
  lender.call(
    saveEmployment,
    { path, body: { ...told, documentUuids: [], consent, ...more } },
    sending,
  );
const employment = async ({ path, sending }: Borrower) =>
  (await lender.call(readEmployment, { path }, sending)).body;

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
  await submit(borrower);
  lender.pass(2_500);
  expect(await statusOf(borrower)).toBe('EMPLOYMENT_VERIFICATION');
});

test.each([
  ['reject-1.pdf', 'We could not read the date.'],
  ['Expired.pdf', 'It is older than 30 days. Send a newer one.'],
  ['othername.pdf', 'The name is not the one on your application.'],
])('asks for a replacement of the file %s, with the reason (9.4)', async (fileName, reason) => {
  const borrower = await at('INCOME_VERIFICATION');
  await sendStub(borrower, { fileName });
  lender.pass(4_000);

  expect(await requirements(borrower)).toMatchObject({
    satisfied: false,
    records: [{ state: 'NEEDS_REPLACING', reason }],
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
  await submit(borrower);
  lender.pass(2_500);

  expect(await statusOf(borrower)).toBe('INCOME_VERIFICATION');
  expect((await requirements(borrower)).records).toMatchObject([{ state: 'NEEDS_REPLACING' }]);
});

test('keeps a file named review… in review', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  await sendStub(borrower, { fileName: 'review.pdf' });
  lender.pass(60_000);

  expect((await requirements(borrower)).records).toMatchObject([{ state: 'IN_REVIEW' }]);
});

test.each([
  ['no file', { documentUuids: [] }, 'documentUuids'],
  ['no employer', { employerName: null }, 'employerName'],
  ['no frequency', { payFrequency: null }, 'payFrequency'],
  ['an old date', { lastPayDate: '2020-01-01' }, 'lastPayDate'],
])('SC-24: refuses pay stubs with %s', async (_what, more, field) => {
  const { status, body } = await sendStub(await at('INCOME_VERIFICATION'), more);

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field }] });
});

test('COND-10: requires as many pay stubs as the lender asks for', async () => {
  const borrower = await at('INCOME_VERIFICATION', { application: { paystubsRequired: 2 } });

  expect((await requirements(borrower)).numDocsRequired).toBe(2);
  expect((await sendStub(borrower)).status).toBe(400);
});

test('requires no pay details for other papers', async () => {
  const borrower = await at('INCOME_VERIFICATION', {
    application: { income: { employmentType: 'RETIRED' } },
  });
  const nothing = { payFrequency: null, employerName: null, lastPayDate: null };

  await sendStub(borrower, { kind: 'OTHER', ...nothing });
  lender.pass(4_000);

  expect((await requirements(borrower)).records).toMatchObject([
    { state: 'ACCEPTED', verificationMethod: 'OTHER' },
  ]);
  await submit(borrower);
  lender.pass(2_500);
  expect(await statusOf(borrower)).toBe('IDENTITY_VERIFICATION');
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

test('gets no answer from Unreachable Ltd, and accepts papers instead of the call (9.4)', async () => {
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
  ['no contact', { workPhone: null }, 'workPhone'],
  ['a free address alone', { workPhone: null, workEmail: 'boss@gmail.com' }, 'workEmail'],
  ['no job', { jobTitle: null }, 'jobTitle'],
  ['a start in the future', { startDate: '2099-01-01' }, 'startDate'],
])('SC-24: refuses an employer with %s', async (_what, more, field) => {
  const { status, body } = await employ(await at('EMPLOYMENT_VERIFICATION'), more);

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field }] });
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
  await submit(borrower);
  lender.pass(2_500);
  expect(await statusOf(borrower)).toBe('IDENTITY_VERIFICATION');
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

  expect((await submit(borrower)).status).toBe(409);
  expect((await sendStub(borrower)).status).toBe(409);
  expect((await employ(borrower)).status).toBe(409);
  expect(await requirements(borrower)).toMatchObject({
    satisfied: true,
    records: [{ state: 'ACCEPTED' }],
  });
});
