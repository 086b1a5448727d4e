import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import {
  appointmentBooked,
  appointmentCancelled,
  calendarFileRequested,
  meetingInPersonChosen,
  notarySlotChosen,
  notarySlotsRequested,
} from '#store/application/notary/actions.ts';
import type { NotaryBooking, NotaryEligibility } from '#store/application/notary/notary.ts';
import { holdTimePassed } from '#store/application/notary/slice.ts';
import { stepFailed } from '#store/application/core/slice.ts';
import { aBooking, aHold, anAppointment, anEligibility } from '#tests/support/fixtures/notary.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';
import { aRefusal } from '#tests/support/fixtures/registration.ts';

afterEach(() => jest.restoreAllMocks());

const manual = aStatus('MANUAL_DEED_SIGNING', { manualNotary: true });

const withLena = aStatus('MANUAL_DEED_SIGNING', {
  manualNotary: true,
  otherSigners: [{ firstName: 'Lena', state: 'READY' }],
});

const openIntro = (about: Partial<NotaryEligibility> = {}, status = aStatus('DEED_SIGNING')) =>
  openPageAt({ at: 'notary/intro', status }, { notaryEligibility: anEligibility(about) });
const openReserve = (about: Partial<NotaryBooking>, status = manual) =>
  openPageAt({ at: 'notary/reserve-manual', status }, { notaryBooking: aBooking(about) });

const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('notary/intro', () => {
  it('STATUS-59 shows both ways, and lists what to have ready', async () => {
    const { user, actionsOf } = await openIntro();
    expect(button('Meet online now')).toBeVisible();
    expect(screen.getByText(/A frozen credit file can make this fail/)).toBeVisible();
    expect(screen.getByText('Your ID: A driver license')).toBeVisible();
    expect(screen.getByText(/It costs \$350\. Meeting online is free\./)).toBeVisible();

    await user.click(button('Meet in person'));
    expect(actionsOf(meetingInPersonChosen)).toHaveLength(1);
  });

  it('allows only a meeting in person if the law allows no online notary', async () => {
    await openIntro({
      online: {
        allowed: false,
        reasonText: 'The county recorder does not accept it yet.',
        source: 'Sample table',
        checkedOn: '2026-11-02',
      },
    });
    expect(screen.queryByText('Meet online now')).toBeNull();
    expect(screen.getByText('The county recorder does not accept it yet.')).toBeVisible();
    expect(screen.getByText(/checked on November 2, 2026/)).toBeVisible();
  });

  it('names the hours of the online notaries when they are closed', async () => {
    await openIntro({ hours: { isOpen: false, week: anEligibility().hours.week } });
    expect(
      screen.getByText(/^Online notaries are available 8:00 AM to 4:00 PM Pacific[ .]/),
    ).toBeVisible();
    expect(button('Meet in person')).toBeVisible();
  });

  it('STATUS-58 lets a Texan wait until the day that the lender sets', async () => {
    const hold = aStatusHold({ expectedBy: '2026-11-27' });
    await openIntro(
      {
        waitingPeriod: {
          days: 12,
          noticeOn: '2026-11-15',
          appliedOn: '2026-11-14',
          firstDay: '2026-11-27',
        },
      },
      aStatus('NOTARY_WAITING_PERIOD', { hold }),
    );
    expect(
      screen.getByText('The first day you can sign is Friday, November 27, 2026.'),
    ).toBeVisible();
    expect(
      screen.getByText(/notice on November 15, 2026, and you applied on November 14, 2026/),
    ).toBeVisible();
    expect(screen.queryByText('Meet in person')).toBeNull();
  });

  it.each(['GEN_NOTARY_DISCLOSURE', 'ATTORNEY_REVIEW'])(
    'STATUS-56 waits at %s, with a way to refresh',
    async (status) => {
      await openIntro({}, aStatus(status));
      expect(button('Refresh')).toBeVisible();
      expect(screen.queryByText('Meet online now')).toBeNull();
    },
  );
});

