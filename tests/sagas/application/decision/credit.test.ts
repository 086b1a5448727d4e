import { watchCredit } from '#sagas/application/credit/credit.ts';
import { creditIdentificationSubmitted } from '#store/application/credit/actions.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const pulling = aStatus('SOFT_CREDIT_PULL_IN_PROGRESS');

beforeEach(() => jest.useFakeTimers());

const startIdentification = (answers: readonly unknown[]) => {
  const started = startApplicationScreen(watchCredit, {
    at: 'credit/social',
    status: aStatus('CREDIT_NO_MATCH'),
    script: { identifyForCredit: answers },
  });
  const press = async (ssn: string, formerLastName: string | null = null) => {
    const ssnHandle = started.ports.vault.deposit(ssn);
    started.store.dispatch(
      creditIdentificationSubmitted({ ssnHandle, formerLastName, previousAddress: null }),
    );
    await jest.advanceTimersByTimeAsync(0);
  };
  const keys = () => started.api.calls.map(({ options }) => options.idempotencyKey);
  return { ...started, press, keys };
};
const reused = refused(422, 'Used.', { code: 'IDEMPOTENCY_KEY_REUSED' });

it('FT-02 S3 SC-09: reuses the idempotency key at the next press after a lost answer', async () => {
  const { press, keys } = startIdentification([offline(), pulling, pulling]);

  await press('219-09-0001');
  await press('219-09-0001');
  await press('219-09-0001');

  const [first, again, next] = keys();
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('FT-02 SC-09: treats a corrected number after a lost answer as a new attempt, without another press', async () => {
  const { press, keys, actionsOf, sent } = startIdentification([offline(), reused, pulling]);

  await press('219-09-0001');
  await press('219-09-9999');

  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(sent('identifyForCredit')).toMatchObject({ ssn: '219099999' });
  expect(actionsOf(routingRequested)).toHaveLength(1);
});

it('SC-09: treats a former name added after a lost answer as a new attempt', async () => {
  const { press, keys } = startIdentification([offline(), pulling]);

  await press('219-09-0001');
  await press('219-09-0001', 'Tolland');

  expect(new Set(keys()).size).toBe(2);
});
