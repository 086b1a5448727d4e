import { feature, lenderDatum } from '#store/application/core/feature.ts';

import {
  attendances,
  meetingPlaces,
  type NotaryBooking,
  type NotaryEligibility,
  type NotarySlots,
} from './notary.ts';
import type { NotarySession } from './session.ts';

const ofIntro = ['notaryIntro'] as const;

const NOTARY =
  'A notary confirms that it is you who signs, so that nobody can sign for your home in your name.';

export const notaryFeature = feature({
  screens: {
    // The lender is working in most of its statuses, so the card polls.
    notaryIntro: {
      stage: 'Talk to eNotary',
      path: 'notary/intro',
      title: 'Meet with a notary',
      why: NOTARY,
      reads: ['notaryEligibility'],
      waits: 'card',
    },
    notaryScheduleManual: {
      stage: 'Talk to eNotary',
      path: 'notary/schedule-manual',
      title: 'Choose a time with a notary',
      why: NOTARY,
      reads: ['notaryBooking', 'notarySlots'],
      openWith: ['notaryIntro', 'notaryReserveManual'],
      stores: { place: Object.keys(meetingPlaces), zip: 'text' },
    },
    // The appointment ends the status.
    notaryReserveManual: {
      stage: 'Talk to eNotary',
      path: 'notary/reserve-manual',
      title: 'Your notary appointment',
      reads: ['notaryBooking'],
      waits: 'card',
      stores: {
        phoneNumber: 'text',
        attendees: Object.keys(attendances),
        accessNote: 'text',
        assistance: 'text',
      },
    },
    notarySession: {
      stage: 'Talk to eNotary',
      path: 'notary/session',
      title: 'Your notary session',
      reads: ['notarySession'],
      openWith: ofIntro,
    },
    notaryError: {
      stage: 'Talk to eNotary',
      path: 'notary/error',
      title: "We couldn't finish your notary session",
      reads: ['notarySession'],
      openWith: ofIntro,
    },
  },
  data: {
    notaryEligibility: lenderDatum<NotaryEligibility>(
      'online.allowed',
      'inPerson.allowed',
      'inPerson.places.*',
      'inPerson.earliestDate',
      'hours.isOpen',
      'otherSigners.*.state',
    ),
    notaryBooking: lenderDatum<NotaryBooking>(
      'hold.place',
      'appointment.place',
      'appointment.state',
      'places.*',
    ),
    /** Null before times were requested. */
    notarySlots: lenderDatum<NotarySlots | null>('place', 'from'),
    /** Null before a session was started. */
    notarySession: lenderDatum<NotarySession | null>('step', 'triesLeft', 'ended.code'),
  },
  steps: ['notaryMode', 'notarySlot', 'notaryBooking', 'notaryCancellation', 'notarySession'],
  intents: {
    meetingInPersonChosen: [],
    notarySlotsRequested: ['place', 'from'],
    notarySlotChosen: [],
    appointmentBooked: ['form.attendees'],
    appointmentCancelled: [],
    calendarFileRequested: [],
    notarySessionStarted: [],
    devicesSubmitted: ['camera', 'microphone', 'sound', 'connection', 'browser'],
    signingPlaceStated: ['state', 'isAlone'],
    questionsStarted: [],
    questionsAnswered: ['handles.*'],
    notaryJoined: [],
    notaryMessageSent: [],
    deedSigned: [],
    cameraShown: [],
  },
});
