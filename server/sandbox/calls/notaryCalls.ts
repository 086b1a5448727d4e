import { randomUUID } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
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
import { idRules } from '#server/sandbox/data/notaries.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { namedSigners } from '#server/sandbox/lender/signers/signers.ts';
import { notaryHours } from '#server/sandbox/lender/notary/hours.ts';
import {
  earliestDay,
  freeSlots,
  nextSlots,
  meetingAt,
  SHORT_HOLD_TIME,
  slotOf,
  TAKEN_TIME,
  type Slot,
} from '#server/sandbox/lender/notary/slots.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { texasWait } from '#server/sandbox/lender/funding/fundingEvents.ts';
import { HttpError, notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { canChangeAppointment } from '#store/application/notary/notary.ts';
import { IN_PERSON_FEE } from '#store/application/notary/inPersonFee.ts';
import { validateBooking } from '#store/application/notary/scheduleForm.ts';
import { meetingPlacesFor, onlineRule } from '#store/application/notary/stateRules.ts';
import { certainZoneOfZip } from '#store/application/notary/times.ts';

import { handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

const HOLD_MS = 600_000;
const SHORT_HOLD_MS = 10_000;

const isInPerson = isAt('MANUAL_DEED_SIGNING');

const isBeforeAccept = (application: ApplicationRecord) =>
  isAt('DEED_SIGNING')(application) && !application.status.primaryParticipantAcceptComplete;

const isToBook = (application: ApplicationRecord) =>
  isInPerson(application) && application.notary.appointment?.state !== 'BOOKED';

function eligibilityAnswer(world: World, application: ApplicationRecord) {
  const { isAllowed, reasonText, source, checkedOn } = onlineRule(application.property);
  return {
    online: { allowed: isAllowed, reasonText, source, checkedOn },
    inPerson: {
      allowed: true,
      places: meetingPlacesFor(application.property),
      fee: IN_PERSON_FEE,
      earliestDate: earliestDay(application, world.now()),
    },
    hours: notaryHours(world),
    idRules,
    waitingPeriod: texasWait(application),
    otherSigners: namedSigners(application),
  };
}

const taken = () =>
  new HttpError(409, {
    message: 'That time was just taken. Please choose another.',
    code: 'SLOT_TAKEN',
  });

/** Refuses a time that another borrower took a second earlier and that later lists omit (9.4). */
function refuseTaken(world: World, application: ApplicationRecord, slotUuid: string): Slot {
  const slot = slotOf(application, slotUuid, world.now());
  if (slot !== null && slot.time !== TAKEN_TIME) return slot;
  const { notary } = application;
  throw taken().remembering(() =>
    saveApplication(world, application, {
      ...application,
      notary: { ...notary, taken: [...new Set([...notary.taken, slotUuid])] },
    }),
  );
}

function currentHold({ notary }: ApplicationRecord, now: number) {
  const { hold } = notary;
  return hold && Date.parse(hold.expiresAt) > now ? hold : null;
}

function bookingAnswer(world: World, application: ApplicationRecord) {
  const now = world.now();
  const { appointment } = application.notary;
  const { zip, state } = application.property;
  return {
    hold: currentHold(application, now),
    appointment,
    places: meetingPlacesFor(application.property),
    earliestDate: earliestDay(application, now),
    nextSlots: nextSlots(application, now),
    nextSlotsZone: certainZoneOfZip(zip.slice(0, 5), state),
  };
}

function hold(world: World, application: ApplicationRecord, slotUuid: string) {
  if (!isToBook(application)) throw stepNotOpen();
  // A repeat after a lost answer, or another tab.
  const kept = currentHold(application, world.now());
  if (kept?.slotUuid === slotUuid) return { holdUuid: kept.holdUuid, expiresAt: kept.expiresAt };
  const slot = refuseTaken(world, application, slotUuid);
  const holdMs = slot.time === SHORT_HOLD_TIME ? SHORT_HOLD_MS : HOLD_MS;
  const held = {
    holdUuid: randomUUID(),
    expiresAt: new Date(world.now() + holdMs).toISOString(),
    slotUuid,
    ...meetingAt(application, slot),
  };
  saveApplication(world, application, {
    ...application,
    notary: { ...application.notary, hold: held },
  });
  return { holdUuid: held.holdUuid, expiresAt: held.expiresAt };
}

function mailAppointment(world: World, { org, profile }: ApplicationRecord) {
  const { companyNameShort } = world.lender(org).brand.orgMetaData.companyInfo;
  world.outbox.mail(
    profile.email,
    `${companyNameShort}: your notary appointment`,
    'Your appointment with a notary is booked. Bring a valid photo ID.',
    '/dashboard',
  );
}

function book(world: World, application: ApplicationRecord, body: BodyOf<typeof bookNotary>) {
  const { holdUuid, accessNote, assistance, ...answers } = body;
  const { notary } = application;
  // A repeat after a lost answer.
  const isBooked = notary.appointment?.appointmentUuid === holdUuid;
  if (notary.appointment && isBooked)
    return { ...statusAnswer(application), ...notary.appointment };
  if (!isToBook(application)) throw stepNotOpen();
  refuseInvalid(
    validateBooking({ ...answers, accessNote: accessNote ?? '', assistance: assistance ?? '' }),
  );
  const held = currentHold(application, world.now());
  if (held?.holdUuid !== holdUuid)
    throw new HttpError(409, {
      message: 'Your hold ended. Choose a time again.',
      code: 'HOLD_ENDED',
    });
  const { slotUuid, expiresAt: _end, holdUuid: appointmentUuid, ...meeting } = held;
  const appointment = { ...meeting, appointmentUuid, state: 'BOOKED' };
  const after = {
    ...application,
    // The time until the appointment starts now.
    statusSince: world.now(),
    pinned: false,
    notary: {
      ...notary,
      taken: [...notary.taken, slotUuid],
      hold: null,
      appointment,
      attendees: answers.attendees,
    },
  };
  saveApplication(world, application, after);
  mailAppointment(world, after);
  return { ...statusAnswer(after), ...appointment };
}

function changeable(world: World, application: ApplicationRecord, appointmentUuid: string) {
  const { appointment } = application.notary;
  if (appointment?.appointmentUuid !== appointmentUuid)
    throw notFound("We couldn't find this appointment.");
  if (!isInPerson(application)) throw stepNotOpen();
  if (appointment.state === 'BOOKED' && !canChangeAppointment(appointment, world.now()))
    throw new HttpError(409, {
      message: 'It is less than 24 hours away. Please call us.',
      code: 'TOO_LATE',
    });
  return appointment;
}

/** Calls for the notary in person. The online session is in notarySessionCalls.ts. */
export function notaryCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readNotaryEligibility, (application) => eligibilityAnswer(world, application)),

    step(
      chooseNotaryMode,
      'notary/mode',
      (application) => isBeforeAccept(application) || isInPerson(application),
      (application, { parts: { body } }) => {
        if (body.mode === 'ONLINE' || isInPerson(application)) return application;
        const to = 'MANUAL_DEED_SIGNING';
        return applyTransition(application, { to, status: { manualNotary: true } }, world.now());
      },
    ),

    own(readNotarySlots, (application, { parts: { query } }) =>
      freeSlots(application, query, world.now()),
    ),

    own(readNotaryBooking, (application) => bookingAnswer(world, application)),

    own(holdNotarySlot, (application, { parts: { body } }) =>
      hold(world, application, body.slotUuid),
    ),

    own(bookNotary, (application, { parts: { body } }) => book(world, application, body)),

    own(moveAppointment, (application, { parts: { path, body } }) => {
      const before = changeable(world, application, path.appointmentUuid);
      const slot = refuseTaken(world, application, body.slotUuid);
      const appointment = { ...before, ...meetingAt(application, slot), state: 'BOOKED' };
      const notary = { ...application.notary, hold: null, appointment };
      const after = { ...application, statusSince: world.now(), pinned: false, notary };
      saveApplication(world, application, after);
      return appointment;
    }),

    own(cancelAppointment, (application, { parts: { path } }) => {
      changeable(world, application, path.appointmentUuid);
      const notary = { ...application.notary, hold: null, appointment: null };
      saveApplication(world, application, { ...application, notary });
    }),
  ];
}
