import { watchSessionTime } from '#sagas/sessionTime.ts';
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { answersTyped, nameSubmitted } from '#store/registration/slice.ts';
import { modalClosed } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakePorts.ts';
import { offline, refused, scriptedApi, type Answer } from '#tests/support/scriptedApi.ts';
import { IDENTITY } from '#tests/support/sessions.ts';
import { startSaga } from '#tests/support/startSaga.ts';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function start({
  who = identityReceived({ uuid: IDENTITY }) as { type: string },
  answers = [{ uuid: IDENTITY }] as readonly Answer[],
} = {}) {
  const api = scriptedApi({ readIdentity: answers });
  const ports = fakePorts({ api });
  const { store } = startSaga(watchSessionTime, { ports, before: [who] });
  return {
    api,
    ports,
    store,
    modals: () => store.getState().shell.modals,
    session: () => store.getState().identity.session,
    type: () => void store.dispatch(answersTyped({ step: 'income', values: { income: '7' } })),
    stay: () => void store.dispatch(modalClosed({ id: 'timeLimit' })),
  };
}

describe('FT-23: the end of a session', () => {
  it('is asked about two minutes before, with the time it ends', async () => {
    const { modals } = start();

    await pass(28 * MINUTE - 1);
    expect(modals()).toEqual([]);
    await pass(1);

    expect(modals()).toEqual([{ id: 'timeLimit', endsAt: '2026-11-21T15:30:00.000Z' }]);
  });

  it('comes when nobody answers, and loses no answer', async () => {
    const { store, session, modals } = start();
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));

    await pass(30 * MINUTE);

    expect(session()).toBe('signedOut');
    expect(modals()).toEqual([]);
    expect(store.getState().registration.draft.name?.firstName).toBe('Mira');
  });

  it('is put off by "Stay signed in"', async () => {
    const { stay, api, session, modals } = start();
    await pass(28 * MINUTE);

    stay();
    await pass(5 * MINUTE);

    expect(api.names()).toEqual(['readIdentity']);
    expect(session()).toBe('signedIn');
    expect(modals()).toEqual([]);
  });

  it('is put off by every answer that brings a new bearer', async () => {
    const { ports, modals } = start();
    await pass(20 * MINUTE);

    ports.tokens.adopt('a.b.c');
    await pass(20 * MINUTE);

    expect(modals()).toEqual([]);
  });

  it('typing counts as being there, and tells the lender every five minutes at most', async () => {
    const { type, api } = start();

    for (let second = 0; second < 11 * 60; second += 1) {
      type();
      await pass(1_000);
    }

    expect(api.calls).toHaveLength(2);
  });

  it('nobody who is not signed in is asked', async () => {
    const { type, modals, api } = start({ who: identityAbsent() });

    await pass(10 * MINUTE);
    type();
    await pass(60 * MINUTE);

    expect(modals()).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['logging out', loggedOut],
    ['the lender’s own end', sessionEnded],
  ])('%s takes the question away', async (_what, end) => {
    const { store, modals } = start();
    await pass(28 * MINUTE);

    store.dispatch(end());
    await pass(60 * MINUTE);

    expect(modals()).toEqual([]);
  });

  it('a person who signs in again has a whole session', async () => {
    const { store, session } = start();
    await pass(30 * MINUTE);

    store.dispatch(identityReceived({ uuid: IDENTITY }));
    await pass(28 * MINUTE - 1);

    expect(session()).toBe('signedIn');
  });
});

describe('FT-24: a machine that slept past the end', () => {
  /** The clock goes on while the timers sleep. */
  const sleep = async (ms: number) => {
    jest.setSystemTime(Date.now() + ms);
    await pass(28 * MINUTE);
  };

  it('asks once on waking, and goes on where the session still lives', async () => {
    const { api, modals, session } = start();

    await sleep(60 * MINUTE);

    expect(api.calls).toHaveLength(1);
    expect(modals()).toEqual([]);
    expect(session()).toBe('signedIn');
  });

  it.each([401, 403])('is signed out where it does not (%d)', async (status) => {
    const { session } = start({ answers: [refused(status)] });

    await sleep(60 * MINUTE);

    expect(session()).toBe('signedOut');
  });

  it('asks again while the connection is not back yet', async () => {
    const { api, session } = start({ answers: [offline(), offline(), refused(401)] });

    await sleep(60 * MINUTE);
    await pass(3_000);

    expect(api.calls).toHaveLength(3);
    expect(session()).toBe('signedOut');
  });

  it('FT-03: a service that is down ends no session', async () => {
    const { session } = start({ answers: [refused(503)] });

    await sleep(60 * MINUTE);
    await pass(MINUTE);

    expect(session()).toBe('signedIn');
  });

  it('FT-26: where somebody else is here now, this tab stops', async () => {
    const { ports, store } = start({
      answers: [{ uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02' }],
    });
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));

    await sleep(60 * MINUTE);

    expect(ports.page.left).toEqual(['/dashboard']);
    expect(store.getState().registration.draft.name).toBeNull();
  });
});
