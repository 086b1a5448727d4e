import { watchAssets } from '#sagas/application/assets/assets.ts';
import { assetsSkipped, assetsSubmitted } from '#store/application/assets/actions.ts';
import { routingRequested } from '#store/application/slice.ts';
import { fileAdded, uploadSent } from '#store/application/uploads/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (answer: ReturnType<typeof aStatus>) =>
  startApplicationScreen(watchAssets, {
    at: 'product/assets',
    status: aStatus('ASSETS_PREQUAL'),
    script: { saveAssets: [answer] },
  });

const account = {
  type: 'CASH' as const,
  institution: 'Sample Bank',
  balance: 40_000,
  joint: false,
  statementDate: '2026-03-01',
  documentUuids: ['document-1'],
  linkUuid: null,
};

it('sends the accounts with their statements, which then belong to the lender', async () => {
  const { store, sent, actionsOf } = start(aStatus('ASSET_REVIEW_IN_PROGRESS'));
  const file = { id: 'file-1', fileName: 'statement.pdf', sizeBytes: 10 };
  store.dispatch(fileAdded({ ...file, group: 'assetStatement/1', applicationUuid: UUID }));
  store.dispatch(uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }));

  store.dispatch(assetsSubmitted({ accounts: [account] }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveAssets')).toEqual({ skipped: false, accounts: [account] });
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { from: 'productAssets' } }]);
  expect(store.getState().application?.uploads?.files).toEqual([]);
});

it('sends no account on "Skip"', async () => {
  const { store, sent, actionsOf } = start(aStatus('OFFER_SELECTION'));

  store.dispatch(assetsSkipped());
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveAssets')).toEqual({ skipped: true, accounts: [] });
  // The offers do not say that savings were checked.
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { from: 'productSelect' } }]);
});
