import { at, startChecklist } from '#tests/support/sagas/startChecklist.ts';
import { toFailure } from '#sagas/api/apiError.ts';
import {
  garbled,
  offline,
  refused,
  HANG,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { applicationSagasStarted, linkFollowed, retryRequested } from '#store/shell/slice.ts';
import { application, BASE, startAtUrl } from '#tests/support/sagas/startAtUrl.ts';
import { watchOutage } from '#sagas/application/status/watchOutage.ts';
import { applicationFailed } from '#store/application/core/slice.ts';
import type { Failure } from '#store/remote.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { watchLocation } from '#sagas/navigation/location.ts';

async function finishAt(status: object, application: object = {}) {
  const started = startChecklist({ statuses: [status], application, screen: 'signingSupport' });
  started.finish();
  await jest.advanceTimersByTimeAsync(60_000);
  return started;
}

const autopay = { checklistStatus: 'AUTOPAY_ACCOUNT' };

const signed = { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true };

const flood = { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true };

const order = { checklistStatus: 'BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED' };

const account = { disburseAccount: { routingNumber: '987654320', mask: null } };

// A table in tests/store has the destination of each status. Here we test that every other fact affects it.
it.each([
  { fact: 'STATUS-11 a flood check', status: flood, to: 'error/flood-cert' },
  { fact: 'STATUS-23 no account', status: autopay, to: 'bank/disburse' },
  { fact: 'STATUS-24 an account', status: autopay, application: account, to: 'bank/autopay' },
  {
    fact: 'STATUS-24 a crypto loan',
    status: autopay,
    application: { isCrypto: true },
    to: 'bank/autopay',
  },
  {
    fact: 'STATUS-30 a home in Texas',
    status: order,
    application: { property: { state: 'TX' } },
    to: 'bpo/condition',
  },
  { fact: 'STATUS-42 a signature', status: signed, to: 'complete' },
])('leads to $to because of $fact', async ({ status, application, to }) => {
  const { place } = await finishAt(status, application);

  expect(place()).toBe(at(to));
});

it('keeps the routing number, which decides the screen, out of the store (decision 18)', async () => {
  const { store } = await finishAt(autopay, account);

  expect(JSON.stringify(store.getState())).not.toContain('987654320');
});

const WORKING = 'HARD_CREDIT_PULL';

const QUIET_MS = 120_000;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a read that fails', () => {
  it('repeats a read that fails, and continues to wait', async () => {
    const { finish, place } = startChecklist({
      statuses: [WORKING, refused(503), 'IDENTITY_VERIFICATION'],
    });

    finish();
    await pass(QUIET_MS);

    expect(place()).toBe(at('identity'));
  });

  it.each([
    ['a dead network', offline],
    ['a 500', () => refused(500)],
    ['a 403', () => refused(403)],
    ['garbage', () => garbled('readStatus')],
  ])(
    'keeps the user on the screen after %s, and works on the next attempt (S5)',
    async (_what, fault) => {
      const { finish, store, place, api } = startChecklist({ statuses: [fault()] });

      finish();
      await pass(QUIET_MS);
      expect(place()).toBe(at('start/hmda'));
      expect(selectApplicationState(store.getState())).toMatchObject({
        isRouting: false,
        status: { status: 'ready', value: { checklistStatus: 'HMDA' } },
      });
      api.answer('readStatus', [{ checklistStatus: 'IDENTITY_VERIFICATION' }]);
      finish();
      await pass(0);

      expect(place()).toBe(at('identity'));
    },
  );

  it('stores a failed read of the application as its failure', async () => {
    const { finish, store, api } = startChecklist({ statuses: ['HMDA'] });
    api.answer('readApplication', [refused(404)]);

    finish();
    await pass(QUIET_MS);

    expect(selectApplicationState(store.getState()).status).toEqual({
      status: 'failed',
      failure: toFailure(refused(404)),
    });
  });

  it('FT-03: repeats a read of the application five times after a 5xx', async () => {
    const { finish, api, place } = startChecklist({ statuses: ['IDENTITY_VERIFICATION'] });
    const good = { uuid: APPLICATION, status: { checklistStatus: 'HMDA' } };
    api.answer('readApplication', [...Array.from({ length: 5 }, () => refused(503)), good]);

    finish();
    await pass(1_000 + 2_000 + 4_000 + 8_000 + 15_999);
    expect(place()).toBe(at('start/hmda'));
    await pass(1);

    expect(place()).toBe(at('identity'));
  });

  it('FT-03: fails a read of the application within seconds when the user tries again', async () => {
    const { finish, api, store } = startChecklist({ statuses: ['HMDA'] });
    api.answer('readApplication', [refused(503)]);
    finish();
    await pass(QUIET_MS);
    expect(selectApplicationState(store.getState()).routingFailure).not.toBeNull();

    finish();
    expect(selectApplicationState(store.getState()).isRouting).toBe(true);
    await pass(1_500);

    expect(selectApplicationState(store.getState()).isRouting).toBe(false);
  });
});

