import { watchApplicationOriginator } from '#sagas/application/originator.ts';
import { applicationReceived } from '#store/application/slice.ts';
import { anApplication, aStatus } from '#tests/support/sagas/openApplication.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startScreen } from '#tests/support/sagas/startScreen.ts';

const originator = anOriginator();
const { uuid: referrerUuid, ...shown } = originator;
const referred = applicationReceived(anApplication({ referrerUuid }));

const start = (readOriginator: readonly Answer[] = [shown], before = [referred]) =>
  startScreen(watchApplicationOriginator, {
    at: 'hold',
    status: aStatus('ONSITE_APPRAISAL_PENDING'),
    script: { readOriginator },
    before,
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('LOCARD-09 who referred the borrower is asked for once, also of an application that is there already', async () => {
  const { store, api } = start();
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getState().application.originator).toEqual(originator);

  store.dispatch(referred);
  await jest.advanceTimersByTimeAsync(0);

  expect(api.names().filter((name) => name === 'readOriginator')).toHaveLength(1);
});

it('nobody is asked about where nobody referred', async () => {
  const { store, api } = start([shown], []);
  await jest.advanceTimersByTimeAsync(0);

  expect(store.getState().application.originator).toBeNull();
  expect(api.calls).toEqual([]);
});

it('a service that is down leaves the card away', async () => {
  const { store } = start([refused(500)]);
  await jest.advanceTimersByTimeAsync(0);

  expect(store.getState().application.originator).toBeNull();
});
