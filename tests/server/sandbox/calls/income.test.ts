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

test('the stated income, the ways of the employment, and nothing yet', async () => {
  expect(await requirements(await at('INCOME_VERIFICATION'))).toMatchObject({
    statedIncome: 118_000,
    employmentType: 'FULL_TIME',
    satisfied: false,
    numDocsRequired: 1,
    records: [{ state: 'NOT_STARTED', verificationMethod: null, monthlyIncome: null }],
  });
});

test('8.2: pay stubs are accepted after four seconds, and alone they lead to the employer', async () => {
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
])('9.4: a file %s is to be replaced, with the reason', async (fileName, reason) => {
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

test('a refused file that was submitted in review leads back to the income', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  await sendStub(borrower, { fileName: 'reject.pdf' });
  await submit(borrower);
  lender.pass(2_500);

  expect(await statusOf(borrower)).toBe('INCOME_VERIFICATION');
  expect((await requirements(borrower)).records).toMatchObject([{ state: 'NEEDS_REPLACING' }]);
});

test('a file named review… stays in review', async () => {
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
])('SC-24: pay stubs with %s are refused', async (_what, more, field) => {
  const { status, body } = await sendStub(await at('INCOME_VERIFICATION'), more);

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field }] });
});

test('COND-10: as many pay stubs as the lender asks for', async () => {
  const borrower = await at('INCOME_VERIFICATION', { application: { paystubsRequired: 2 } });

  expect((await requirements(borrower)).numDocsRequired).toBe(2);
  expect((await sendStub(borrower)).status).toBe(400);
});

test('other papers need no facts of a pay', async () => {
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

test('8.2: an employer that answers confirms the employment', async () => {
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

test('9.4: Unreachable Ltd does not answer; papers stand for the call', async () => {
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
])('SC-24: an employer with %s is refused', async (_what, more, field) => {
  const { status, body } = await employ(await at('EMPLOYMENT_VERIFICATION'), more);

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field }] });
});

test('the self-employed tell of their business', async () => {
  const borrower = await at('EMPLOYMENT_VERIFICATION', {
    application: { income: { employmentType: 'SELF_EMPLOYED' } },
  });
  expect((await employ(borrower)).status).toBe(400);
  const business = { businessName: 'Mill', licenceOrWebsite: 'mill.example', yearsInBusiness: 4 };

  expect((await employ(borrower, business)).status).toBe(200);
});

test('the employer is also a way to confirm the income (EMPINFO)', async () => {
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

test('an employer that was named early and does not answer is to be replaced', async () => {
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

test('at another step all of it is over (F-03)', async () => {
  const borrower = await at('DISBURSEMENT_ACCOUNT');

  expect((await submit(borrower)).status).toBe(409);
  expect((await sendStub(borrower)).status).toBe(409);
  expect((await employ(borrower)).status).toBe(409);
  expect(await requirements(borrower)).toMatchObject({
    satisfied: true,
    records: [{ state: 'ACCEPTED' }],
  });
});
