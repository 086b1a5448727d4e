import {
  bookNotary,
  cancelAppointment,
  chooseNotaryMode,
  holdNotarySlot,
  moveAppointment,
  readNotaryBooking,
  readNotarySlots,
} from '#sagas/api/contract/notary.ts';
import {
  answerQuestions,
  completeNotarySession,
  joinNotary,
  saveDeviceCheck,
  saveSigningPlace,
  sendNotaryMessage,
  startNotarySession,
  startQuestions,
} from '#sagas/api/contract/notarySession.ts';
import type { StageCheck } from '#scripts/checkGateway/applicant.ts';
import { borrower, home } from '#scripts/checkGateway/samples.ts';

const works = { camera: true, microphone: true, sound: true, connection: true, browser: true };
const version = { version: 'contract-check' };
const place = { state: home.state, alone: true, present: null, attestation: version };

/** An online notary session. In the sandbox, the second answer to each question is right. */
export const notaryStage: StageCheck = {
  status: 'DEED_SIGNING',
  async run({ visit: { call, each }, path, samples, outside }) {
    const { id } = await call(startNotarySession, { path, body: {} });
    const at = { ...path, id };
    await call(saveDeviceCheck, { path: at, body: works });
    await call(saveSigningPlace, { path: at, body: place });
    const { questions } = await call(startQuestions, { path: at, body: {} });
    const answers = (questions?.items ?? []).map(({ options }) => options[1] ?? '');
    await call(answerQuestions, { path: at, body: { answers } });
    await call(joinNotary, { path: at, body: { recordingConsent: samples.agreement() } });
    await each(() => call(sendNotaryMessage, { path: at, body: { text: 'Good morning.' } }));
    await outside.pause(4_000);
    await call(completeNotarySession, { path: at, body: {} });
    await outside.pause(4_000);
  },
};

const attendance = {
  phoneNumber: borrower.phoneNumber,
  attendees: 'TOGETHER',
  accessNote: null,
  assistance: null,
} as const;

export const notaryBranches: readonly StageCheck[] = [
  {
    status: 'DEED_SIGNING',
    async run({ visit, path }) {
      await visit.call(chooseNotaryMode, { path, body: { mode: 'IN_PERSON' } });
    },
  },
  {
    status: 'MANUAL_DEED_SIGNING',
    async run({ visit: { call }, path, samples }) {
      const { places } = await call(readNotaryBooking, { path });
      // Later than the day after which an appointment can't be moved.
      const from = samples.day(5);
      const where = places[0] ?? 'NOTARY_OFFICE';
      const query = { from, to: samples.day(14), place: where, zip: home.zip };
      const [slot, later] = await call(readNotarySlots, { path, query });
      if (!slot || !later) return;
      const { holdUuid } = await call(holdNotarySlot, { path, body: { slotUuid: slot.uuid } });
      const { appointmentUuid } = await call(bookNotary, {
        path,
        body: { ...attendance, holdUuid },
      });
      const at = { ...path, appointmentUuid };
      await call(moveAppointment, { path: at, body: { slotUuid: later.uuid } });
      await call(cancelAppointment, { path: at });
    },
  },
];
