import { moveAppraisal, payAppraisal, readAppraisal } from '#sagas/api/contract/appraisal.ts';
import {
  firstDayOf,
  visitDaysAfter,
  type Booking,
  type VisitWindow,
} from '#store/application/appraisal/appraisal.ts';
import { reopenOffers } from '#sagas/api/contract/offers.ts';
import { pagesOf } from '#tests/server/support/mainSite.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, released, statusOf, patch } = applicationsAt(lender);

const TO_PAY = 'ONSITE_APPRAISAL_BORROWER_PAYMENT';
const BOOKED = 'ONSITE_APPRAISAL_PENDING';
const CARD = { card: '4000 1234 5678 9010' };

const today = new Date(MORNING).toISOString().slice(0, 10);
const windows = visitDaysAfter(today)
  .slice(0, 3)
  .map((day): VisitWindow => ({ day, time: 'MORNING' }));
const booking: Booking = {
  contactName: 'Mira Tolland',
  contactPhone: '(614) 555-0142',
  windows,
};

const street = (words: string) => ({ application: { property: { street1: `1 ${words} Lane` } } });

const appraisal = (borrower: Borrower) => borrower.read(readAppraisal);
const book = (borrower: Borrower, body: Booking = booking) => borrower.call(payAppraisal, body);
const move = (borrower: Borrower, body = { windows }) => borrower.call(moveAppraisal, body);

const { get, post } = pagesOf(lender);

/** Books, and pays on the partner's page. */
async function pay(borrower: Borrower, fields: Record<string, string> = CARD) {
  const { redirect } = (await book(borrower)).body;
  return post(redirect, fields);
}

test('books a paid appraisal at the first of the times, and sends the borrower back', async () => {
  const borrower = await at(TO_PAY);
  expect(await appraisal(borrower)).toMatchObject({ fee: 550, appointment: null, refusal: null });

  const { redirect } = (await book(borrower)).body;
  expect(await (await get(redirect)).text()).toContain('Pay $550');
  const back = await post(redirect, CARD);
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe(`/account/heloc/${borrower.path.uuid}/hold`);
  expect(await statusOf(borrower)).toBe(BOOKED);
  expect(await appraisal(borrower)).toMatchObject({
    ...booking,
    appointment: `${windows[0]?.day}T09:00:00.000`,
    paidOn: today,
    receiptNumber: expect.stringMatching(/^AP-\d{6}$/),
  });
  // The visit is over.
  expect((await get(redirect)).status).toBe(404);
  expect((await book(borrower)).status).toBe(409);
});

test('stores no card', async () => {
  const borrower = await at(TO_PAY);
  await pay(borrower);
  expect(JSON.stringify(await borrower.record())).not.toMatch(/4000 ?1234|5678 ?9010/);
});

test('charges nothing without a card number, or when the borrower goes back', async () => {
  const borrower = await at(TO_PAY);
  const wrong = await pay(borrower, { card: 'none' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('Enter the number of a card');

  expect((await pay(borrower, { cancel: 'yes' })).status).toBe(303);
  expect(await statusOf(borrower)).toBe(TO_PAY);
  expect((await appraisal(borrower)).refusal).toBeNull();
});

test("rejects the first card of Declinecard with the partner's reason", async () => {
  const borrower = await at(TO_PAY, street('Appraise Declinecard'));

  await pay(borrower);
  expect(await statusOf(borrower)).toBe(TO_PAY);
  expect(await appraisal(borrower)).toMatchObject({
    ...booking,
    refusal: 'Your bank declined it.',
  });

  await pay(borrower);
  expect(await statusOf(borrower)).toBe(BOOKED);
});

test('takes no fee before the third business day after the terms (T-37)', async () => {
  const borrower = await at(TO_PAY, street('Appraise Early'));
  const { earliestPaymentDate } = await appraisal(borrower);
  expect(firstDayOf(today, earliestPaymentDate)).toBe(earliestPaymentDate);
  expect(earliestPaymentDate).not.toBe(today);
  expect(await book(borrower)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'TOO_EARLY' }] },
  });
});

test('SC-24 checks a booking again, and refuses a wrong phone number, or times that repeat or are missing', async () => {
  const borrower = await at(TO_PAY);
  const twice = windows.flatMap(() => windows.slice(0, 1));
  expect((await book(borrower, { ...booking, contactPhone: '555' })).status).toBe(400);
  expect((await book(borrower, { ...booking, windows: twice })).status).toBe(400);
  expect((await book(borrower, { ...booking, windows: windows.slice(1) })).status).toBe(400);
});

test('moves an appointment, and makes a new one when the appraiser had no access', async () => {
  const borrower = await released(BOOKED, street('Nobodyhome'));
  expect(await appraisal(borrower)).toMatchObject({ receiptNumber: 'AP-100200' });
  lender.pass(20_000);
  expect(await borrower.status()).toMatchObject({
    checklistStatus: BOOKED,
    hold: { reason: 'NO_ACCESS' },
  });
  lender.pass(60_000);
  expect(await statusOf(borrower)).toBe(BOOKED);

  const afternoon = windows.map(({ day }) => ({ day, time: 'AFTERNOON' as const }));
  const later = afternoon.map(({ time }, index) => ({
    time,
    day: visitDaysAfter(today)[index + 3] ?? '',
  }));
  const moved = await move(borrower, { windows: later });
  expect(moved.body).toMatchObject({ checklistStatus: BOOKED, hold: { reason: null } });
  expect((await appraisal(borrower)).appointment).toBe(`${later[0]?.day}T13:00:00.000`);
  expect(await borrower.next()).toBe('HOLD_FOR_APPRAISAL_REVIEW');
  expect((await move(borrower, { windows: afternoon })).status).toBe(409);
});

test.each([
  [450_000, TO_PAY],
  [300_000, 'INCOME_VERIFICATION'],
])('leads from a line of %p that is chosen instead to %s', async (total, to) => {
  const borrower = await at(TO_PAY);
  await borrower.call(reopenOffers, { reason: 'hold' });
  expect(await statusOf(borrower)).toBe('OFFER_SELECTION');

  const { selectedQuote } = (await borrower.record()) as { selectedQuote: object };
  await patch(borrower, { selectedQuote: { ...selectedQuote, total }, advance: true });
  expect(await statusOf(borrower)).toBe(to);
});
