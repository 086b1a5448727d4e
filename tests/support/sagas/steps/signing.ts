import { watchDocuments } from '#sagas/application/documents/documents.ts';
import { watchFunding } from '#sagas/application/funding/funding.ts';
import { watchMeetings } from '#sagas/application/notary/meetings.ts';
import { watchSigning } from '#sagas/application/signing/signing.ts';
import {
  consentWithdrawn,
  documentAcknowledged,
  documentDownloaded,
  documentSigned,
  paperRequested,
  signingFinished,
} from '#store/application/documents/actions.ts';
import { rescissionSigned } from '#store/application/funding/actions.ts';
import {
  appointmentBooked,
  appointmentCancelled,
  deedSigned,
  devicesSubmitted,
  meetingInPersonChosen,
  notaryJoined,
  notaryMessageSent,
  notarySessionStarted,
  notarySlotChosen,
  questionsAnswered,
  questionsStarted,
  signingPlaceStated,
} from '#store/application/notary/actions.ts';
import {
  finalOfferAccepted,
  placeAttested,
  signingHelpRequested,
} from '#store/application/signing/actions.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { watchNotarySession } from '#sagas/application/notary/session.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { aBooking, anAppointment, aNotarySession } from '#tests/support/fixtures/notary.ts';

import { agreedTo, type More, type Row } from './row.ts';

const session = aNotarySession();
const inSession = (name: string, pressed: Row[4], more: More = {}): Row => [
  name,
  'notary/session',
  'DEED_SIGNING',
  watchNotarySession,
  pressed,
  {
    answer: session,
    leadsTo: 'notary/session',
    keepsTyped: true,
    before: [lenderDataReceived({ notarySession: session })],
    ...more,
  },
];
const booked = { phoneNumber: '(614) 555-0142', attendees: 'TOGETHER' } as const;
const help = { topic: 'WRONG_NAME', message: 'No.', callMe: false, callTime: null } as const;
const signed = { documentUuid: 'a', signatureName: 'Mira Tolland', initials: 'MT' };
const shown = new File(['%PDF-1.7'], 'a', { type: 'application/pdf' });

