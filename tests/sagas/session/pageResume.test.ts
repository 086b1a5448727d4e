import { watchPageResume } from '#sagas/session/pageResume.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { applicationOpened } from '#store/application/core/slice.ts';
import {
  identityAbsent,
  identityReceived,
  identityFailed,
  loggedOut,
  sessionEnded,
} from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { answersTyped } from '#store/registration/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import {
  HANG,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { profile } from '#tests/support/sagas/startSession.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const name = { firstName: 'Mira', lastName: 'Tolland' };

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

describe('FT-47: a page that the browser restores from its cache', () => {
  it('reads the identity and the application before it sends anything', async () => {
    const { api, ports, store } = open();

    ports.page.restore();
    await pass(0);

    expect(api.names()).toEqual(['readIdentity', 'readApplication']);
    expect(selectApplicationState(store.getState()).status).toMatchObject({
      value: { checklistStatus: 'HMDA' },
    });
  });

  it('S2: keeps the answers and the typed values', async () => {
    const { ports, store } = open();
    store.dispatch(answersTyped({ step: 'income', values: { income: 7 } }));

    ports.page.restore();
    await pass(0);

    expect(store.getState().registration.answers).toMatchObject({
      draft: { name },
      unsaved: { income: { income: 7 } },
    });
  });

  it('FT-24: signs out a user whose session is over', async () => {
    const { api, ports, store } = open({ script: { readIdentity: [refused(401)] } });

    ports.page.restore();
    await pass(0);

    expect(store.getState().identity.session).toBe('signedOut');
    expect(api.names()).not.toContain('readApplication');
  });

  it('FT-24, FT-26: starts over for the current user if the session of the application’s owner is over', async () => {
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
  ])("doesn't end the session after %s", async (_what, fault) => {
    const { ports, store } = open({ script: { readIdentity: [fault] } });

    ports.page.restore();
    await pass(60_000);

    expect(store.getState().identity.session).toBe('signedIn');
  });

  it('FT-26: shows nothing of A if another user is signed in', async () => {
    const { ports, store } = open({
      script: { readIdentity: [{ uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02' }] },
    });

    ports.page.restore();
    await pass(0);

    expect(ports.page.left).toEqual(['/dashboard']);
    expect(store.getState().registration.answers.draft.name).toBeNull();
  });

  it('shows a user who signed in in the meantime', async () => {
    const { ports, store, api } = open({
      place: '/account/heloc/register-v2',
      who: identityAbsent(),
    });

    ports.page.restore();
    await pass(0);

    expect(store.getState().identity.session).toBe('signedIn');
    expect(api.names()).toEqual(['readIdentity', 'readProfile']);
  });

  it('FT-30: restores nothing of a user who logged out', async () => {
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
  ] as const)(
    'reads once, if the browser reports %s that the page is visible',
    async (_when, order) => {
      const { api, ports } = open();
      ports.page.show(false);
      await pass(60_000);

      for (const said of order) {
        ports.page[said](true);
        await pass(10);
      }
      await pass(1_000);

      expect(api.names()).toEqual(['readIdentity', 'readApplication']);
    },
  );

  it('reads on each return', async () => {
    const { api, ports } = open();

    for (let turn = 0; turn < 3; turn += 1) {
      ports.page.restore();
      await pass(0);
    }

    expect(api.calls).toHaveLength(6);
  });
});

describe('FT-26: a page that becomes visible again', () => {
  const hideAndShow = async (page: { show(isVisible: boolean): void }, ms: number) => {
    page.show(false);
    await pass(ms);
    page.show(true);
    await pass(100);
  };

  it('signs out a user who logged out on the lender’s own pages', async () => {
    const { ports, store } = open({ script: { readIdentity: [refused(401)] } });

    await hideAndShow(ports.page, 60_000);

    expect(store.getState().identity.session).toBe('signedOut');
  });

  it('reads at most every half minute', async () => {
    const { ports, api } = open();
    await pass(60_000);

    for (let turn = 0; turn < 10; turn += 1) await hideAndShow(ports.page, 4_000);

    expect(api.names()).toEqual(['readIdentity', 'readIdentity']);
  });

  it('FT-64: reads just as soon after the device’s clock was set back', async () => {
    const { ports, api } = open();
    jest.setSystemTime(Date.now() - 3_600_000);

    await hideAndShow(ports.page, 31_000);

    expect(api.names()).toEqual(['readIdentity']);
  });

  it("S5: reads the identity again if the lender couldn't respond", async () => {
    const { ports, store } = open({ who: identityFailed() });

    await hideAndShow(ports.page, 3_600_000);

    expect(store.getState().identity.session).toBe('signedIn');
  });

  it('reads nothing for a visitor, nor after so long that the session’s own timer reads', async () => {
    const visitor = open({ who: identityAbsent() });
    await hideAndShow(visitor.ports.page, 60_000);
    expect(visitor.api.calls).toEqual([]);

    const sleeper = open();
    await hideAndShow(sleeper.ports.page, 3_600_000);
    expect(sleeper.api.calls).toEqual([]);
  });

  it("doesn't end the session when the lender is unreachable", async () => {
    const { ports, store } = open({ script: { readIdentity: [offline()] } });

    await hideAndShow(ports.page, 60_000);
    await pass(60_000);

    expect(store.getState().identity.session).toBe('signedIn');
  });
});
