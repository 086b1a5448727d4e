import type { Clock } from '#sagas/ports.ts';
import { watchSessionTime } from '#sagas/session/sessionTime.ts';
import {
  identityAbsent,
  identityReceived,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { connectionChanged, modalClosed } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { offline, refused, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const MINUTE = 60_000;
const ENDS_AT = '2026-11-21T15:30:00.000Z';

function start({
  who = identityReceived({ uuid: IDENTITY }) as { type: string },
  answers = [{ uuid: IDENTITY }] as readonly Answer[],
  clock = null as Clock | null,
} = {}) {
  const api = scriptedApi({ readIdentity: answers });
  const ports = fakePorts({ api, ...(clock && { clock }) });
  const { store, actions } = startSaga(watchSessionTime, { ports, before: [who] });
  return {
    api,
    ports,
    store,
    actions,
    modals: () => store.getState().shell.modals,
    session: () => store.getState().identity.session,
    type: () => void store.dispatch(answersTyped({ step: 'income', values: { income: 7 } })),
    stay: () => void store.dispatch(modalClosed({ id: 'timeLimit' })),
  };
}

describe('FT-23: the end of a session', () => {
  it('announces the end of a session two minutes in advance, with its time', async () => {
    const { modals } = start();

    await pass(28 * MINUTE - 1);
    expect(modals()).toEqual([]);
    await pass(1);

    expect(modals()).toEqual([{ id: 'timeLimit', endsAt: ENDS_AT, hasFailed: false }]);
  });

  it("ends the session if the user doesn't respond, and keeps the answers", async () => {
    const { store, session, modals } = start();
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));

    await pass(30 * MINUTE);

    expect(session()).toBe('signedOut');
    expect(modals()).toEqual([]);
    expect(store.getState().registration.answers.draft.name?.firstName).toBe('Mira');
  });

  it('postpones the end at "Stay signed in"', async () => {
    const { stay, api, session, modals } = start();
    await pass(28 * MINUTE);

    stay();
    await pass(5 * MINUTE);

    expect(api.names()).toEqual(['readIdentity']);
    expect(session()).toBe('signedIn');
    expect(modals()).toEqual([]);
  });

  it('S4: announces the end again when "Stay signed in" didn\'t reach the lender', async () => {
    const { stay, api, modals, session } = start({ answers: [offline()] });
    await pass(28 * MINUTE);
    stay();
    await pass(5_000);
    expect(modals()).toEqual([{ id: 'timeLimit', endsAt: ENDS_AT, hasFailed: true }]);
    api.answer('readIdentity', [{ uuid: IDENTITY }]);

    stay();
    await pass(5 * MINUTE);

    expect([session(), modals()]).toEqual(['signedIn', []]);
  });

  it("S4: announces the end again within seconds when the lender doesn't respond, even at the end", async () => {
    const silence = new Promise<never>(() => undefined);
    const { stay, modals, session } = start({ answers: [silence] });
    await pass(28 * MINUTE);
    stay();
    await pass(10_000);
    expect(modals()).toEqual([{ id: 'timeLimit', endsAt: ENDS_AT, hasFailed: true }]);

    await pass(MINUTE + 45_000);
    stay();
    await pass(10_000);
    expect([session(), modals()]).toEqual(['signedOut', []]);
  });

  it('ends the session in time when no request reached the lender', async () => {
    const { stay, session } = start({ answers: [offline()] });
    await pass(28 * MINUTE);

    stay();
    await pass(2 * MINUTE);

    expect(session()).toBe('signedOut');
  });

  it('postpones the end after a last-moment request, however long its response takes', async () => {
    const { stay, session } = start({ answers: [offline(), offline(), { uuid: IDENTITY }] });
    await pass(30 * MINUTE - 1_000);

    stay();
    await pass(5 * MINUTE);

    expect(session()).toBe('signedIn');
  });

  it('postpones the end with every response that has a new bearer', async () => {
    const { ports, modals } = start();
    await pass(20 * MINUTE);

    ports.tokens.set('a.b.c');
    await pass(20 * MINUTE);

    expect(modals()).toEqual([]);
  });

  it("doesn't close a modal that isn't open when a new bearer arrives", async () => {
    const { ports, store, actions } = start();
    await pass(20 * MINUTE);

    ports.tokens.set('a.b.c');
    await pass(0);
    store.dispatch(loggedOut());
    await pass(0);

    expect(actions.filter(modalClosed.match)).toEqual([]);
  });

  it('postpones the end while the user types, with a ping every five minutes at most', async () => {
    const { type, api } = start();

    for (let second = 0; second < 11 * 60; second += 1) {
      type();
      await pass(1_000);
    }

    expect(api.calls).toHaveLength(2);
  });

  it("FT-21: doesn't end a typing user’s session on another kind of 403, such as a firewall's", async () => {
    const { type, session } = start({ answers: [refused(403)] });

    await pass(6 * MINUTE);
    type();
    await pass(0);

    expect(session()).toBe('signedIn');
  });

  it("FT-30: doesn't announce the end after log-out, or end the session a second time", async () => {
    const { type, api, store, actions } = start({ answers: [offline(), refused(401)] });
    await pass(6 * MINUTE);
    type();
    await pass(0);

    store.dispatch(loggedOut());
    await pass(MINUTE);

    expect(api.calls).toHaveLength(1);
    expect(actions.some(sessionEnded.match)).toBe(false);
  });

  it("doesn't announce the end to a visitor", async () => {
    const { type, modals, api } = start({ who: identityAbsent() });

    await pass(10 * MINUTE);
    type();
    await pass(60 * MINUTE);

    expect(modals()).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['logging out', () => loggedOut()],
    ['the lender’s own end', sessionEnded],
  ])('removes the modal after %s', async (_what, end) => {
    const { store, modals } = start();
    await pass(28 * MINUTE);

    store.dispatch(end());
    await pass(60 * MINUTE);

    expect(modals()).toEqual([]);
  });

  it('starts over with a full session after a new sign-in', async () => {
    const { store, session } = start();
    await pass(30 * MINUTE);

    store.dispatch(identityReceived({ uuid: IDENTITY }));
    await pass(28 * MINUTE - 1);

    expect(session()).toBe('signedIn');
  });
});

