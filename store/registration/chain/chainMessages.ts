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

const NOTHING = { banner: null, fieldErrors: {} };

/** The errors of the last registration form; on the main brand a modal shows an existing account (C-26). */
export const selectChainErrors = createSelector(
  [selectChain, selectSwitches],
  ({ status, failure }, { isMain }): ReturnType<typeof serverErrorsOf> => {
    if (status !== 'failed' || failure === null) return NOTHING;
    if (isMain && failure.kind === 'refused' && failure.code === 'IDENTITY_EXISTS') return NOTHING;
    // A refused state is shown as a refusal, whatever its status (MSG-SUB-06).
    return serverErrorsOf(isStateRefused(failure) ? { ...failure, status: 422 } : failure);
  },
);

/** The lender's reasons for the refusal, each once (MSG-SUB-05). */
export const selectRefusalReasons = createSelector([selectChain], ({ failure }): string[] => {
  if (failure?.kind !== 'refused') return [];
  const messages = [failure, ...failure.fields].map(({ message }) => message);
  return [...new Set(messages)].filter((message) => message !== '');
});

/** The step to the screen where a failed step is corrected; null for the last screen. */
export const selectErrorLink = createSelector(
  [selectChain, selectContactAddress],
  ({ failedAt, failure }, contact) => {
    if (failure?.kind === 'refused' && /^(IDENTITY_EXISTS|NOT_SIGNED_IN)$/.test(failure.code ?? ''))
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
