import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readLiens, saveLiens } from '#sagas/api/contract/liens.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

type Body = BodyOf<typeof saveLiens>;
type Answer = Partial<Body['liens'][number]>;

const lender = openLender('block');
const { at, patch } = applicationsAt(lender);

const list = (borrower: Borrower) => borrower.read(readLiens);

/** Answers every lien that needs an answer. */
async function tell(borrower: Borrower, answer: Answer = {}, more: Partial<Body> = {}) {
  const { liens } = await list(borrower);
  const isInquiry = liens.some(({ commentsToBorrower }) => commentsToBorrower !== null);
  const asked = liens.filter((lien) => !isInquiry || lien.commentsToBorrower !== null);
  const body = {
    liens: asked.map(({ uuid, balance, payment }) => ({
      lienUuid: uuid,
      answer: 'OPEN' as const,
      balance,
      payment,
      toBeClosed: null,
      note: null,
      documentUuids: [],
      ...answer,
    })),
    added: [],
    taxesInsurance: { included: true, taxes: null, insurance: null },
    hoaMonthly: 0,
    attestation: null,
    ...more,
  };
  return borrower.call(saveLiens, body);
}

const street = (word: string) => ({ application: { property: { street1: `1 ${word} Lane` } } });
const attestation = { version: 'v', signatureName: 'Avery Fenwright' };
const second = {
  holder: 'Sample Credit Union',
  type: 'SECOND_MORTGAGE' as const,
  balance: 12_000,
  payment: 140,
};

/** Signs with the name that the signature requires. */
async function sign(borrower: Borrower) {
  const tried = await tell(borrower, {}, { attestation });
  if (tried.status === 200) return tried;
  const message = JSON.stringify(tried.body);
  const signatureName = /as shown: ([^"]+)"/.exec(message)?.[1] ?? '';
  return tell(borrower, {}, { attestation: { ...attestation, signatureName } });
}

test('leads on to the income when the loans are open as recorded (8.2)', async () => {
  const borrower = await at('LIEN_VERIFICATION');
  expect((await list(borrower)).liens).toMatchObject([
    { type: 'FIRST_MORTGAGE', position: 1, stated: null, commentsToBorrower: null },
  ]);
  expect((await tell(borrower)).body.checklistStatus).toBe('LIEN_CHECK_IN_PROGRESS');
  expect(await borrower.next()).toBe('INCOME_VERIFICATION');
});

const sendLetter = (borrower: Borrower) =>
  borrower.upload('letter.jpg', { documentType: 'LIEN_RELEASE', purpose: 'LIENS' });

test('asks about a paid loan once, and needs a letter', async () => {
  const borrower = await at('LIEN_VERIFICATION');
  await tell(borrower, { answer: 'PAID' });
  expect(await borrower.next()).toBe('LIEN_VERIFICATION_INQUIRY');
  expect((await list(borrower)).liens[0]?.commentsToBorrower).toMatch(/still shows this loan/);

  expect((await tell(borrower, { answer: 'PAID' })).status).toBe(400);
  await tell(borrower, { answer: 'PAID', documentUuids: [await sendLetter(borrower)] });
  expect(await borrower.next()).toBe('INCOME_VERIFICATION');
});

test("asks about another person's loan once", async () => {
  const borrower = await at('LIEN_VERIFICATION');
  await tell(borrower, { answer: 'NOT_MINE' });
  expect(await borrower.next()).toBe('LIEN_VERIFICATION_INQUIRY');
  await tell(borrower, { answer: 'NOT_MINE', note: 'Another person of my name.' });
  expect(await borrower.next()).toBe('INCOME_VERIFICATION');
});

test('requires a signature for a changed balance', async () => {
  const borrower = await at('LIEN_VERIFICATION');
  await tell(borrower, { balance: 1_000 });
  expect(await borrower.next()).toBe('LIEN_ATTESTATION');
  expect((await sign(borrower)).status).toBe(200);
  expect(await borrower.next()).toBe('INCOME_VERIFICATION');
});

test('adds a loan to the list that the borrower signs', async () => {
  const borrower = await at('LIEN_VERIFICATION');
  await tell(borrower, {}, { added: [second] });
  expect(await borrower.next()).toBe('LIEN_ATTESTATION');
  expect((await list(borrower)).liens.at(-1)).toMatchObject(second);
});

test('leads to a new line when more is owed than the value allows (CLTV)', async () => {
  const borrower = await at('LIEN_VERIFICATION');
  await tell(borrower, {}, { added: [{ ...second, balance: 5_000_000 }] });
  expect(await borrower.next()).toBe('LIEN_ATTESTATION');
  await sign(borrower);
  expect(await borrower.next()).toBe('CLTV_LIEN_POSITION_REQUALIFY');
});

test.each([1, 2])('pays off %p line(s) to be closed first', async (count) => {
  const borrower = await at('LIEN_VERIFICATION');
  const line = (index: number) => ({
    uuid: `line-${index}`,
    holder: 'Sample Bank',
    balance: 500,
    payment: 10,
    type: 'HELOC',
  });
  const liens = Array.from({ length: count }, (_none, index) => line(index));
  await patch(borrower, { liens });
  const refused = await tell(borrower, {});
  expect(refused.status).toBe(400);
  await tell(borrower, { toBeClosed: true }, { taxesInsurance: null });
  const [paid] = (await list(borrower)).liens;
  expect(paid).toMatchObject({ uuid: 'line-0' });
  const payoff = count === 1 ? 'PAYOFF_REQUEST_PENDING' : 'REQUEST_STEWART_PAYOFFS';
  expect(await borrower.next()).toBe(payoff);
  expect(await borrower.next()).toBe('INCOME_VERIFICATION');
});

test('finds no liens for Clear, and leads on after its attestation (9.3)', async () => {
  const borrower = await at('LIEN_ATTESTATION', street('Clear'));
  expect((await list(borrower)).liens).toEqual([]);
  expect((await sign(borrower)).status).toBe(200);
  expect(await borrower.next()).toBe('INCOME_VERIFICATION');
});

test('SC-24 checks the rules of the liens screen again', async () => {
  const borrower = await at('LIEN_VERIFICATION');
  const refused = await tell(borrower, { balance: null }, { hoaMonthly: null });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('liens[0].balance');
  expect(JSON.stringify(refused.body)).toContain('hoaMonthly');
  expect((await tell(borrower, { lienUuid: 'another' })).status).toBe(400);
});

test('rejects the answers at another step (F-03)', async () => {
  const borrower = await at('INCOME_VERIFICATION');
  expect((await tell(borrower)).status).toBe(409);
});