/** The steps from the final offer to the end. */
export const signingSteps = {
  rescission: [
    'rescindLine',
    'complete',
    'RESCISSION',
    watchFunding,
    rescissionSigned({ signatureName: 'Mira Tolland' }),
    { sends: { signatureName: 'Mira Tolland', reason: null }, leadsTo: 'complete' },
  ],
  finalOffer: [
    'acceptOffer',
    'signing/intro',
    'FINAL_OFFER',
    watchSigning,
    finalOfferAccepted({ consents: ['HARD_CREDIT'] }),
    { sends: { consents: [agreedTo({ type: 'HARD_CREDIT', textKey: 'T-05' })] } },
  ],
  signingPlace: [
    'sendSigningPlace',
    'signing/intro',
    'NOTE_SIGNING',
    watchSigning,
    placeAttested({ state: 'OH' }),
    {
      answer: { allowed: true, reason: null },
      sends: { state: 'OH', attested: true },
      leadsTo: 'signing/sign',
      keepsTyped: true,
    },
  ],
  signingHelp: [
    'requestSigningHelp',
    'signing/support',
    'NOTE_SIGNING',
    watchSigning,
    signingHelpRequested(help),
    {
      answer: { reference: 'HS-1' },
      leadsTo: 'signing/support',
      shows: { signingHelp: { reference: 'HS-1' } },
    },
  ],
  notaryMode: [
    'chooseNotaryMode',
    'notary/intro',
    'DEED_SIGNING',
    watchMeetings,
    meetingInPersonChosen(),
    {
      answer: aStatus('MANUAL_DEED_SIGNING'),
      becomes: 'MANUAL_DEED_SIGNING',
      sends: { mode: 'IN_PERSON' },
      leadsTo: 'notary/schedule-manual',
      keepsTyped: true,
    },
  ],
  notarySlot: [
    'holdNotarySlot',
    'notary/schedule-manual',
    'MANUAL_DEED_SIGNING',
    watchMeetings,
    notarySlotChosen({ slotUuid: 'a' }),
    {
      answer: { holdUuid: 'h', expiresAt: null },
      leadsTo: 'notary/reserve-manual',
      rereads: ['notaryBooking'],
    },
  ],
  notaryBooking: [
    'bookNotary',
    'notary/reserve-manual',
    'MANUAL_DEED_SIGNING',
    watchMeetings,
    appointmentBooked({ holdUuid: 'h', form: booked }),
    {
      answer: { ...aStatus('MANUAL_DEED_SIGNING'), ...anAppointment() },
      sends: { holdUuid: 'h', ...booked, accessNote: null, assistance: null },
      leadsTo: 'notary/reserve-manual',
      rereads: ['notaryBooking'],
    },
  ],
  notaryCancellation: [
    'cancelAppointment',
    'notary/reserve-manual',
    'MANUAL_DEED_SIGNING',
    watchMeetings,
    appointmentCancelled({ appointmentUuid: 'a' }),
    {
      answer: undefined,
      sends: undefined,
      leadsTo: 'notary/reserve-manual',
      keepsTyped: true,
      rereads: ['notaryBooking'],
    },
  ],
  notarySession: [
    'startNotarySession',
    'notary/intro',
    'DEED_SIGNING',
    watchNotarySession,
    notarySessionStarted(),
    { answer: session, sends: {}, leadsTo: 'notary/session', keepsTyped: true },
  ],
  documentDownload: [
    'readDocumentContent',
    'document/disclosures',
    'NOTE_SIGNING',
    watchDocuments,
    documentDownloaded({ documentUuid: 'a', name: 'a.pdf' }),
    {
      answer: new ArrayBuffer(8),
      sends: undefined,
      leadsTo: 'document/disclosures',
      keepsTyped: true,
    },
  ],
  documentRead: [
    'acknowledgeDocument',
    'document/disclosures',
    'NOTE_SIGNING',
    watchDocuments,
    documentAcknowledged({ documentUuid: 'a' }),
    {
      answer: undefined,
      isTimed: true,
      sends: { scrolledToEnd: true, readAt: '2026-11-21T15:00:00.000Z' },
      leadsTo: 'document/disclosures',
      keepsTyped: true,
    },
  ],
  documentSignature: [
    'signDocument',
    'signing/sign',
    'NOTE_SIGNING',
    watchDocuments,
    ({ files }) => documentSigned({ ...signed, fileId: files.add(shown) }),
    {
      answer: { signedAt: null },
      sends: {
        signatureName: 'Mira Tolland',
        initials: 'MT',
        consentVersion: '2026-11-sample',
        contentHash: String(shown.size).padStart(64, '0'),
        scrolledToEnd: true,
      },
      leadsTo: 'signing/sign',
      keepsTyped: true,
    },
  ],
  signingCompletion: [
    'completeSigning',
    'signing/sign',
    'NOTE_SIGNING',
    watchDocuments,
    signingFinished(),
    { sends: {}, keepsTyped: true },
  ],
  consentWithdrawal: [
    'withdrawConsent',
    'document/disclosures',
    'NOTE_SIGNING',
    watchDocuments,
    consentWithdrawn({ type: 'SMS' }),
    { answer: undefined, leadsTo: 'document/disclosures', keepsTyped: true },
  ],
  paperRequest: [
    'requestPaper',
    'document/disclosures',
    'NOTE_SIGNING',
    watchDocuments,
    paperRequested(),
    {
      answer: { reference: 'P-1' },
      says: "We'll mail your documents. Your reference is P-1.",
      sends: {},
      leadsTo: 'document/disclosures',
      keepsTyped: true,
    },
  ],
} satisfies Record<string, Row>;

export const signingVariants: Record<string, Row> = {
  'an appointment that is moved': [
    'moveAppointment',
    'notary/schedule-manual',
    'MANUAL_DEED_SIGNING',
    watchMeetings,
    notarySlotChosen({ slotUuid: 'a' }),
    {
      answer: anAppointment(),
      before: [lenderDataReceived({ notaryBooking: aBooking({ appointment: anAppointment() }) })],
      leadsTo: 'notary/reserve-manual',
      rereads: ['notaryBooking'],
    },
  ],
  'the devices of a session': inSession(
    'saveDeviceCheck',
    devicesSubmitted({
      camera: true,
      microphone: true,
      sound: true,
      connection: true,
      browser: true,
    }),
  ),
  'the place of a session': inSession(
    'saveSigningPlace',
    signingPlaceStated({ state: 'OH', isAlone: true, attested: true }),
    {
      sends: {
        state: 'OH',
        alone: true,
        present: null,
        attestation: { version: '2026-11-sample' },
      },
    },
  ),
  'the questions of a session': inSession('startQuestions', questionsStarted(), { sends: {} }),
  'the answers of a session': inSession(
    'answerQuestions',
    ({ vault }) => questionsAnswered({ handles: [vault.deposit('Elm Street')] }),
    {
      answer: { ...session, passed: true },
      sends: { answers: ['Elm Street'] },
      secret: /Elm Street/,
    },
  ),
  'the notary of a session': inSession('joinNotary', notaryJoined(), {
    isTimed: true,
    sends: { recordingConsent: agreedTo() },
  }),
  'a message of a session': inSession('sendNotaryMessage', notaryMessageSent({ text: 'Hello' })),
  'the deed of a session': inSession('completeNotarySession', deedSigned(), {
    answer: { ...aStatus('GEN_RESCISSION'), session },
    sends: {},
  }),
};