const firstTime = () => {
  const [time] = screen.getAllByRole('button', { name: /on Tuesday, November 24, 2026/ });
  if (!time) throw new Error('No time is shown');
  return time;
};

describe('notary/schedule-manual', () => {
  const slots = [
    { uuid: 'early', start: '2026-11-24T15:00:00Z', place: 'HOME' as const, notaryName: null },
    { uuid: 'late', start: '2026-11-24T20:00:00Z', place: 'HOME' as const, notaryName: null },
  ];
  const week = { place: 'HOME' as const, zip: '43214', from: '2026-11-23', slots };
  const openSchedule = () =>
    openPageAt(
      { at: 'notary/schedule-manual', status: manual },
      { notaryBooking: aBooking(), notarySlots: null },
    );

  async function openTimes(times = slots) {
    const view = await openSchedule();
    await view.user.click(screen.getByRole('radio', { name: 'At the property' }));
    view.dispatch(lenderDataReceived({ notarySlots: { ...week, slots: times } }));
    return view;
  }

  it('asks for the times of a place, and sends the chosen one', async () => {
    const { user, dispatch, actionsOf } = await openSchedule();
    expect(screen.getByLabelText('ZIP code')).toHaveValue('43214');
    await user.click(screen.getByRole('radio', { name: 'At the property' }));
    expect(actionsOf(notarySlotsRequested)).toMatchObject([
      { payload: { place: 'HOME', zip: '43214', from: '2026-11-23' } },
    ]);
    dispatch(lenderDataReceived({ notarySlots: week }));

    await user.click(button('Continue'));
    expect(actionsOf(notarySlotChosen)).toHaveLength(0);
    expect(screen.getAllByText('Choose a time').length).toBeGreaterThan(0);
    const time = firstTime();
    await user.click(time);
    expect(time).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Continue'));
    expect(actionsOf(notarySlotChosen)).toMatchObject([{ payload: { slotUuid: 'early' } }]);
  });

  it("F-04 says next to the button what a refusal says about a field that isn't on the screen", async () => {
    const fields = [{ field: 'mode', message: 'Your county has no notary today.' }];
    const { dispatch } = await openIntro();

    dispatch(stepFailed({ step: 'notaryMode', failure: aRefusal({ message: '', fields }) }));

    expect(screen.getAllByText('Your county has no notary today.')[0]).toBeVisible();
  });

  it('says at the times that one was just taken, and moves the focus to its day', async () => {
    const { user, dispatch } = await openTimes();
    await user.click(firstTime());
    dispatch(
      stepFailed({ step: 'notarySlot', failure: aRefusal({ status: 409, code: 'SLOT_TAKEN' }) }),
    );
    expect(
      screen.getAllByText('That time was just taken. Please choose another.').length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Tuesday, November 24, 2026' })).toHaveFocus();
  });

  it('shows the times of one day, and the chosen one next to the button', async () => {
    const start = '2026-11-25T15:00:00Z';
    const next = { uuid: 'next', start, place: 'HOME' as const, notaryName: null };
    const { user } = await openTimes([...slots, next]);
    expect(screen.getByText(/^Times are /)).toBeVisible();
    expect(
      screen.getByText('The first day with a free time is Tuesday, November 24, 2026.'),
    ).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Day' })).getAllByRole('button')).toHaveLength(
      2,
    );
    expect(within(screen.getByRole('group', { name: 'Time' })).getAllByRole('button')).toHaveLength(
      2,
    );

    await user.click(button('Wed, Nov 25'));
    expect(screen.queryByRole('button', { name: /on Tuesday/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /on Wednesday, November 25, 2026/ }));

    expect(screen.getByText(/^Wed, Nov 25, \d+:00 [AP]M$/)).toBeVisible();
  });

  it('F-17 shows the times at the property if the browser does not know the zone of its device', async () => {
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' });
    await openTimes();

    expect(screen.getByText('Times are Eastern.')).toBeVisible();
    expect(firstTime()).toHaveAccessibleName('10:00 AM on Tuesday, November 24, 2026');
  });

  it('leads to the next week when a week has no times', async () => {
    const { user, actionsOf } = await openTimes([]);
    expect(
      screen.getByText('There are no times in that week. Try the next week or another place.'),
    ).toBeVisible();
    await user.click(button('Next week'));
    expect(actionsOf(notarySlotsRequested).at(-1)).toMatchObject({
      payload: { from: '2026-11-30' },
    });
  });
});

