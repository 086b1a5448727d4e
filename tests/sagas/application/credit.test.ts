import { watchCredit } from '#sagas/application/credit.ts';
import { creditIdentified, creditRetried, proofSent } from '#store/application/intents.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { stepFinished } from '#store/application/slice.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploadsSlice.ts';
import { aStatus, UUID } from '#tests/support/openApplication.ts';
import { refused } from '#tests/support/scriptedApi.ts';
import { startScreen } from '#tests/support/startScreen.ts';

const pulling = aStatus('SOFT_CREDIT_PULL_IN_PROGRESS');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks the bureaus with the number from the vault and the former address', async () => {
  const { store, ports, sent, told, actions } = startScreen(watchCredit, {
    at: 'credit/social',
    status: aStatus('CREDIT_NO_MATCH'),
    script: { identifyForCredit: [pulling] },
  });

  store.dispatch(
    creditIdentified({
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
  expect(told(stepFinished)).toHaveLength(1);
  expect(JSON.stringify(actions)).not.toMatch(/219.?09.?9999/);
});

it('asks the bureaus that held the file again', async () => {
  const bureaus = [{ name: 'Sample Bureau North', kind: 'FREEZE', url: null, phone: null }];
  const { store, sent } = startScreen(watchCredit, {
    at: 'credit/error',
    status: aStatus('SOFT_CREDIT_FROZEN'),
    script: { retryCredit: [pulling] },
    before: [lenderDataReceived({ creditHold: { bureaus, retries: 0 } })],
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
  startScreen(watchCredit, {
    at: 'review-app/no-credit',
    status: aStatus('CREDIT_NO_MATCH_SSN'),
    script: { sendCreditProof: answers },
    before: [...uploaded('card', 'numberProof'), ...uploaded('license', 'photoId')],
  });

it('sends the documents of both piles and hands them over', async () => {
  const { store, sent } = startProof([aStatus('CREDIT_FILE_REVIEW_IN_PROGRESS')]);

  store.dispatch(proofSent({ note: 'I was Tolland before.' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('sendCreditProof')).toEqual({
    documentUuids: ['document-card', 'document-license'],
    note: 'I was Tolland before.',
  });
  expect(store.getState().uploads.files).toEqual([]);
});

it('keeps the documents when the lender refuses', async () => {
  const { store } = startProof([refused(422, 'Not readable.')]);

  store.dispatch(proofSent({ note: null }));
  await jest.advanceTimersByTimeAsync(0);

  expect(store.getState().uploads.files).toHaveLength(2);
});
