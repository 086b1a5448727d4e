import type { ApplicationScreen } from '#store/application/screens.ts';

import { attendances, meetingPlaces } from './notary.ts';

const ofIntro = ['notaryIntro'] as const;

/** The notary, online and in person. */
export const notaryScreens = {
  // The lender works in most of its statuses, which the card polls.
  notaryIntro: {
    room: 'notary',
    stage: 'Talk to eNotary',
    path: 'notary/intro',
    title: 'Meet with a notary',
    reads: ['notaryEligibility'],
    waits: 'card',
  },
  notaryScheduleManual: {
    room: 'notary',
    stage: 'Talk to eNotary',
    path: 'notary/schedule-manual',
    title: 'Choose a time with a notary',
    reads: ['notaryBooking', 'notarySlots'],
    openWith: ['notaryIntro', 'notaryReserveManual'],
    stores: { place: Object.keys(meetingPlaces), zip: 'text' },
  },
  // The appointment itself ends the status.
  notaryReserveManual: {
    room: 'notary',
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
    room: 'notary',
    stage: 'Talk to eNotary',
    path: 'notary/session',
    title: 'Your notary session',
    reads: ['notarySession'],
    openWith: ofIntro,
  },
  notaryError: {
    room: 'notary',
    stage: 'Talk to eNotary',
    path: 'notary/error',
    title: 'We could not finish your notary session',
    reads: ['notarySession'],
    openWith: ofIntro,
  },
} as const satisfies Record<string, ApplicationScreen>;
