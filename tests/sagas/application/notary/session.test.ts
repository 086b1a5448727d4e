import { watchNotary } from '#sagas/application/notary/notary.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { devicesSubmitted } from '#store/application/notary/actions.ts';
import type { NotarySession } from '#store/application/notary/session.ts';
import { deviceCheckRequested, selectNotary } from '#store/application/notary/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { aNotarySession } from '#tests/support/fixtures/notary.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

const open = (
  script: Parameters<typeof startApplicationScreen>[1]['script'] & {},
  session: NotarySession | null = aNotarySession(),
  at = 'notary/session',
) =>
  startApplicationScreen(watchNotary, {
    at,
    status: aStatus('DEED_SIGNING'),
    script,
    before: [lenderDataReceived({ notarySession: session })],
  });

test('ROUTE-APP-25 leads to the error after a session that ended', async () => {
  const ended = { code: 'CAMERA', reason: null, rejoinBy: null };
  const { store, place } = open({ saveDeviceCheck: [aNotarySession({ ended })] });

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
