import { createSelector } from 'reselect';

import { servedBy } from '#store/failureWords.ts';
import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';

import { selectChain } from './selectors.ts';

const NOTHING = { banner: null, fieldErrors: {} };

/**
 * What the last form of registration shows when a link of the chain has failed. The main brand tells of an existing
 * account in a modal, and every brand of an application elsewhere; then nothing stands in the form (C-26).
 */
export const selectChainServed = createSelector(
  [selectChain, selectSwitches],
  ({ status, failure }, { isMain }): ReturnType<typeof servedBy> => {
    if (status !== 'failed' || failure === null) return NOTHING;
    const isToldInModal =
      isMain && failure.kind === 'refused' && failure.code === 'IDENTITY_EXISTS';
    return isToldInModal ? NOTHING : servedBy(failure);
  },
);

export const selectIsSubmitting = (state: RootState) => selectChain(state).status === 'running';
