import '#store/application/whole/reducer.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { selectSignerProgress } from '#store/application/signer/selectors.ts';
import type { SignerState } from '#store/application/core/signerStates.ts';
import { rootReducer } from '#store/index.ts';
import { aSigningRequest } from '#tests/support/fixtures/signingRequests.ts';

it.each<[SignerState, number, string]>([
  ['INVITED', 1, 'Identity verification'],
  ['IDENTITY', 1, 'Identity verification'],
  ['DOCUMENTS', 1, 'Documents'],
  ['READY', 2, 'Talk to eNotary'],
  ['SIGN', 2, 'Talk to eNotary'],
  ['DONE', 3, 'Done'],
])('SIDE-05 puts a signer who is %s at step %d, which is called %s', (state, step, label) => {
  const signingRequest = aSigningRequest({ state });

  const known = rootReducer(undefined, lenderDataReceived({ signingRequest }));

  expect(selectSignerProgress(known).bar).toMatchObject({ step, label, of: 2 });
});
