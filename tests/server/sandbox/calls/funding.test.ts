import { readTimeline, rescindLine } from '#sagas/api/contract/funding.ts';
import { quoteOffer, readOffers, selectOffer } from '#sagas/api/contract/offers.ts';
import { aHardCreditConsent, aQuoteBody } from '#tests/support/fixtures/applications.ts';
import { applicationsAt, refusedAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, patch, released, statusOf } = applicationsAt(lender);

const timeline = (borrower: Borrower) => borrower.read(readTimeline);

/** Returns "SIGNED DONE", "RECORDING NEXT". */
const states = async (borrower: Borrower) =>
  (await timeline(borrower)).items.map(({ code, state }) => `${code} ${state}`);

/** Returns the current stage of the line. */
const current = async (borrower: Borrower) =>
  (await timeline(borrower)).items.find(({ state }) => state === 'CURRENT');

const rescind = (borrower: Borrower, signatureName: string) =>
  borrower.call(rescindLine, { signatureName, reason: null });

/** Signs with the name that the signature requires. */
async function sign(borrower: Borrower) {
  const { body } = await rescind(borrower, 'Another Name');
  const [, signatureName = ''] = /as shown: ([^"]+)"/.exec(JSON.stringify(body)) ?? [];
  return rescind(borrower, signatureName);
}

const aSigner = {
  uuid: '5d0c1c1e-8a32-4a53-9e0a-0f62a1d3b0aa',
  identityUuid: null,
  firstName: 'Lena',
  lastName: 'Fenwright',
  email: 'never@demo.example',
  phoneNumber: null,
  relationship: 'SPOUSE',
  state: 'INVITED',
  invitedAt: null,
};
const status = { primaryParticipantAcceptComplete: true };
const CANCEL = ['SIGNED DONE', 'RIGHT_TO_CANCEL CURRENT', 'RECORDING NEXT'];

test.each([
  { step: 'DEED_SIGNING', what: 'signed', application: { status }, first: CANCEL },
  {
    step: 'DEED_SIGNING',
    what: 'waiting for another signer',
    application: { status, signers: [aSigner] },
    first: ['SIGNED DONE', 'OTHERS_SIGN CURRENT', 'RIGHT_TO_CANCEL NEXT'],
  },
  { step: 'GEN_RESCISSION', first: CANCEL },
  { step: 'RESCISSION', first: CANCEL },
  { step: 'RECORDING', first: ['SIGNED DONE', 'RIGHT_TO_CANCEL DONE', 'RECORDING CURRENT'] },
])('STATUS-36 STATUS-42 lists the first stages at $step $what', async (row) => {
  const { step, application = {}, first } = row;
  expect((await states(await at(step, { application }))).slice(0, 3)).toEqual(first);
});

const CHECK = ['FINAL_CHECK CURRENT', 'DEBTS_PAID SKIPPED', 'MONEY_SENT NEXT'];

test.each([
  { step: 'FUNDABLE', last: CHECK },
  { step: 'FUNDING_DECISION', last: CHECK },
  { step: 'COMPLETE', last: ['FINAL_CHECK DONE', 'DEBTS_PAID SKIPPED', 'MONEY_SENT DONE'] },
  { step: 'NOTE_SIGNING', last: ['FINAL_CHECK NEXT', 'DEBTS_PAID SKIPPED', 'MONEY_SENT NEXT'] },
])('STATUS-39 lists the last stages at $step with their states', async ({ step, last }) => {
  expect((await states(await at(step))).slice(-3)).toEqual(last);
});

test('omits the right to cancel for a second home', async () => {
  const application = { property: { occupancyType: 'SECONDARY' } };
  const borrower = await at('GEN_RESCISSION', { application });

  expect(await states(borrower)).toContain('RECORDING CURRENT');
  expect(JSON.stringify(await states(borrower))).not.toContain('RIGHT_TO_CANCEL');
  expect((await timeline(borrower)).rescission).toMatchObject({ applies: false, endsOn: null });
});

test('counts the right to cancel from the last event, and sends the money after it (RESC)', async () => {
  const { rescission, fundingEstimate, items } = await timeline(await at('RESCISSION'));

  // Monday, 16 November 2026; Thanksgiving is the 26th.
  expect(rescission).toMatchObject({
    applies: true,
    endsOn: '2026-11-19',
    timeZone: 'America/New_York',
  });
  expect(fundingEstimate).toEqual({ from: '2026-11-24', to: '2026-12-08' });
  expect(items).toContainEqual({
    code: 'RIGHT_TO_CANCEL',
    state: 'CURRENT',
    date: '2026-11-19',
    text: 'You can still cancel.',
  });
});

test('dates every stage that is done', async () => {
  const { items } = await timeline(await at('FUNDING_DECISION'));

  const done = items.filter(({ state }) => state === 'DONE').map(({ date }) => date);
  expect(done).toEqual(['2026-11-07', '2026-11-13', '2026-11-15']);
});

test('takes the dates from the application itself', async () => {
  const borrower = await released('RESCISSION');
  lender.pass(20_000);
  expect(await statusOf(borrower)).toBe('RECORDING');

  expect((await timeline(borrower)).items).toContainEqual(
    expect.objectContaining({ code: 'RIGHT_TO_CANCEL', state: 'DONE', date: '2026-11-16' }),
  );
});

test('pays the debts that the borrower chose before it sends the money', async () => {
  const borrower = await at('FUNDING_DECISION');
  const debts = (await borrower.record())['liabilities'] as object[];
  const paid = (payOff: string) => debts.map((debt) => ({ ...debt, payOff: { status: payOff } }));
  const firstPayoff = async () => (await timeline(borrower)).payoffs[0];
  await patch(borrower, { liabilities: paid('MARKED_FOR_PAYOFF') });
  expect(await states(borrower)).toContain('DEBTS_PAID NEXT');
  expect(await firstPayoff()).toMatchObject({ state: 'PLANNED' });

  await patch(borrower, { status: { checklistStatus: 'DIRECT_DEBT_PAYOFF' } });
  expect(await states(borrower)).toContain('DEBTS_PAID CURRENT');
  expect(await firstPayoff()).toMatchObject({ state: 'SENT' });

  await patch(borrower, { liabilities: paid('RETURNED') });
  expect(await firstPayoff()).toMatchObject({ state: 'RETURNED' });
});

test('pays a debt of the chosen offer before the line opens (8.2)', async () => {
  const borrower = await at('OFFER_SELECTION');
  const [debt] = (await borrower.read(readOffers)).liabilities;
  const body = aQuoteBody({ payoffLiabilityUuids: debt ? [debt.uuid] : [] });
  const { quoteId } = (await borrower.call(quoteOffer, body)).body;
  await borrower.call(selectOffer, { quoteId, consents: [aHardCreditConsent()] });
  await patch(borrower, { status: { checklistStatus: 'FUNDING_DECISION' } });
  expect((await timeline(borrower)).payoffs).toEqual([
    { creditor: debt?.creditor, amount: debt?.monetaryBalance, state: 'PLANNED' },
  ]);

  await patch(borrower, { pinned: false });
  lender.pass(4_000);
  expect(await statusOf(borrower)).toBe('DIRECT_DEBT_PAYOFF');
});

test('stops the payment of Fundstop, and gives no estimate (9.2)', async () => {
  const borrower = await at('FUNDING_DECISION', { profile: { name: { lastName: 'Fundstop' } } });

  expect((await borrower.status()).hold).toMatchObject({ reason: 'FUNDING_STOPPED' });
  expect((await timeline(borrower)).fundingEstimate).toBeNull();
  expect(await current(borrower)).toMatchObject({
    code: 'FINAL_CHECK',
    date: null,
    text: 'We stopped the payment because we have a question.',
  });
});

test('takes 2 to 10 days for a correction that the county asked for', async () => {
  const hold = { reason: 'RECORDING_REFUSED' };
  const borrower = await at('RECORDING', { application: { status: { hold } } });

  expect((await timeline(borrower)).fundingEstimate?.from).toBe('2026-11-20');
  expect(await current(borrower)).toMatchObject({
    code: 'RECORDING',
    text: 'The county asked for a correction.',
  });
});

test('cancels the line after a signature, once (K/rescission)', async () => {
  const borrower = await at('RESCISSION');

  expect((await sign(borrower)).body.checklistStatus).toBe('CANCELLED');
  expect((await timeline(borrower)).fundingEstimate).toBeNull();
  expect(await states(borrower)).toContain('RECORDING SKIPPED');
  expect((await rescind(borrower, 'Another Name')).status).toBe(409);
});

test('SC-24 refuses to cancel the line by a signature with another name', async () => {
  expect(await rescind(await at('RESCISSION'), 'Another Name')).toMatchObject(
    refusedAt('signatureName'),
  );
});

test.each(['GEN_RESCISSION', 'RECORDING'])('refuses to cancel at %s', async (step) => {
  expect((await rescind(await at(step), 'Any Name')).status).toBe(409);
});

test('refuses to cancel after the last day', async () => {
  const borrower = await at('RESCISSION');
  const day = '2026-11-10T15:00:00.000Z';
  const reached = { FINAL_OFFER: day, DEED_SIGNING: day };
  await patch(borrower, { statusSince: Date.parse(day), progress: { reached } });

  expect((await rescind(borrower, 'Any Name')).status).toBe(409);
});
