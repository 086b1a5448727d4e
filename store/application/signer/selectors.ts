import { createSelector } from 'reselect';

import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';
import { addressLine } from '#store/person/address.ts';
import { progressAt } from '#store/progress.ts';

import type { SigningRequest } from './signingRequest.ts';

/** Returns the user's signing request, or null until it loads. */
export const selectSigningRequest = (state: RootState): SigningRequest | null => {
  const { signingRequest } = selectLenderData(state);
  return signingRequest.status === 'ready' ? signingRequest.value : null;
};

/** SIDE-05 */
const stepLabels: readonly string[] = ['Identity verification', 'Talk to eNotary'];

/** Returns the signer's position in the sidebar's two steps, or null if the request has ended. */
export const selectSignerStep = createSelector([selectSigningRequest], (request) => {
  switch (request?.state) {
    case 'INVITED':
    case 'IDENTITY':
    case 'DOCUMENTS':
      return 0;
    case 'READY':
    case 'SIGN':
      return 1;
    case 'DONE':
      return stepLabels.length;
    default:
      return null;
  }
});

/** Names the current part. The first step has the ID, then the documents to read. */
function partLabel(request: SigningRequest | null, at: number | null): string {
  if (at === null) return '';
  return request?.state === 'DOCUMENTS' ? 'Documents' : (stepLabels[at] ?? 'Done');
}

export const selectSignerProgress = createSelector(
  [selectSigningRequest, selectSignerStep],
  (request, at) => ({
    steps: stepLabels.map((label, index) => ({
      label,
      progress: progressAt(index, at ?? -1),
    })),
    bar: {
      step: at === null ? null : at + 1,
      label: partLabel(request, at),
      of: stepLabels.length,
    },
  }),
);

/** "88 Fiddlebrook Road, Nashville, TN 37206" */
export const selectSignedHome = createSelector([selectSigningRequest], (request) =>
  request?.propertyAddress ? addressLine(request.propertyAddress) : null,
);
