import { createSelector } from 'reselect';

import { serverErrorsOf } from '#store/failureMessages.ts';
import { loginRequested } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { isStateRefused } from '#store/registration/eligibility.ts';
import { selectChain } from '#store/registration/selectors.ts';
import { selectContactAddress } from '#store/registration/flow.ts';

import { isRefusedForGood } from './chain.ts';

/** A refused state is no breakdown, whatever the lender's status (MSG-SUB-06). */
const REFUSED = 422;
const NOTHING = { banner: null, fieldErrors: {} };

/**
 * What the last form of registration shows when a link of the chain has failed. The main brand tells of an existing
 * account in a modal, and every brand of an application elsewhere; then nothing stands in the form (C-26).
 */
export const selectChainServed = createSelector(
  [selectChain, selectSwitches],
  ({ status, failure }, { isMain }): ReturnType<typeof serverErrorsOf> => {
    if (status !== 'failed' || failure === null) return NOTHING;
    const isToldInModal =
      isMain && failure.kind === 'refused' && failure.code === 'IDENTITY_EXISTS';
    if (isToldInModal) return NOTHING;
    return serverErrorsOf(isStateRefused(failure) ? { ...failure, status: REFUSED } : failure);
  },
);

/** Why the lender refused the application: its words for the whole and for single answers, each once (MSG-SUB-05). */
export const selectRefusalReasons = createSelector([selectChain], ({ failure }): string[] => {
  if (failure?.kind !== 'refused') return [];
  const messages = [failure, ...failure.fields].map(({ message }) => message);
  return [...new Set(messages)].filter((message) => message !== '');
});

/** The way to where a link that failed is put right, when that is not on the last screen; null for none. */
export const selectWayOn = createSelector(
  [selectChain, selectContactAddress],
  ({ failedAt, failure }, contact) => {
    if (failure?.kind === 'refused' && /^(IDENTITY_EXISTS|NOT_SIGNED_IN)$/.test(failure.code ?? ''))
      return { words: 'Log in', href: '/auth/login', intent: loginRequested() };
    return failedAt === 'savePhone' && isRefusedForGood(failure) && contact !== null
      ? {
          words: 'Change the phone number',
          href: contact,
          intent: linkFollowed({ to: contact, replace: false }),
        }
      : null;
  },
);

export const selectIsSubmitting = (state: RootState) => selectChain(state).status === 'running';
