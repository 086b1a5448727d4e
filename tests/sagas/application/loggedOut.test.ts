import { watchDecisions } from '#sagas/application/decision/decisions.ts';
import { watchScreens } from '#sagas/application/loadScreen.ts';
import { watchApplicationOriginator } from '#sagas/application/originator.ts';
import { watchWaitingScreens } from '#sagas/application/status/watchWaitingScreens.ts';
import { reconsiderationRequested } from '#store/application/decision/actions.ts';
import { applicationReceived } from '#store/application/core/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { anApplication, aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { HANG, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

/** Longer than the interval of a hold, which sends nothing meanwhile. */
const WHILE_MS = 16_000;

const granted = { askForReconsideration: [{ reference: 'HR-100' }] };
const referred = applicationReceived(anApplication({ referrerUuid: anOriginator().uuid }));

it.each([
  ['what a screen shows', 'readOffers', watchScreens, 'product/select', null, {}],
  ['the status of a hold', 'readStatus', watchWaitingScreens, 'hold', null, {}],
  ['who referred the borrower', 'readOriginator', watchApplicationOriginator, 'hold', referred, {}],
  [
    'the status after a request',
    'readStatus',
    watchDecisions,
    'error/decline',
    reconsiderationRequested({ reason: 'OTHER', message: null }),
    granted,
  ],
] as const)(
  'FT-30 cancels %s at a logout, and sends nothing more',
  async (_what, call, sagas, at, begin, script) => {
    const status = aStatus('ONSITE_APPRAISAL_PENDING');
    const answers: Record<string, readonly Answer[]> = { ...script, [call]: [HANG] };
    const { api, store, actions } = startApplicationScreen(sagas, {
      at,
      status,
      script: answers,
    });
    if (begin) store.dispatch(begin);
    await jest.advanceTimersByTimeAsync(WHILE_MS);
    const { length } = api.calls;
    expect(api.calls.at(-1)).toMatchObject({ name: call, options: { signal: { aborted: false } } });

    store.dispatch(loggedOut());
    await jest.advanceTimersByTimeAsync(60_000);

    expect(api.calls[length - 1]?.options.signal?.aborted).toBe(true);
    expect(api.calls).toHaveLength(length);
    expect(actions.at(-1)).toEqual(loggedOut());
  },
);

it('FT-06 keeps a borrower on the new screen who left while the status was read after a request', async () => {
  const reviewed = aStatus('UNDERWRITING_REVIEW', { uwDecision: 'REVIEW' });
  const late = new Promise((resolve) => void setTimeout(() => resolve(reviewed), 2_000));
  const { store, place } = startApplicationScreen(watchDecisions, {
    at: 'error/decline',
    status: aStatus('DECLINED', { uwDecision: 'DECLINE' }),
    script: { ...granted, readStatus: [late] },
  });
  store.dispatch(reconsiderationRequested({ reason: 'OTHER', message: null }));
  await jest.advanceTimersByTimeAsync(0);

  store.dispatch(linkFollowed({ to: `/account/heloc/${UUID}/documents`, replace: false }));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(place()).toBe('documents');
});
