import { watchNotary } from '#sagas/application/notary/notary.ts';
import { watchScreens } from '#sagas/application/loadScreen.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import {
  appointmentCancelled,
  calendarFileRequested,
  notarySlotChosen,
  notarySlotsRequested,
  devicesSubmitted,
} from '#store/application/notary/actions.ts';
import { selectIsSlotTaken } from '#store/application/notary/selectors.ts';
import { selectNotary, deviceCheckRequested } from '#store/application/notary/slice.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { aBooking, aHold, anAppointment, aNotarySession } from '#tests/support/fixtures/notary.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';
import type { NotarySession } from '#store/application/notary/session.ts';
import { locationChanged } from '#store/shell/slice.ts';

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('meetings', () => {
  const SCHEDULE = 'notary/schedule-manual';

  const RESERVE = 'notary/reserve-manual';

  const manual = aStatus('MANUAL_DEED_SIGNING', { manualNotary: true });

  const week = { place: 'HOME' as const, zip: '43214', from: '2026-11-23' };

  const slot = {
    uuid: 'slot-1',
    start: '2026-11-24T15:00:00Z',
    place: 'HOME' as const,
    notaryName: null,
  };

  const open = (
    at: string,
    script: Parameters<typeof startApplicationScreen>[1]['script'] & {},
    booking = aBooking(),
  ) =>
    startApplicationScreen([watchNotary, watchScreens], {
      at,
      status: manual,
      script,
      before: [lenderDataReceived({ notaryBooking: booking })],
    });

  test('reads the free times of a week for a place and a ZIP code', async () => {
    const { store, run, api } = open(SCHEDULE, {
      readNotarySlots: [[slot]],
      readNotaryBooking: [aBooking()],
    });
    await settle();

    await run(notarySlotsRequested(week));

    expect(api.calls.findLast(({ name }) => name === 'readNotarySlots')?.params.query).toEqual({
      from: '2026-11-23',
      to: '2026-11-29',
      place: 'HOME',
      zip: '43214',
    });
    expect(store.getState().application?.data?.notarySlots).toMatchObject({
      value: { slots: [slot] },
    });
  });

  test('reloads the list on the same screen when the slot is taken (SLOT_TAKEN)', async () => {
    const { store, run, place } = open(SCHEDULE, {
      holdNotarySlot: [refused(409, 'taken', { code: 'SLOT_TAKEN' })],
      readNotaryBooking: [aBooking()],
      readNotarySlots: [[slot], []],
    });
    await settle();
    await run(notarySlotsRequested(week));

    await run(notarySlotChosen({ slotUuid: 'slot-1' }));

    expect(selectIsSlotTaken(store.getState())).toBe(true);
    expect(place()).toBe(SCHEDULE);
    expect(store.getState().application?.data?.notarySlots).toMatchObject({ value: { slots: [] } });
  });

  test('removes a canceled appointment from its screen', async () => {
    const { store, run } = open(RESERVE, {
      cancelAppointment: [null],
      readNotaryBooking: [aBooking({ appointment: anAppointment() }), aBooking()],
    });
    await settle();

    await run(appointmentCancelled({ appointmentUuid: 'appointment-1' }));

    expect(store.getState().application?.data?.notaryBooking).toMatchObject({
      value: { appointment: null },
    });
  });

  test('counts a hold down to five minutes, one minute, and its end', async () => {
    const { store } = open(RESERVE, {
      readNotaryBooking: [aBooking({ hold: aHold() }), aBooking()],
    });
    await settle();
    const left = () => selectNotary(store.getState()).holdMinutesLeft;
    expect(left()).toBeNull();
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(left()).toBe(5);
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    expect(left()).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(left()).toBe(0);
    expect(store.getState().application?.data?.notaryBooking).toMatchObject({
      value: { hold: null },
    });
  });

  test('saves the appointment as a calendar file', async () => {
    const { run, ports } = open(RESERVE, {
      readNotaryBooking: [aBooking({ appointment: anAppointment() })],
    });
    await settle();

    await run(calendarFileRequested());

    expect(ports.page.saved).toMatchObject([{ name: 'notary-appointment.ics' }]);
    expect(ports.page.saved[0]?.text).toContain('DTSTART:20261124T150000Z');
  });
});

describe('session', () => {
  const open = (
    script: Parameters<typeof startApplicationScreen>[1]['script'] & {},
    session: NotarySession | null = aNotarySession(),
    at = 'notary/session',
  ) =>
    startApplicationScreen(watchNotary, {
      at,
      status: aStatus('DEED_SIGNING'),
      script,
      before: [lenderDataReceived({ notarySession: session })],
    });

  test('ROUTE-APP-25 leads to the error page after a session that ended', async () => {
    const ended = { code: 'CAMERA', reason: null, rejoinBy: null };
    const { run, place } = open({ saveDeviceCheck: [aNotarySession({ ended })] });

    await run(
      devicesSubmitted({
        camera: false,
        microphone: true,
        sound: true,
        connection: true,
        browser: true,
      }),
    );

    expect(place()).toContain('notary/error');
  });

  test('turns the camera off when the borrower leaves the screen', async () => {
    const { store, run, ports } = open({});

    await run(deviceCheckRequested());
    expect(selectNotary(store.getState()).devices?.camera).toBe(true);
    expect(ports.media.state.isOpen).toBe(true);

    await run(locationChanged({ pathname: '/elsewhere', search: '' } as never));
    expect(ports.media.state.isOpen).toBe(false);
  });
});
