import { readLiens } from '#sagas/api/contract/liens.ts';
import { addPayoffLetter, readPayoffs } from '#sagas/api/contract/payoff.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, released, statusOf } = applicationsAt(lender);

const payoffs = (borrower: Borrower) => borrower.read(readPayoffs);

async function sendLetter(borrower: Borrower, payoffUuid: string) {
  const documentUuid = await borrower.upload('letter.jpg', { purpose: 'PAYOFF' });
  return borrower.call(addPayoffLetter, { documentUuid }, { path: { payoffUuid } });
}

const street = (word: string) => ({ application: { property: { street1: `1 ${word} Lane` } } });
const stuck = {
  uuid: 'stuck',
  holder: 'Sample Bank',
  balance: 900,
  payment: 20,
  isToBePaid: true,
  payoff: 'PROBLEM',
};

test.each([
  ['Payoff', 2],
  ['Payoffs', 3],
  ['Quiet', 1],
])('finds on the street %s %p loan(s) in the title search (9.3)', async (word, count) => {
  const borrower = await at('LIEN_VERIFICATION', street(word));
  const { liens } = await borrower.read(readLiens);
  expect(liens).toHaveLength(count);
});

test.each([
  ['PAYOFF_REQUEST_PENDING', 1],
  ['REQUEST_STEWART_PAYOFFS', 2],
])('asks at %s %p lender(s), and leads on after a letter for each', async (status, count) => {
  const borrower = await at(status);
  const asked = await payoffs(borrower);
  expect(asked.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'ASKED'));
  expect(asked[0]).toMatchObject({ goodUntil: null, loanEnd: expect.stringMatching(/^\d{4}$/) });

  const answers: string[] = [];
  for (const { uuid } of asked)
    answers.push((await sendLetter(borrower, uuid)).body.checklistStatus);
  expect(answers.at(-1)).toBe('INCOME_VERIFICATION');
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(count === 1 ? [] : [status]));
  expect((await payoffs(borrower)).map(({ state }) => state)).not.toContain('ASKED');
});

test('gets no answer from a lender that wants permission', async () => {
  const borrower = await released('PAYOFF_REQUEST_PENDING', { application: { liens: [stuck] } });
  lender.pass(60_000);
  expect(await statusOf(borrower)).toBe('PAYOFF_REQUEST_PENDING');
  expect(await payoffs(borrower)).toMatchObject([
    { state: 'PROBLEM', phone: expect.stringContaining('555') },
  ]);

  await sendLetter(borrower, 'stuck');
  expect(await statusOf(borrower)).toBe('INCOME_VERIFICATION');
});

test('rejects a letter of another loan, or at another step', async () => {
  const borrower = await at('PAYOFF_REQUEST_PENDING');
  expect((await sendLetter(borrower, 'another')).status).toBe(404);
  const later = await at('INCOME_VERIFICATION');
  expect((await sendLetter(later, 'another')).status).toBe(409);
});
