import { watchValuation } from '#sagas/application/valuation/valuation.ts';
import { selectApplicationState } from '#store/application/state.ts';
import { routingRequested } from '#store/application/slice.ts';
import { lenderDataReceived, selectLenderData } from '#store/application/lenderDataSlice.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { fileAdded, uploadSent } from '#store/application/uploads/slice.ts';
import {
  homeEstimateSubmitted,
  recentAppraisalSubmitted,
  valuationContactChanged,
  valuationOrdered,
  valueDisputed,
} from '#store/application/valuation/actions.ts';
import { agentContactText } from '#store/application/valuation/valuationTexts.ts';
import { selectToasts } from '#store/shell/selectors.ts';
import {
  anEstimate,
  anOrder,
  aPlacedOrder,
  aTexasOrder,
} from '#tests/support/fixtures/valuations.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const valuing = aStatus('NAV_RESI_EVAL_PROCESSING');

it('sends the estimate as the borrower gave it, and follows the checklist', async () => {
  const { store, sent, actionsOf } = startApplicationScreen(watchValuation, {
    at: 'bpo/estimate-value',
    status: aStatus('NO_AVM_FOUND'),
    script: { saveHomeEstimate: [valuing] },
  });

  store.dispatch(homeEstimateSubmitted(anEstimate));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveHomeEstimate')).toEqual(anEstimate);
  expect(actionsOf(routingRequested)).toHaveLength(1);
});

const ordering = aStatus('BPO_ORDER_REQUEST', { bpo: 'BPO_REQUIRED' });
const facts = { orderUuid: 'order-1', orderNumber: 'BPO-100200', expectedBy: '2026-11-28' };
const ordered = { ...aStatus('NAV_BPO_PROCESSING', { bpo: 'BPO_PROCESSING' }), ...facts };

const startOrder = (script: Readonly<Record<string, readonly unknown[]>>) =>
  startApplicationScreen(watchValuation, {
    at: 'bpo/order-bpo',
    status: ordering,
    script,
    before: [
      fileAdded({ ...file, group: 'homePhotos', applicationUuid: UUID }),
      uploadSent({ id: 'photo', documentUuid: 'document-1', quality: null }),
    ],
  });
const file = { id: 'photo', fileName: 'front.jpg', sizeBytes: 9 };

it('sends an order with photos and consent, and then shows it (F-16)', async () => {
  const { store, sent, place } = startOrder({ orderValuation: [ordered] });

  store.dispatch(valuationOrdered(aTexasOrder));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent('orderValuation')).toMatchObject({
    ...aTexasOrder,
    photos: ['document-1'],
    consents: [{ type: 'AGENT_CONTACT', text: agentContactText.text }],
  });
  expect(place()).toBe('bpo/waiting');
  expect(selectStatus(store.getState())?.checklistStatus).toBe('NAV_BPO_PROCESSING');
  expect(selectUploads(store.getState())).toEqual([]);
});

it('shows a changed contact with the order as it was placed', async () => {
  const { store, sent } = startOrder({ changeValuationOrder: [ordered] });
  store.dispatch(lenderDataReceived({ valuationOrder: aPlacedOrder }));

  store.dispatch(valuationContactChanged({ ...anOrder, contactName: 'Ada Tolland' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('changeValuationOrder')).toEqual({
    ...anOrder,
    contactName: 'Ada Tolland',
    photos: [],
  });
  expect(selectLenderData(store.getState()).valuationOrder).toMatchObject({
    value: { orderUuid: 'order-1', contactName: 'Ada Tolland' },
  });
  expect(selectToasts(store.getState())).toHaveLength(1);
});

it('sends a recent appraisal with its documents, and follows the checklist', async () => {
  const { store, sent, actionsOf } = startOrder({ sendRecentAppraisal: [valuing] });
  store.dispatch(
    fileAdded({ ...file, id: 'report', group: 'recentAppraisal', applicationUuid: UUID }),
  );
  store.dispatch(uploadSent({ id: 'report', documentUuid: 'document-2', quality: null }));

  store.dispatch(recentAppraisalSubmitted({ appraisedOn: '2026-10-01' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('sendRecentAppraisal')).toEqual({
    appraisedOn: '2026-10-01',
    documentUuids: ['document-2'],
  });
  expect(actionsOf(routingRequested)).toHaveLength(1);
});

it('sends a disputed value once', async () => {
  const { store, sent } = startOrder({ disputeValue: [{ reference: 'RV-1' }] });
  const payload = { reason: 'New roof.', comparables: [] };

  store.dispatch(valueDisputed(payload));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('disputeValue')).toEqual(payload);
  expect(selectApplicationState(store.getState()).step).toEqual({
    status: 'sent',
    step: 'valueReconsideration',
  });
});