describe('notary/reserve-manual', () => {
  it('STATUS-60 shows the next free times when there is no time', async () => {
    const { user, actionsOf } = await openReserve({});
    expect(screen.getByRole('link', { name: 'Choose a time' })).toBeVisible();
    await user.click(button(/Tuesday, November 24, 2026/));
    expect(actionsOf(notarySlotChosen)).toMatchObject([{ payload: { slotUuid: 'slot-1' } }]);
  });

  it('books a held time with a phone number and who attends', async () => {
    const { user, dispatch, actionsOf } = await openReserve({ hold: aHold() }, withLena);
    expect(screen.getByText(/We're holding this time until/)).toBeVisible();
    dispatch(holdTimePassed({ minutesLeft: 5 }));
    expect(screen.getAllByText('5 minutes are left to book this time.')[0]).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'All signers together' }));
    await user.click(button('Book it'));
    expect(actionsOf(appointmentBooked)).toMatchObject([
      {
        payload: {
          holdUuid: 'hold-1',
          form: { phoneNumber: '(614) 555-0142', attendees: 'TOGETHER' },
        },
      },
    ]);
  });

  it("doesn't ask a sole signer who attends", async () => {
    const { user, actionsOf } = await openReserve({ hold: aHold() });
    expect(screen.queryByText('Who attends?')).toBeNull();

    await user.click(button('Book it'));
    expect(actionsOf(appointmentBooked)).toMatchObject([
      { payload: { form: { attendees: 'TOGETHER' } } },
    ]);
  });

  it('asks for another time when a hold has ended', async () => {
    const { dispatch } = await openReserve({});
    dispatch(holdTimePassed({ minutesLeft: 0 }));
    expect(screen.getAllByText('Your hold ended. Choose a time again.')[0]).toBeVisible();
  });

  it('F-17 shows the time at the property if the zone of the meeting is unknown', async () => {
    const start = '2026-07-01T15:30:00Z';
    await openReserve({ appointment: anAppointment({ start, timeZone: null }) });

    expect(screen.getByText(/11:30 AM EDT/)).toBeVisible();
  });

  it('adds an appointment to a calendar, and cancels it after a question', async () => {
    const { user, actionsOf } = await openReserve({ appointment: anAppointment() });
    expect(screen.getByRole('link', { name: /Show on a map/ })).toBeVisible();
    expect(screen.getByText('Ellen Marbeck, Commission 1')).toBeVisible();
    await user.click(button('Add to calendar'));
    expect(actionsOf(calendarFileRequested)).toHaveLength(1);

    await user.click(button('Cancel the appointment'));
    expect(actionsOf(appointmentCancelled)).toHaveLength(0);
    await user.click(button('Yes, cancel'));
    expect(actionsOf(appointmentCancelled)).toHaveLength(1);
  });

  it('allows changes only by phone less than 24 hours before the appointment', async () => {
    await openReserve({ appointment: anAppointment({ start: '2026-11-22T14:00:00Z' }) });
    expect(screen.getByText(/less than 24 hours away/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reschedule' })).toBeNull();
  });

  it("lets the borrower choose another time when the notary can't come", async () => {
    await openReserve({ appointment: anAppointment({ state: 'NOTARY_CANCELLED' }) });
    expect(screen.getByText("The notary can't come. Pick a new time.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a time' })).toBeVisible();
  });
});
