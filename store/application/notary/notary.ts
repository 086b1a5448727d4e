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

/** A weekday of the notaries' hours, Pacific time. 1 is Monday. A day without hours has no times. */
export interface NotaryDay {
  weekdayValue: number;
  startTime: string | null;
  endTime: string | null;
}

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
  waitingPeriod: {
    days: number;
    noticeOn: string;
    appliedOn: string;
    firstDay: string;
  } | null;
  /** The other signers. Each has their own session. */
  otherSigners: { firstName: string; state: string }[];
}

export interface NotarySlot {
  uuid: string;
  /** ISO. */
  start: string;
  place: MeetingPlace;
  notaryName: string | null;
}

/** The free times of one week, or null before they are loaded. */
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
  /** IANA, or null for the property's zone. */
  timeZone: string | null;
  address: string | null;
  /** Dollars. */
  fee: number;
  notary: { name: string; commission: string | null } | null;
}

export interface NotaryHold extends NotaryMeeting {
  holdUuid: string;
  expiresAt: string;
}

export interface NotaryAppointment extends NotaryMeeting {
  appointmentUuid: string;
  /** A code from the lender. */
  state: string;
}

export interface NotaryBooking {
  hold: NotaryHold | null;
  appointment: NotaryAppointment | null;
  places: MeetingPlace[];
  earliestDate: string | null;
  nextSlots: NotarySlot[];
  nextSlotsZone: string | null;
}

/** Whether the notary canceled and the borrower must pick another time. */
export const isCancelledByNotary = ({ state }: NotaryAppointment) => state === 'NOTARY_CANCELLED';

const DAY_MS = 86_400_000;

/**
 * Whether the borrower can still move or cancel the appointment: until one day before (screens.md,
 * notary/reserve-manual).
 */
export const canChangeAppointment = ({ start }: Pick<NotaryAppointment, 'start'>, now: number) =>
  Date.parse(start) - now > DAY_MS;
