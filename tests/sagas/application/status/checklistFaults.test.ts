import { toFailure } from '#sagas/api/apiError.ts';
import { at, startChecklist } from '#tests/support/sagas/startChecklist.ts';
import { garbled, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';

const WORKING = 'HARD_CREDIT_PULL';
const QUIET_MS = 120_000;

beforeEach(() => jest.useFakeTimers());

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
    'keeps the user on the screen after %s, and works on the next try (S5)',
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
