import '#store/application/reducer.ts';
import { lenderDataReceived } from '#store/application/lenderDataSlice.ts';
import { selectSignerProgress } from '#store/application/signer/selectors.ts';
import type { SignerState } from '#store/application/signerStates.ts';
import { rootReducer } from '#store/index.ts';
import { aSigningRequest } from '#tests/support/fixtures/signingRequests.ts';

it.each<[SignerState, number, boolean[]]>([
  ['INVITED', 1, [false, false]],
  ['IDENTITY', 1, [false, false]],
  ['DOCUMENTS', 1, [true, false]],
  ['READY', 2, [true]],
  ['SIGN', 2, [true]],
  ['DONE', 3, [true]],
])('SIDE-05 a signer who is %s is at step %d, and what is behind them is full', (...row) => {
  const [state, step, parts] = row;
  const signingRequest = aSigningRequest({ state });

  const known = rootReducer(undefined, lenderDataReceived({ signingRequest }));

  expect(selectSignerProgress(known).bar).toMatchObject({ step, parts, of: 2 });
});
