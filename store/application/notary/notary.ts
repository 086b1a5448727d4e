export const meetingPlaces = {
  HOME: 'At the property',
  NOTARY_OFFICE: "At a notary's office",
  TITLE_OFFICE: 'At a title company',
  ATTORNEY_OFFICE: "At an attorney's office",
  LENDER_OFFICE: "At the lender's office",
} as const;
export type MeetingPlace = keyof typeof meetingPlaces;

export const attendances = {
  TOGETHER: 'All signers together',
  SEPARATE: 'Each signer at a different time',
} as const;
export type Attendance = keyof typeof attendances;

export const notaryModes = { ONLINE: 'Online', IN_PERSON: 'In person' } as const;

/** One weekday of the notaries, Pacific time; 1 is Monday, and a day without hours has no times. */
export interface NotaryDay {
  weekdayValue: number;
  startTime: string | null;
  endTime: string | null;
}

/** How the borrower may meet a notary. */
export interface NotaryEligibility {
  online: {
    allowed: boolean;
    reasonText: string | null;
    source: string | null;
    checkedOn: string | null;
  };
  inPerson: {
    allowed: boolean;
    places: MeetingPlace[];
    /** Dollars. */
    fee: number;
    /** The first legal day. */
    earliestDate: string | null;
  };
  hours: { isOpen: boolean; week: NotaryDay[] };
  idRules: string[];
  /** The days that make the borrower wait. */
  waitingPeriod: {
    days: number;
    noticeOn: string;
    appliedOn: string;
    firstDay: string;
  } | null;
  /** The others who sign, each with a session of their own. */
  otherSigners: { firstName: string; state: string }[];
}

/** A free time of a notary. */
export interface NotarySlot {
  uuid: string;
  /** ISO. */
  start: string;
  place: MeetingPlace;
  notaryName: string | null;
}

/** The free times of one week; null before the first question. */
export interface NotarySlots {
  place: MeetingPlace;
  zip: string;
  /** The first day of the week. */
  from: string;
  slots: NotarySlot[];
}

export interface NotaryMeeting {
  start: string;
  place: MeetingPlace;
  /** IANA; null for the property's. */
  timeZone: string | null;
  address: string | null;
  /** Dollars. */
  fee: number;
  notary: { name: string; commission: string | null } | null;
}

/** A time that is reserved for some minutes. */
export interface NotaryHold extends NotaryMeeting {
  holdUuid: string;
  expiresAt: string;
}

export interface NotaryAppointment extends NotaryMeeting {
  appointmentUuid: string;
  /** A code of the lender. */
  state: string;
}

/** The reserved time or the appointment of the borrower. */
export interface NotaryBooking {
  hold: NotaryHold | null;
  appointment: NotaryAppointment | null;
  places: MeetingPlace[];
  earliestDate: string | null;
  /** The next free times. */
  nextSlots: NotarySlot[];
  nextSlotsZone: string | null;
}

/** The notary has cancelled; the borrower picks another time. */
export const isCancelledByNotary = ({ state }: NotaryAppointment) => state === 'NOTARY_CANCELLED';

const DAY_MS = 86_400_000;

/** The borrower may move or cancel an appointment until a day before it (screens.md, notary/reserve-manual). */
export const canChangeAppointment = ({ start }: Pick<NotaryAppointment, 'start'>, now: number) =>
  Date.parse(start) - now > DAY_MS;
