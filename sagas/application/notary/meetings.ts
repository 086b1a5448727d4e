import { toFailure } from '#sagas/api/apiError.ts';
import {
  bookNotary,
  cancelAppointment,
  chooseNotaryMode,
  holdNotarySlot,
  moveAppointment,
  readNotarySlots,
} from '#sagas/api/contract/notary.ts';
import { sendingStep } from '#sagas/application/sendingStep.ts';
import { receiveStatus } from '#sagas/application/status/loadStatus.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLatest, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  lenderDataFailed,
  lenderDataInvalidated,
  lenderDataReceived,
  lenderDataRequested,
  lenderDataRetried,
  selectLenderData,
} from '#store/application/core/lenderDataSlice.ts';
import {
  appointmentBooked,
  appointmentCancelled,
  calendarFileRequested,
  meetingInPersonChosen,
  notarySlotChosen,
  notarySlotsRequested,
} from '#store/application/notary/actions.ts';
import { calendarFile } from '#store/application/notary/calendarFile.ts';
import { isCancelledByNotary } from '#store/application/notary/notary.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectIsSlotTaken } from '#store/application/notary/selectors.ts';
import { addDays } from '#store/format/isoDate.ts';
import { selectBrandName } from '#store/org/selectors.ts';

import { selectUuidInHand } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';

const LAST_OF_WEEK = 6;

function* showBooking() {
  yield* put(lenderDataInvalidated({ names: ['notaryBooking', 'notarySlots'] }));
  const isThere = (yield* select(selectScreenId)) === 'notaryReserveManual';
  const to = yield* select(selectAddressOf('notaryReserveManual'));
  yield* put(isThere ? lenderDataRetried() : redirected({ to, replace: false }));
}

/** "Meet in person": the status becomes MANUAL_DEED_SIGNING. */
function* meetInPerson(ports: Ports) {
  const uuid = yield* select(selectUuidInHand);
  const status = yield* sendingStep({
    step: 'notaryMode',
    screen: null,
    ask: (of) => send(ports, chooseNotaryMode, { path: { uuid: of }, body: { mode: 'IN_PERSON' } }),
  });
  if (status === null || uuid === null) return;
  yield* call(receiveStatus, ports, status);
  const to = yield* select(selectAddressOf('notaryScheduleManual'));
  yield* put(redirected({ to, replace: false }));
}

/** Loads the free times of a week. While the same week reloads, the list stays on the screen. */
function* loadSlots(ports: Ports, { payload }: ReturnType<typeof notarySlotsRequested>) {
  const { place, zip, from } = payload;
  const uuid = yield* select(selectUuidInHand);
  if (uuid === null) return;
  const { notarySlots } = yield* select(selectLenderData);
  const shown = notarySlots.status === 'ready' ? notarySlots.value : null;
  if (shown?.place !== place || shown.zip !== zip || shown.from !== from)
    yield* put(lenderDataRequested({ uuid, names: ['notarySlots'] }));
  try {
    const query = { from, to: addDays(from, LAST_OF_WEEK) ?? from, place, zip };
    const slots = yield* send(ports, readNotarySlots, { path: { uuid }, query });
    yield* put(lenderDataReceived({ notarySlots: { place, zip, from, slots } }));
  } catch (error) {
    yield* put(lenderDataFailed({ name: 'notarySlots', failure: toFailure(error) }));
  }
}

/** Reloads the list if another borrower took the time. */
function* reloadTaken() {
  const { notarySlots } = yield* select(selectLenderData);
  const shown = notarySlots.status === 'ready' ? notarySlots.value : null;
  if ((yield* select(selectScreenId)) === 'notaryReserveManual') yield* call(showBooking);
  else if (shown !== null) {
    const { place, zip, from } = shown;
    yield* put(notarySlotsRequested({ place, zip, from }));
  }
}

/** Reserves a free time for some minutes, or moves the appointment to it. */
function* chooseSlot(ports: Ports, { payload }: ReturnType<typeof notarySlotChosen>) {
  const uuid = yield* select(selectUuidInHand);
  const { notaryBooking } = yield* select(selectLenderData);
  const booked = notaryBooking.status === 'ready' ? notaryBooking.value.appointment : null;
  const moved = booked && !isCancelledByNotary(booked) ? booked.appointmentUuid : null;
  const { slotUuid } = payload;
  const sent = yield* sendingStep({
    step: 'notarySlot',
    screen: 'notaryScheduleManual',
    *ask(of) {
      const body = { slotUuid };
      if (moved === null) yield* send(ports, holdNotarySlot, { path: { uuid: of }, body });
      else {
        const path = { uuid: of, appointmentUuid: moved };
        yield* send(ports, moveAppointment, { path, body });
      }
      return true;
    },
  });
  if (uuid === null) return;
  if (sent) yield* call(showBooking);
  else if (yield* select(selectIsSlotTaken)) yield* call(reloadTaken);
}

function* book(ports: Ports, { payload }: ReturnType<typeof appointmentBooked>) {
  const uuid = yield* select(selectUuidInHand);
  const { holdUuid, form } = payload;
  const { phoneNumber, attendees, accessNote = '', assistance = '' } = form;
  const body = {
    holdUuid,
    phoneNumber,
    attendees,
    accessNote: accessNote || null,
    assistance: assistance || null,
  };
  const status = yield* sendingStep({
    step: 'notaryBooking',
    screen: 'notaryReserveManual',
    ask: (of) => send(ports, bookNotary, { path: { uuid: of }, body }),
  });
  if (status !== null && uuid !== null) yield* call(showBooking);
}

function* cancel(ports: Ports, { payload }: ReturnType<typeof appointmentCancelled>) {
  const uuid = yield* select(selectUuidInHand);
  const { appointmentUuid } = payload;
  const sent = yield* sendingStep({
    step: 'notaryCancellation',
    screen: null,
    *ask(of) {
      yield* send(ports, cancelAppointment, { path: { uuid: of, appointmentUuid } });
      return true;
    },
  });
  if (sent && uuid !== null) yield* call(showBooking);
}

function* saveCalendarFile({ page, clock }: Ports) {
  const { notaryBooking } = yield* select(selectLenderData);
  const lender = yield* select(selectBrandName);
  const appointment = notaryBooking.status === 'ready' ? notaryBooking.value.appointment : null;
  if (appointment === null) return;
  const text = calendarFile(appointment, { lender, now: clock.now() });
  yield* call(() => page.saveFile('notary-appointment.ics', text, 'text/calendar'));
}

export function* watchMeetings(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(meetingInPersonChosen, meetInPerson, ports);
  yield* takeLatest(notarySlotsRequested, loadSlots, ports);
  yield* takeLeading(notarySlotChosen, chooseSlot, ports);
  yield* takeLeading(appointmentBooked, book, ports);
  yield* takeLeading(appointmentCancelled, cancel, ports);
  yield* takeLeading(calendarFileRequested, saveCalendarFile, ports);
}