describe('FT-24: a machine that slept past the end', () => {
  /** Advances the wall clock while the timers sleep. */
  const sleep = async (ms: number) => {
    jest.setSystemTime(Date.now() + ms);
    await pass(28 * MINUTE);
  };

  it('reads once on waking, and continues when the session still lives', async () => {
    const { api, modals, session } = start();

    await sleep(60 * MINUTE);

    expect(api.calls).toHaveLength(1);
    expect(modals()).toEqual([]);
    expect(session()).toBe('signedIn');
  });

  describe('whose timers and page clock stopped in the meantime', () => {
    const wall = () => Date.now();
    const clock = { now: wall, wall, monotonic: () => performance.now() };
    const slept = (ms: number) => jest.setSystemTime(Date.now() + ms);

    it.each([
      ['the page is visible', 0, ({ ports }) => ports.page.show(true)],
      [
        'the connection is back',
        0,
        ({ store }) => store.dispatch(connectionChanged({ isOnline: true })),
      ],
      ['ten seconds have passed', 10_000, () => undefined],
    ] satisfies [string, number, (tab: ReturnType<typeof start>) => unknown][])(
      'reads as soon as %s, long before the timers fire',
      async (_when, ms, resume) => {
        const tab = start({ answers: [refused(401)], clock });
        await pass(5 * MINUTE);
        slept(10 * 60 * MINUTE);

        resume(tab);
        await pass(ms);

        expect(tab.api.names()).toEqual(['readIdentity']);
        expect(tab.session()).toBe('signedOut');
      },
    );

    it('reads nothing without a sleep', async () => {
      const { api, ports } = start({ clock });
      await pass(20 * MINUTE);

      ports.page.show(false);
      ports.page.show(true);
      await pass(MINUTE);

      expect(api.calls).toEqual([]);
    });

    it('FT-23: warns by the wall clock if the machine woke up in time', async () => {
      const { modals } = start({ clock });
      await pass(5 * MINUTE);
      slept(20 * MINUTE);

      await pass(3 * MINUTE - 1);
      expect(modals()).toEqual([]);
      await pass(1);

      expect(modals()).toMatchObject([{ id: 'timeLimit' }]);
    });

    it('FT-23: removes the warning whose time has passed', async () => {
      const { ports, session, modals } = start({ clock });
      await pass(28 * MINUTE);
      slept(60 * MINUTE);

      ports.page.show(true);
      await pass(0);

      expect([session(), modals()]).toEqual(['signedOut', []]);
    });
  });

  it('signs the user out when the session is over', async () => {
    const { session } = start({ answers: [refused(401)] });

    await sleep(60 * MINUTE);

    expect(session()).toBe('signedOut');
  });

  it('reads again while the connection is not back yet', async () => {
    const { api, session } = start({ answers: [offline(), offline(), refused(401)] });

    await sleep(60 * MINUTE);
    await pass(3_000);

    expect(api.calls).toHaveLength(3);
    expect(session()).toBe('signedOut');
  });

  it.each([
    ['FT-03: a service that is down', refused(503)],
    ["FT-21: another kind of 403, such as a firewall's,", refused(403)],
  ])('keeps the session: %s', async (_what, refusal) => {
    const { session } = start({ answers: [refusal] });

    await sleep(60 * MINUTE);
    await pass(MINUTE);

    expect(session()).toBe('signedIn');
  });

  it.each([
    ['the connection is back', 0, () => connectionChanged({ isOnline: true })],
    ['some minutes have passed', 5 * MINUTE, () => answersTyped({ step: 'income', values: {} })],
  ])('S5: repeats an unanswered read when %s', async (_when, ms, event) => {
    const { api, store, session } = start({ answers: [offline()] });
    await sleep(60 * MINUTE);
    await pass(MINUTE);
    api.answer('readIdentity', [refused(401)]);

    store.dispatch(event());
    await pass(ms);

    expect(session()).toBe('signedOut');
  });

  it('FT-26: stops this tab when another user is signed in', async () => {
    const { ports, store } = start({
      answers: [{ uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02' }],
    });
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));

    await sleep(60 * MINUTE);

    expect(ports.page.left).toEqual(['/dashboard']);
    expect(store.getState().registration.answers.draft.name).toBeNull();
  });
});
