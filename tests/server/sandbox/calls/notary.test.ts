import {
  bookNotary,
  cancelAppointment,
  chooseNotaryMode,
  holdNotarySlot,
  moveAppointment,
  readNotaryBooking,
  readNotaryEligibility,
  readNotarySlots,
} from '#sagas/api/contract/notary.ts';
import type { MeetingPlace } from '#store/application/notary/notary.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, patch, statusOf } = applicationsAt(lender);

const MANUAL = 'MANUAL_DEED_SIGNING';
const texas = { application: { property: { state: 'TX', zip: '78704' } } };

const eligibility = (borrower: Borrower) => borrower.read(readNotaryEligibility);
const booking = (borrower: Borrower) => borrower.read(readNotaryBooking);

type Week = { from: string; to: string; place: MeetingPlace; zip: string };
const week: Week = {
  from: '2026-11-17',
  to: '2026-11-23',
  place: 'NOTARY_OFFICE',
  zip: '43214',
};
const slots = async (borrower: Borrower, about: Partial<Week> = {}) =>
  await borrower.read(readNotarySlots, { query: { ...week, ...about } });

const slotAt = async (borrower: Borrower, time: string) =>
  (await slots(borrower)).find(({ uuid }) => uuid.includes(`_${time}_`))?.uuid ?? 'none';

const hold = (borrower: Borrower, slotUuid: string) => borrower.call(holdNotarySlot, { slotUuid });

const answers = {
  phoneNumber: '(614) 555-0142',
  attendees: 'TOGETHER',
  accessNote: null,
  assistance: null,
} as const;
const book = (borrower: Borrower, holdUuid: string) =>
  borrower.call(bookNotary, { ...answers, holdUuid });

async function booked(time = '09:30') {
  const borrower = await at(MANUAL);
  const held = await hold(borrower, await slotAt(borrower, time));
  return { borrower, ...(await book(borrower, held.body.holdUuid)).body };
}

test('decides by state and county how the deed is signed (12.9)', async () => {
  const ohio = await eligibility(await at('DEED_SIGNING'));
  expect(ohio.online.allowed).toBe(true);
  expect(ohio.inPerson).toMatchObject({ fee: 350, earliestDate: '2026-11-17' });
  expect(ohio.waitingPeriod).toBeNull();
  const potter = { application: { property: { state: 'PA', county: 'Potter', zip: '16915' } } };
  expect((await eligibility(await at('DEED_SIGNING', potter))).online).toMatchObject({
    allowed: false,
    reasonText: 'The county recorder does not accept it yet.',
  });
});

test('waits twelve days for a home in Texas, which is signed for at an office', async () => {
  const borrower = await at('NOTARY_WAITING_PERIOD', texas);
  const answer = await eligibility(borrower);
  expect(answer.online.allowed).toBe(false);
  expect(answer.inPerson.places).not.toContain('HOME');
  expect(answer.inPerson.earliestDate).toBe('2026-11-28');
  expect(answer.waitingPeriod).toMatchObject({ days: 12, firstDay: '2026-11-28' });
  expect((await borrower.status()).hold?.expectedBy).toBe('2026-11-28');
  expect(await slots(borrower, { from: '2026-11-17', to: '2026-11-27' })).toEqual([]);
});

test('leads to the appointment when the borrower meets in person', async () => {
  const borrower = await at('DEED_SIGNING');
  await borrower.call(chooseNotaryMode, { mode: 'IN_PERSON' });
  expect(await borrower.status()).toMatchObject({ checklistStatus: MANUAL, manualNotary: true });
});

test('lists free times on workdays from nine to six, in the time zone of the place', async () => {
  const free = await slots(await at(MANUAL));
  expect(free).toHaveLength(5 * 18);
  expect(free[0]).toMatchObject({ start: '2026-11-17T14:00:00Z', place: 'NOTARY_OFFICE' });
  expect((await slots(await at(MANUAL), { zip: '75201' }))[0]?.start).toBe('2026-11-17T15:00:00Z');
});

test("rejects ten o'clock as taken, and no longer lists it", async () => {
  const borrower = await at(MANUAL);
  const slotUuid = await slotAt(borrower, '10:00');
  const refused = await hold(borrower, slotUuid);
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('SLOT_TAKEN');
  expect((await slots(borrower)).map(({ uuid }) => uuid)).not.toContain(slotUuid);
});

test('holds a time again for the borrower who already holds it (FT-02, FT-45)', async () => {
  const borrower = await at(MANUAL);
  const slotUuid = await slotAt(borrower, '09:30');
  const first = await hold(borrower, slotUuid);
  const again = await hold(borrower, slotUuid);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
});

test('holds half past twelve for only ten seconds', async () => {
  const borrower = await at(MANUAL);
  const held = await hold(borrower, await slotAt(borrower, '12:30'));
  expect((await booking(borrower)).hold).toMatchObject({ holdUuid: held.body.holdUuid, fee: 350 });
  lender.pass(10_000);
  expect((await booking(borrower)).hold).toBeNull();
  const late = await book(borrower, held.body.holdUuid);
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.body)).toContain('HOLD_ENDED');
});

test('signs the deed at the appointment, 15 s after it was booked', async () => {
  const { borrower, appointmentUuid } = await booked();
  expect((await booking(borrower)).appointment).toMatchObject({ appointmentUuid, state: 'BOOKED' });
  // A repeated call after a lost response.
  expect((await book(borrower, appointmentUuid)).body).toMatchObject({ appointmentUuid });
  lender.pass(14_000);
  expect(await statusOf(borrower)).toBe(MANUAL);
  lender.pass(1_000);
  expect(await borrower.status()).toMatchObject({
    checklistStatus: 'DEED_SIGNING',
    primaryParticipantAcceptComplete: true,
  });
});

test('moves and cancels an appointment, but not within its last 24 hours', async () => {
  const { borrower, appointmentUuid } = await booked('15:00');
  const path = { ...borrower.path, appointmentUuid };
  const slotUuid = await slotAt(borrower, '16:00');
  const moved = await lender.call(moveAppointment, { path, body: { slotUuid } }, borrower.sending);
  expect(moved.body.start).toBe('2026-11-17T21:00:00Z');

  const cancelled = await lender.call(cancelAppointment, { path }, borrower.sending);
  expect(cancelled.status).toBe(204);
  expect((await booking(borrower)).appointment).toBeNull();
  lender.pass(60_000);
  expect(await statusOf(borrower)).toBe(MANUAL);

  const near = await booked('09:00');
  const late = await lender.call(
    cancelAppointment,
    { path: { ...near.borrower.path, appointmentUuid: near.appointmentUuid } },
    near.borrower.sending,
  );
  expect(late.status).toBe(409);
});

test('leaves the time open when a notary cannot come', async () => {
  const { borrower } = await booked();
  const { appointment } = await booking(borrower);
  const patched = await patch(borrower, {
    notary: { appointment: { ...appointment, state: 'NOTARY_CANCELLED' } },
  });
  expect(patched).toMatchObject({ status: 200 });
  lender.pass(60_000);
  expect(await statusOf(borrower)).toBe(MANUAL);
  expect((await booking(borrower)).appointment).toMatchObject({ state: 'NOTARY_CANCELLED' });
});
