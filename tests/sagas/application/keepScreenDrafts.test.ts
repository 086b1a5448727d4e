import { watchScreenDrafts } from '#sagas/application/keepScreenDrafts.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { applicationOpened, screenTyped } from '#store/application/slice.ts';
import {
  identityReceived,
  loggedOut,
  loginRequested,
  sessionEnded,
} from '#store/identity/slice.ts';
import { APPLICATION } from '#tests/support/following.ts';
import { fakePorts } from '#tests/support/fakePorts.ts';
import { startSaga } from '#tests/support/startSaga.ts';

const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function type() {
  const ports = fakePorts({});
  const { store } = startSaga(watchScreenDrafts, {
    ports,
    before: [identityReceived({ uuid: IDENTITY }), applicationOpened({ uuid: APPLICATION })],
  });
  store.dispatch(screenTyped({ screen: 'product/select', values: { amount: 48_250 } }));
  return { store, ports, atRest: () => ports.session.read(storageKeys.applicationDraft) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('keeps what was typed once it rests, for this identity and application', async () => {
  const { atRest } = await type();
  expect(atRest()).toBeNull();

  await pass(200);
  expect(atRest()).toContain('48250');
  expect(atRest()).toContain(`${IDENTITY}/${APPLICATION}`);
});

it.each([
  ['the session ends', sessionEnded],
  ['the person goes to sign in', loginRequested],
])('FT-20 keeps it at once when %s', async (_when, leaving) => {
  const { store, atRest } = await type();
  store.dispatch(leaving());
  await pass(0);

  expect(atRest()).toContain('48250');
});

it('FT-67 keeps it at once when the page is put away', async () => {
  const { ports, atRest } = await type();
  ports.page.show(false);
  await pass(0);

  expect(atRest()).toContain('48250');
});

it('SC-11 keeps nothing after logging out', async () => {
  const { store, atRest } = await type();
  store.dispatch(loggedOut());
  await pass(1_000);

  expect(atRest()).toBeNull();
});
