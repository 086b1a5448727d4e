import {
  answerQuestions,
  completeNotarySession,
  joinNotary,
  readNotarySession,
  saveDeviceCheck,
  saveSigningPlace,
  startNotarySession,
  startQuestions,
} from '#sagas/api/contract/notarySession.ts';
import { notaryQuestions } from '#server/sandbox/data/notaryQuestions.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, statusOf } = applicationsAt(lender);

const named = (lastName: string) =>
  at('DEED_SIGNING', { application: { profile: { name: { firstName: 'Morgan', lastName } } } });

const works = { camera: true, microphone: true, sound: true, connection: true, browser: true };
const inOhio = { state: 'OH', alone: true, present: null, attestation: { version: 'v1' } };
const recordingConsent = { version: 'v1', acceptedAt: '2026-11-16T12:00:00.000Z' };
const answersAt = (index: number) => notaryQuestions.map(({ options }) => options[index] ?? '');
const RIGHT = answersAt(1);
const WRONG = answersAt(0);

function sessionOf(borrower: Borrower) {
  let id = 'none';
  const about = () => ({ path: { id } });
  const read = () => borrower.read(readNotarySession);
  return {
    read,
    async start() {
      const { body } = await borrower.call(startNotarySession, {});
      ({ id } = body);
      return body;
    },
    check: (body = works) => borrower.call(saveDeviceCheck, body, about()),
    place: (body: Parameters<typeof placed>[0] = inOhio) => placed(body),
    ask: () => borrower.call(startQuestions, {}, about()),
    answer: (answers: string[]) => borrower.call(answerQuestions, { answers }, about()),
    join: () => borrower.call(joinNotary, { recordingConsent }, about()),
    sign: () => borrower.call(completeNotarySession, {}, about()),
  };
  function placed(body: Omit<typeof inOhio, 'attestation'> & { attestation: object | null }) {
    const attestation = body.attestation && { version: 'v1' };
    return borrower.call(saveSigningPlace, { ...body, attestation }, about());
  }
}

async function atId(borrower: Borrower) {
  const session = sessionOf(borrower);
  await session.start();
  await session.check();
  await session.place();
  return session;
}

async function atSession(borrower: Borrower) {
  const session = await atId(borrower);
  await session.ask();
  await session.answer(RIGHT);
  await session.join();
  lender.pass(4_000);
  return session;
}

test('ROUTE-APP-24 lets the notary join after 4 s, and stamp 3 s after the signature', async () => {
  const borrower = await at('DEED_SIGNING');
  expect(await sessionOf(borrower).read()).toBeNull();
  const session = await atSession(borrower);
  expect((await session.read())?.notaryName).not.toBeNull();

  expect((await session.sign()).body.session.step).toBe('STAMPING');
  lender.pass(3_000);

  expect((await session.read())?.step).toBe('DONE');
  expect((await borrower.status()).primaryParticipantAcceptComplete).toBe(true);
});

test('returns to the same step after a reload and after a second start', async () => {
  const session = await atId(await at('DEED_SIGNING'));

  expect((await session.read())?.step).toBe('ID');
  expect((await session.start()).step).toBe('ID');
});

test('rejects a step before its turn', async () => {
  const session = sessionOf(await at('DEED_SIGNING'));
  await session.start();

  expect((await session.join()).status).toBe(409);
  expect((await session.sign()).status).toBe(409);
});

test('ends after two failed sets of questions, also after another start (9.4)', async () => {
  const borrower = await at('DEED_SIGNING');
  const session = await atId(borrower);
  await session.ask();
  const first = await session.answer(WRONG);
  expect(first.body).toMatchObject({ passed: false, step: 'ID', triesLeft: 0 });
  await session.ask();

  expect((await session.answer(WRONG)).body.ended?.code).toBe('QUESTIONS_FAILED');
  expect((await session.start()).ended?.code).toBe('QUESTIONS_FAILED');
});

test('counts an answer after two minutes as failed', async () => {
  const session = await atId(await at('DEED_SIGNING'));
  await session.ask();
  lender.pass(121_000);

  expect((await session.answer(RIGHT)).body).toMatchObject({ passed: false, step: 'ID' });
});

test('accepts one wrong answer', async () => {
  const session = await atId(await at('DEED_SIGNING'));
  await session.ask();

  const { body } = await session.answer([...RIGHT.slice(0, 4), 'None of these']);
  expect(body).toMatchObject({ passed: true, step: 'WAITING_ROOM', place: 1 });
});

test("ends if a device doesn't work, or if the borrower is outside the states", async () => {
  const broken = sessionOf(await at('DEED_SIGNING'));
  await broken.start();
  expect((await broken.check({ ...works, camera: false })).body.ended?.code).toBe('CAMERA');

  const abroad = sessionOf(await at('DEED_SIGNING'));
  await abroad.start();
  await abroad.check();
  const { body } = await abroad.place({ ...inOhio, state: 'OUTSIDE', attestation: null });
  expect(body.ended?.code).toBe('LOCATION');
});

test('ends at the start in a county without online notaries (12.9)', async () => {
  const session = sessionOf(
    await at('DEED_SIGNING', { application: { property: { state: 'CA', zip: '94103' } } }),
  );
  expect((await session.start()).ended?.code).toBe('COUNTY');
});

test('ends when the notary stops it (last name Notarystop)', async () => {
  const session = await atSession(await named('Notarystop'));
  expect((await session.read())?.ended).toMatchObject({ code: 'NOTARY_STOPPED' });
});

test('ends when no notary is free (last name Nonotary)', async () => {
  const session = await atId(await named('Nonotary'));
  await session.ask();
  await session.answer(RIGHT);
  expect((await session.join()).body.ended?.code).toBe('NO_NOTARY');
});

test('drops the signature once, and continues after joining again (last name Dropline)', async () => {
  const borrower = await named('Dropline');
  const session = await atSession(borrower);
  expect((await session.sign()).body.session.ended?.code).toBe('CONNECTION');
  expect(await statusOf(borrower)).toBe('DEED_SIGNING');

  expect((await session.start()).step).toBe('SESSION');
  lender.pass(4_000);
  expect((await session.sign()).body.session.step).toBe('STAMPING');
});

test('continues with another ID (last name Mismatch)', async () => {
  const session = await atId(await named('Mismatch'));
  expect((await session.ask()).body.ended?.code).toBe('ID_MISMATCH');
  expect((await session.start()).step).toBe('DEVICE_CHECK');
});
