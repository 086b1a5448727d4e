import { createSelector } from 'reselect';

import { isRefusedWith, serverErrorsOf } from '#store/failureMessages.ts';
import { loginRequested } from '#store/identity/slice.ts';
import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { isRefusedForGood } from '#store/remote.ts';
import { isStateRefused } from '#store/registration/refusedState.ts';
import { selectChain } from '#store/registration/flow.ts';
import { selectContactAddress } from '#store/registration/contactAddress.ts';

const NOTHING = { banner: null, fieldErrors: {} };

const selectFailedChain = (state: RootState) => {
  const chain = selectChain(state);
  return chain.status === 'failed' ? chain : null;
};

/**
 * Returns the errors of the last registration form. On the main brand, a modal reports an existing account instead
 * (C-26).
 */
export const selectChainErrors = createSelector(
  [selectFailedChain, selectSwitches],
  (failed, { isMain }): ReturnType<typeof serverErrorsOf> => {
    if (failed === null) return NOTHING;
    const { failure } = failed;
    if (isMain && isRefusedWith(failure, 'IDENTITY_EXISTS')) return NOTHING;
    // Shows a refused state as a refusal, whatever its status (MSG-SUB-06).
    return serverErrorsOf(isStateRefused(failure) ? { ...failure, status: 422 } : failure);
  },
);

/** Returns the lender's reasons for the refusal, without duplicates (MSG-SUB-05). */
export const selectRefusalReasons = createSelector([selectFailedChain], (failed): string[] => {
  if (failed?.failure.kind !== 'refused') return [];
  const { failure } = failed;
  const messages = [failure, ...failure.fields].map(({ message }) => message);
  return [...new Set(messages)].filter((message) => message !== '');
});

/** Returns the step whose screen fixes a failed step, or null for the last screen. */
export const selectErrorLink = createSelector(
  [selectFailedChain, selectContactAddress],
  (failed, contact) => {
    if (failed === null) return null;
    const { failedAt, failure } = failed;
    if (isRefusedWith(failure, 'IDENTITY_EXISTS') || isRefusedWith(failure, 'NOT_SIGNED_IN'))
      return { label: 'Log in', href: '/auth/login', intent: loginRequested() };
    return failedAt === 'savePhone' && isRefusedForGood(failure) && contact !== null
      ? {
          label: 'Change the phone number',
          href: contact,
          intent: linkFollowed({ to: contact, replace: false }),
        }
      : null;
  },
);

export const selectIsSubmitting = (state: RootState) => selectChain(state).status === 'running';
