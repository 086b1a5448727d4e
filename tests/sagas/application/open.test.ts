import * as v from 'valibot';

import { readApplication } from '#sagas/api/contract/application.ts';
import { applicationOf } from '#sagas/application/open.ts';
import { aStatus, UUID, anApplication } from '#tests/support/sagas/openApplication.ts';
import { watchApplicationOriginator } from '#sagas/application/originator.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { applicationReceived } from '#store/application/core/slice.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { refused, HANG, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';
import { watchDecisions } from '#sagas/application/decision/decisions.ts';
import { watchScreens } from '#sagas/application/loadScreen.ts';
import { watchWaitingScreens } from '#sagas/application/status/watchWaitingScreens.ts';
import { reconsiderationRequested } from '#store/application/decision/actions.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { linkFollowed } from '#store/shell/slice.ts';

const offerIn = (wire: object) =>
  applicationOf(v.parse(readApplication.answer, { uuid: UUID, status: aStatus('HMDA'), ...wire }))
    .selectedOffer;

const own = { rate: 0.0785, rateType: 'FIXED', term: 15 };

describe('SIDE-03 the chosen offer', () => {
  it('reads the chosen offer from the fields of the application', () => {
    expect(offerIn({ ...own, amount: 100_000, uwCalculatedDrawAmount: 102_990 })).toEqual({
      amount: 100_000,
      total: 102_990,
      rate: 0.0785,
      term: 15,
      monthlyPayment: null,
      debtsPaid: null,
    });
  });

  it('reads the chosen offer from its own field when it is present', () => {
    const selectedOffer = { amount: 50_000, total: 51_495, rate: 0.08, term: 10 };

    expect(offerIn({ ...own, amount: 100_000, selectedOffer })).toEqual({
      ...selectedOffer,
      monthlyPayment: null,
      debtsPaid: null,
    });
  });

  it('reads the chosen offer as null before a choice', () => {
    expect(offerIn({ rateType: 'FIXED' })).toBeNull();
  });
});

describe('originator', () => {
  const originator = anOriginator();

  const { uuid: referrerUuid, ...shown } = originator;

  const referred = applicationReceived(anApplication({ referrerUuid }));

  const start = (readOriginator: readonly Answer[] = [shown], before = [referred]) =>
    startApplicationScreen(watchApplicationOriginator, {
      at: 'hold',
      status: aStatus('ONSITE_APPRAISAL_PENDING'),
      script: { readOriginator },
      before,
    });

  it('LOCARD-09 reads the originator once, even for an application that is already loaded', async () => {
    const { store, run, api } = start();
    await jest.advanceTimersByTimeAsync(0);
    expect(selectApplicationState(store.getState()).originator).toEqual(originator);

    await run(referred);

    expect(api.names().filter((name) => name === 'readOriginator')).toHaveLength(1);
  });

  it('reads no originator for an application without a referrer', async () => {
    const { store, api } = start([shown], []);
    await jest.advanceTimersByTimeAsync(0);

    expect(selectApplicationState(store.getState()).originator).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('leaves out the originator’s card when the service fails', async () => {
    const { store } = start([refused(500)]);
    await jest.advanceTimersByTimeAsync(0);

    expect(selectApplicationState(store.getState()).originator).toBeNull();
  });
});

describe('loggedOut', () => {
  /** Longer than the interval of a hold, which sends nothing in that time. */
  const AFTER_INTERVAL_MS = 16_000;

  const granted = { askForReconsideration: [{ reference: 'HR-100' }] };

  const referred = applicationReceived(anApplication({ referrerUuid: anOriginator().uuid }));

  it.each([
    ['what a screen shows', 'readOffers', watchScreens, 'product/select', null, {}],
    ['the status of a hold', 'readStatus', watchWaitingScreens, 'hold', null, {}],
    ['the originator', 'readOriginator', watchApplicationOriginator, 'hold', referred, {}],
    [
      'the status after a request',
      'readStatus',
      watchDecisions,
      'error/decline',
      reconsiderationRequested({ reason: 'OTHER', message: null }),
      granted,
    ],
  ] as const)(
    'FT-30 cancels %s at log-out, and sends nothing more',
    async (_what, call, sagas, at, begin, script) => {
      const status = aStatus('ONSITE_APPRAISAL_PENDING');
      const answers: Record<string, readonly Answer[]> = { ...script, [call]: [HANG] };
      const { api, store, run, actions } = startApplicationScreen(sagas, {
        at,
        status,
        script: answers,
      });
      if (begin) store.dispatch(begin);
      await jest.advanceTimersByTimeAsync(AFTER_INTERVAL_MS);
      const { length } = api.calls;
      expect(api.calls.at(-1)).toMatchObject({
        name: call,
        options: { signal: { aborted: false } },
      });

      await run(loggedOut(), 60_000);

      expect(api.calls[length - 1]?.options.signal?.aborted).toBe(true);
      expect(api.calls).toHaveLength(length);
      expect(actions.at(-1)).toEqual(loggedOut());
    },
  );

  it('FT-06 keeps a borrower on the new screen if they left while the status was read after a request', async () => {
    const reviewed = aStatus('UNDERWRITING_REVIEW', { uwDecision: 'REVIEW' });
    const late = new Promise((resolve) => void setTimeout(() => resolve(reviewed), 2_000));
    const { run, place } = startApplicationScreen(watchDecisions, {
      at: 'error/decline',
      status: aStatus('DECLINED', { uwDecision: 'DECLINE' }),
      script: { ...granted, readStatus: [late] },
    });
    await run(reconsiderationRequested({ reason: 'OTHER', message: null }));

    await run(linkFollowed({ to: `/account/heloc/${UUID}/documents`, replace: false }), 60_000);

    expect(place()).toBe('documents');
  });
});
