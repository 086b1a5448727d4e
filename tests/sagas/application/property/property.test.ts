import { watchDelinquency } from '#sagas/application/delinquency/delinquency.ts';
import { watchProperty } from '#sagas/application/property/property.ts';
import { delinquencyAnswered } from '#store/application/delinquency/actions.ts';
import { lenderDataInvalidated } from '#store/application/lenderDataSlice.ts';
import {
  ownershipExplained,
  parcelNumberSubmitted,
  propertyChosen,
  propertyProved,
} from '#store/application/property/actions.ts';
import { routingRequested } from '#store/application/slice.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploads/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const searching = aStatus('PROPERTY_SEARCH_IN_PROGRESS');
const liens = aStatus('LIEN_VERIFICATION');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const address = { street1: '1 Elm Street', city: 'Columbus', state: 'OH', zip: '43215' };

const startedAt = (at: string, script: Record<string, unknown[]>) =>
  startApplicationScreen(watchProperty, { at, status: aStatus('NO_PROPERTY_FOUND'), script });

type Started = ReturnType<typeof startedAt>;

const uploaded = ({ store }: Pick<Started, 'store'>, group: UploadGroup) => {
  const file = { id: 'file-1', fileName: 'deed.pdf', sizeBytes: 10 };
  store.dispatch(fileAdded({ ...file, group, applicationUuid: UUID }));
  store.dispatch(uploadSent({ id: 'file-1', documentUuid: 'document-1', quality: null }));
};

it.each([
  [{ candidateUuid: 'unit-4411' }, { candidateUuid: 'unit-4411' }],
  [
    { address, parcelNumber: null },
    { address: { ...address, street2: '' }, parcelNumber: null },
  ],
])(
  'STATUS-04 STATUS-05 sends the chosen home %o, and follows the checklist',
  async (answer, body) => {
    const { store, sent, actionsOf } = startedAt('review-app/property', {
      saveProperty: [searching],
    });
    store.dispatch(propertyChosen(answer));
    await jest.advanceTimersByTimeAsync(0);
    expect(sent('saveProperty')).toEqual(body);
    expect(actionsOf(routingRequested)).toHaveLength(1);
  },
);

it.each([
  ['review-app/property', 'sendPropertyProof', 'propertyProof', propertyProved(), {}],
  [
    'review-app/incorrect-pin',
    'saveParcelNumber',
    'taxBill',
    parcelNumberSubmitted({ parcelNumber: '010-1' }),
    { parcelNumber: '010-1' },
  ],
  [
    'review-app/incorrect-pin',
    'saveParcelNumber',
    'taxBill',
    parcelNumberSubmitted({ parcelNumber: null }),
    { parcelNumber: null },
  ],
  [
    'review-app/incorrect-ownership',
    'explainOwnership',
    'ownershipProof',
    ownershipExplained({ reason: 'INHERITED', note: null }),
    { reason: 'INHERITED', note: null },
  ],
] as const)(
  'sends at %s the call %s with the documents of %s',
  async (at, call, group, intent, body) => {
    const started = startedAt(at, { [call]: [liens] });
    uploaded(started, group);
    started.store.dispatch(intent);
    await jest.advanceTimersByTimeAsync(0);
    expect(started.sent(call)).toEqual({ ...body, documentUuids: ['document-1'] });
    expect(started.store.getState().application?.uploads?.files).toEqual([]);
    expect(started.actionsOf(routingRequested)).toHaveLength(1);
  },
);

it('STATUS-09 sends the proof with each payment that is made, and reads the answers again', async () => {
  const { store, sent, actionsOf } = startApplicationScreen(watchDelinquency, {
    at: 'review-app/delinquency',
    status: aStatus('DELINQUENCY_REVIEW'),
    script: { saveDelinquency: [aStatus('DELINQUENCY_REVIEW')] },
  });
  uploaded({ store }, 'paymentProof');
  store.dispatch(
    delinquencyAnswered({
      items: [
        { liabilityUuid: 'mortgage', answer: 'CURRENT', explanation: null },
        { liabilityUuid: 'card', answer: 'NOT_MINE', explanation: 'Another person.' },
      ],
    }),
  );
  await jest.advanceTimersByTimeAsync(0);
  expect(sent('saveDelinquency')).toMatchObject({
    items: [
      { liabilityUuid: 'mortgage', documentUuids: ['document-1'] },
      { liabilityUuid: 'card', documentUuids: [] },
    ],
  });
  expect(actionsOf(lenderDataInvalidated)).toHaveLength(1);
});
