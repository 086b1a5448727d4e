import { watchLiens } from '#sagas/application/liens/liens.ts';
import { liensSubmitted } from '#store/application/liens/actions.ts';
import { routingRequested } from '#store/application/slice.ts';
import { fileAdded, uploadSent } from '#store/application/uploads/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const checking = aStatus('LIEN_CHECK_IN_PROGRESS');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const stated = { balance: null, payment: null, toBeClosed: null, note: null };
const answer = {
  liens: [
    { lienUuid: 'paid', answer: 'PAID' as const, ...stated },
    { lienUuid: 'open', answer: 'OPEN' as const, ...stated, balance: 10, payment: 1 },
  ],
  added: [],
  taxesInsurance: null,
  hoaMonthly: 0,
  signatureName: null,
};

it('sends the letters with each loan that is paid off', async () => {
  const { store, sent, actionsOf } = startApplicationScreen(watchLiens, {
    at: 'liens',
    status: aStatus('LIEN_VERIFICATION_INQUIRY'),
    script: { saveLiens: [checking] },
  });
  const file = { id: 'file-1', fileName: 'letter.pdf', sizeBytes: 10 };
  store.dispatch(fileAdded({ ...file, group: 'lienRelease', applicationUuid: UUID }));
  store.dispatch(uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }));

  store.dispatch(liensSubmitted(answer));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveLiens')).toMatchObject({
    liens: [
      { lienUuid: 'paid', documentUuids: ['document-1'] },
      { lienUuid: 'open', documentUuids: [], balance: 10 },
    ],
    attestation: null,
  });
  expect(actionsOf(routingRequested)).toHaveLength(1);
  expect(store.getState().application?.uploads?.files).toEqual([]);
});

it('sends a signature with the version of its text', async () => {
  const { store, sent } = startApplicationScreen(watchLiens, {
    at: 'liens',
    status: aStatus('LIEN_ATTESTATION'),
    script: { saveLiens: [checking] },
  });

  store.dispatch(liensSubmitted({ ...answer, signatureName: 'Dana Sample' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveLiens')).toMatchObject({
    attestation: { version: '2026-11-sample', signatureName: 'Dana Sample' },
  });
});
