import { watchCredit } from '#sagas/application/credit/credit.ts';
import {
  creditIdentificationSubmitted,
  creditRetried,
  proofSubmitted,
} from '#store/application/actions.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { routingRequested } from '#store/application/slice.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploads/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const pulling = aStatus('SOFT_CREDIT_PULL_IN_PROGRESS');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the number from the vault and the former address with the credit pull', async () => {
  const { store, ports, sent, actionsOf, actions } = startApplicationScreen(watchCredit, {
    at: 'credit/social',
    status: aStatus('CREDIT_NO_MATCH'),
    script: { identifyForCredit: [pulling] },
  });

  store.dispatch(
    creditIdentificationSubmitted({
      ssnHandle: ports.vault.deposit('219-09-9999'),
      formerLastName: null,
      previousAddress: { street1: '1 Fern Way', city: 'Dayton', state: 'OH', zip: '45402' },
    }),
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('identifyForCredit')).toEqual({
    ssn: '219099999',
    formerLastName: null,
    previousAddress: {
      street1: '1 Fern Way',
      street2: '',
      city: 'Dayton',
      state: 'OH',
      zip: '45402',
    },
  });
  expect(actionsOf(routingRequested)).toHaveLength(1);
  expect(JSON.stringify(actions)).not.toMatch(/219.?09.?9999/);
});

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

it('asks the bureaus that held the file again on a retry', async () => {
  const bureaus = [{ name: 'Sample Bureau North', kind: 'FREEZE', url: null, phone: null }];
  const { store, sent } = startApplicationScreen(watchCredit, {
    at: 'credit/error',
    status: aStatus('SOFT_CREDIT_FROZEN'),
    script: { retryCredit: [pulling] },
    before: [lenderDataReceived({ creditFreeze: { bureaus, retries: 0 } })],
  });

  store.dispatch(creditRetried());
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('retryCredit')).toEqual({ bureaus: ['Sample Bureau North'] });
});

const uploaded = (id: string, group: UploadGroup) => [
  fileAdded({ id, group, fileName: `${id}.pdf`, sizeBytes: 10, applicationUuid: UUID }),
  uploadSent({ id, documentUuid: `document-${id}`, quality: null }),
];

const startProof = (answers: readonly unknown[]) =>
  startApplicationScreen(watchCredit, {
    at: 'review-app/no-credit',
    status: aStatus('CREDIT_NO_MATCH_SSN'),
    script: { sendCreditProof: answers },
    before: [...uploaded('card', 'numberProof'), ...uploaded('license', 'photoId')],
  });

it('sends and submits the documents of both groups', async () => {
  const { store, sent } = startProof([aStatus('CREDIT_FILE_REVIEW_IN_PROGRESS')]);

  store.dispatch(proofSubmitted({ note: 'I was Tolland before.' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('sendCreditProof')).toEqual({
    documentUuids: ['document-card', 'document-license'],
    note: 'I was Tolland before.',
  });
  expect(store.getState().application?.uploads?.files).toEqual([]);
});

it('keeps the documents when the lender refuses', async () => {
  const { store } = startProof([refused(422, 'Not readable.')]);

  store.dispatch(proofSubmitted({ note: null }));
  await jest.advanceTimersByTimeAsync(0);

  expect(store.getState().application?.uploads?.files).toHaveLength(2);
});
