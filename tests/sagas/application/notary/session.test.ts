import { watchNotary } from '#sagas/application/notary/notary.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import {
  devicesSubmitted,
  notarySessionStarted,
  questionsAnswered,
} from '#store/application/notary/actions.ts';
import type { NotarySession } from '#store/application/notary/session.ts';
import { deviceCheckRequested, selectNotary } from '#store/application/notary/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

const aSession = (more: Partial<NotarySession> = {}): NotarySession => ({
  id: 'session-1',
  step: 'DEVICE_CHECK',
  place: null,
  waitMinutes: null,
  questions: null,
  triesLeft: 1,
  notaryName: null,
  caption: null,
  messages: [],
  deed: [],
  ended: null,
  ...more,
});

const open = (
  script: Parameters<typeof startApplicationScreen>[1]['script'] & {},
  session: NotarySession | null = aSession(),
  at = 'notary/session',
) =>
  startApplicationScreen(watchNotary, {
    at,
    status: aStatus('DEED_SIGNING'),
    script,
    before: [lenderDataReceived({ notarySession: session })],
  });

test('ROUTE-APP-24 leads to the session for meeting online', async () => {
  const { store, place } = open({ startNotarySession: [aSession()] }, null, 'notary/intro');

  store.dispatch(notarySessionStarted());
  await settle();

  expect(place()).toBe('notary/session');
});

test('ROUTE-APP-25 leads to the error after a session that ended', async () => {
  const ended = { code: 'CAMERA', reason: null, rejoinBy: null };
  const { store, place } = open({ saveDeviceCheck: [aSession({ ended })] });

  store.dispatch(
    devicesSubmitted({
      camera: false,
      microphone: true,
      sound: true,
      connection: true,
      browser: true,
    }),
  );
  await settle();

  expect(place()).toContain('notary/error');
});

test('sends answers from the vault, by handles that work once', async () => {
  const { store, sent, ports } = open({
    answerQuestions: [{ ...aSession({ step: 'WAITING_ROOM' }), passed: true }],
  });
  const handle = ports.vault.deposit('Lanternfish Lane');

  store.dispatch(questionsAnswered({ handles: [handle] }));
  await settle();

  expect(sent('answerQuestions')).toEqual({ answers: ['Lanternfish Lane'] });
  expect(ports.vault.redeem(handle)).toBeNull();
  expect(JSON.stringify(store.getState())).not.toContain('Lanternfish');
});

test('turns the camera off when the borrower leaves the screen', async () => {
  const { store, ports } = open({});

  store.dispatch(deviceCheckRequested());
  await settle();
  expect(selectNotary(store.getState()).devices?.camera).toBe(true);
  expect(ports.media.state.isOpen).toBe(true);

  store.dispatch(locationChanged({ pathname: '/elsewhere', search: '' } as never));
  await settle();
  expect(ports.media.state.isOpen).toBe(false);
});
