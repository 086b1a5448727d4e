import { watchPageResume } from '#sagas/session/pageResume.ts';
import { applicationOpened } from '#store/application/slice.ts';
import {
  identityAbsent,
  identityReceived,
  identityUnreached,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { answersTyped, nameSubmitted } from '#store/registration/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { APPLICATION, at } from '#tests/support/sagas/following.ts';
import {
  HANG,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY, profile } from '#tests/support/sagas/sessions.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

const name = { firstName: 'Mira', lastName: 'Tolland' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function open({
  place = at('start/hmda'),
  who = identityReceived({ uuid: IDENTITY }) as { type: string },
  script = {} as Readonly<Record<string, readonly Answer[]>>,
} = {}) {
  const api = scriptedApi({
    readIdentity: [{ uuid: IDENTITY }],
    readProfile: [profile],
    readApplication: [{ uuid: APPLICATION, status: { checklistStatus: 'HMDA' } }],
    ...script,
  });
  const ports = fakePorts({ api, at: place });
  const { store } = startSaga(watchPageResume, {
    ports,
    before: [who, applicationOpened({ uuid: APPLICATION }), nameSubmitted(name)],
  });
  return { api, ports, store };
}

describe('FT-47: a page that the browser kept and shows again', () => {
  it('asks who is here and where the application stands, before anything is sent', async () => {
    const { api, ports, store } = open();

    ports.page.restore();
    await pass(0);

    expect(api.names()).toEqual(['readIdentity', 'readApplication']);
    expect(store.getState().application.status).toMatchObject({
      value: { checklistStatus: 'HMDA' },
    });
  });

  it('S2: keeps what was answered and typed', async () => {
    const { ports, store } = open();
    store.dispatch(answersTyped({ step: 'income', values: { income: 7 } }));

    ports.page.restore();
    await pass(0);

    expect(store.getState().registration).toMatchObject({
      draft: { name },
      unsaved: { income: { income: 7 } },
    });
  });

  it('FT-24: whose session is over is signed out', async () => {
    const { api, ports, store } = open({ script: { readIdentity: [refused(401)] } });

    ports.page.restore();
    await pass(0);

    expect(store.getState().identity.session).toBe('signedOut');
    expect(api.names()).not.toContain('readApplication');
  });

  it('FT-24, FT-26: an application whose owner was signed out begins anew, for whoever is here', async () => {
    const { api, ports, store } = open();
    store.dispatch(sessionEnded());

    ports.page.restore();
    await pass(0);

    expect(ports.page.state.reloads).toBe(1);
    expect(api.names()).toEqual([]);
  });

  it.each([
    ['a dead network', offline()],
    ['a 503', refused(503)],
  ])('%s ends no session', async (_what, fault) => {
    const { ports, store } = open({ script: { readIdentity: [fault] } });

    ports.page.restore();
    await pass(60_000);

    expect(store.getState().identity.session).toBe('signedIn');
  });

  it('FT-26: where somebody else is here now, nothing of A is shown', async () => {
    const { ports, store } = open({
      script: { readIdentity: [{ uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02' }] },
    });

    ports.page.restore();
    await pass(0);

    expect(ports.page.left).toEqual(['/dashboard']);
    expect(store.getState().registration.draft.name).toBeNull();
  });

  it('somebody who signed in meanwhile is known', async () => {
    const { ports, store, api } = open({
      place: '/account/heloc/register-v2',
      who: identityAbsent(),
    });

    ports.page.restore();
    await pass(0);

    expect(store.getState().identity.session).toBe('signedIn');
    expect(api.names()).toEqual(['readIdentity', 'readProfile']);
  });

  it('FT-30: of somebody who logged out nothing comes back', async () => {
    const { ports, store, api } = open({ script: { readApplication: [HANG] } });
    ports.page.restore();
    await pass(0);

    store.dispatch(loggedOut());
    await pass(0);

    expect(api.calls.at(-1)?.options.signal?.aborted).toBe(true);
  });

  it.each([
    ['before', ['restore', 'show']],
    ['after', ['show', 'restore']],
  ] as const)('once, where the browser says %s that it is seen', async (_when, order) => {
    const { api, ports } = open();
    ports.page.show(false);
    await pass(60_000);

    for (const said of order) {
      ports.page[said](true);
      await pass(10);
    }
    await pass(1_000);

    expect(api.names()).toEqual(['readIdentity', 'readApplication']);
  });

  it('each time anew', async () => {
    const { api, ports } = open();

    for (let turn = 0; turn < 3; turn += 1) {
      ports.page.restore();
      await pass(0);
    }

    expect(api.calls).toHaveLength(6);
  });
});

describe('FT-26: a page that is seen again', () => {
  const lookAway = async (page: { show(isVisible: boolean): void }, ms: number) => {
    page.show(false);
    await pass(ms);
    page.show(true);
    await pass(100);
  };

  it('signs out whoever logged out on the lender’s own pages meanwhile', async () => {
    const { ports, store } = open({ script: { readIdentity: [refused(401)] } });

    await lookAway(ports.page, 60_000);

    expect(store.getState().identity.session).toBe('signedOut');
  });

  it('asks no more than every half minute', async () => {
    const { ports, api } = open();
    await pass(60_000);

    for (let turn = 0; turn < 10; turn += 1) await lookAway(ports.page, 4_000);

    expect(api.names()).toEqual(['readIdentity', 'readIdentity']);
  });

  it('FT-64: asks as soon after the device’s clock was set back', async () => {
    const { ports, api } = open();
    jest.setSystemTime(Date.now() - 3_600_000);

    await lookAway(ports.page, 31_000);

    expect(api.names()).toEqual(['readIdentity']);
  });

  it('S5: asks again who is here, where the lender could not say so', async () => {
    const { ports, store } = open({ who: identityUnreached() });

    await lookAway(ports.page, 3_600_000);

    expect(store.getState().identity.session).toBe('signedIn');
  });

  it('asks nothing where nobody is signed in, nor after so long that the session’s own clock asks', async () => {
    const visitor = open({ who: identityAbsent() });
    await lookAway(visitor.ports.page, 60_000);
    expect(visitor.api.calls).toEqual([]);

    const sleeper = open();
    await lookAway(sleeper.ports.page, 3_600_000);
    expect(sleeper.api.calls).toEqual([]);
  });

  it('a lender who cannot be reached ends no session', async () => {
    const { ports, store } = open({ script: { readIdentity: [offline()] } });

    await lookAway(ports.page, 60_000);
    await pass(60_000);

    expect(store.getState().identity.session).toBe('signedIn');
  });
});