it('FT-66: renders a screen once its sagas are ready for the answers', async () => {
  const { view, store } = await startAtUrl(at('start/hmda'), { isReady: false });
  expect(view()).toBe('waiting');

  store.dispatch(applicationSagasStarted());

  expect(view()).toBe('ready');
});

describe('an application that could not be read', () => {
  it('FT-03: reads the application five more times, and then reports the failure on its screen', async () => {
    const { api, view, left } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [offline()] },
    });
    await jest.advanceTimersByTimeAsync(31_000);

    expect(api.calls).toHaveLength(6);
    expect(view()).toBe('failed');
    expect(left).toEqual([]);
  });

  it('FT-03: reports the failure again within seconds after "Try again"', async () => {
    const { api, view, store } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [offline()] },
    });
    await jest.advanceTimersByTimeAsync(31_000);

    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(1_500);

    expect(api.calls).toHaveLength(9);
    expect(store.getState().shell.activities).toEqual([]);
    expect(view()).toBe('failed');
  });

  it('S5: reads the application on "Try again", without a reload', async () => {
    const { api, view, store } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [refused(422)] },
    });
    api.answer('readApplication', [application]);

    store.dispatch(retryRequested());
    await jest.advanceTimersByTimeAsync(0);

    expect(view()).toBe('ready');
  });

  it.each([
    {
      way: 'FT-06 goes elsewhere',
      leaving: linkFollowed({ to: `${BASE}/register/support`, replace: false }),
    },
    { way: 'FT-30 logs out', leaving: loggedOut() },
  ])('stops reading the application of a user who $way', async ({ leaving }) => {
    const { api, store } = await startAtUrl(at('start/hmda'), {
      script: { readApplication: [HANG] },
    });

    store.dispatch(leaving);
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls[0]?.options.signal?.aborted).toBe(true);
    expect(store.getState().shell.activities).toEqual([]);
  });
});

describe('watchOutage', () => {
  beforeEach(() => jest.useFakeTimers());

  const MINUTE_MS = 60_000;

  const unreached: Failure = { kind: 'offline' };

  async function aFailedPage(failure: Failure, script: readonly Answer[]) {
    const api = scriptedApi({ readApplication: script });
    const ports = fakePorts({ api, at: `/account/heloc/${UUID}/start/hmda` });
    const started = startSaga([watchLocation, watchOutage], { ports });
    started.store.dispatch(applicationFailed(failure));
    return {
      ...started,
      asked: () => api.calls.length,
      isOpened: () => started.actions.some((action) => action.type === retryRequested.type),
    };
  }

  describe('an application that could not be opened', () => {
    it('S5: opens the application by itself when the lender responds again', async () => {
      const { asked, isOpened } = await aFailedPage(unreached, [
        offline(),
        refused(502),
        refused(404),
      ]);

      await jest.advanceTimersByTimeAsync(31_000);
      expect([asked(), isOpened()]).toEqual([2, false]);

      await jest.advanceTimersByTimeAsync(15_000);
      expect([asked(), isOpened()]).toEqual([3, true]);

      await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
      expect(asked()).toBe(3);
    });

    it('S7: asks for the application for ten minutes, and then only on a click', async () => {
      const { asked, isOpened } = await aFailedPage(unreached, [offline()]);

      await jest.advanceTimersByTimeAsync(20 * MINUTE_MS);

      expect([asked(), isOpened()]).toEqual([40, false]);
    });

    it('leaves asking for the application to "Try again"', async () => {
      const { asked, store } = await aFailedPage(unreached, [offline()]);

      store.dispatch(retryRequested());
      await jest.advanceTimersByTimeAsync(MINUTE_MS);

      expect(asked()).toBe(0);
    });

    it("doesn't ask for the application when the lender refused", async () => {
      const failure: Failure = { kind: 'garbled', endpoint: 'readApplication' };
      const { asked } = await aFailedPage(failure, [offline()]);

      await jest.advanceTimersByTimeAsync(MINUTE_MS);

      expect(asked()).toBe(0);
    });
  });
});
