import { watchApplicationOriginator } from '#sagas/application/originator.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { applicationReceived } from '#store/application/core/slice.ts';
import { anApplication, aStatus } from '#tests/support/sagas/openApplication.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

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

beforeEach(() => jest.useFakeTimers());

it('LOCARD-09 reads the originator once, even for an application that is already loaded', async () => {
  const { store, api } = start();
  await jest.advanceTimersByTimeAsync(0);
  expect(selectApplicationState(store.getState()).originator).toEqual(originator);

  store.dispatch(referred);
  await jest.advanceTimersByTimeAsync(0);

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
