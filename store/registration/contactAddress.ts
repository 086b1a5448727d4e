import { createSelector } from 'reselect';

import { selectIsSignedIn } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectMatch } from '#store/shell/selectors.ts';

import { selectStepAddress, selectChain, selectDraft, selectFlowContext } from './flow.ts';
import { isReached } from './steps.ts';

/**
 * Returns the address of the screen that asked for the phone number, or null for the current screen or if no screen
 * did.
 */
export const selectContactAddress = (state: RootState): string | null => {
  const context = selectFlowContext(state);
  if (isReached(context, 'contact')) return selectStepAddress(state, 'contact');
  return context.draft.isAccountSetUp && selectMatch(state)?.screen !== 'accountSetup'
    ? `${BASE_PATH}/register/account-setup${state.shell.location.search}`
    : null;
};

/** Returns the email of the future account and where to change it. Null once the account exists. */
export const selectAccountToBe = createSelector(
  [
    (state: RootState) => selectIsSignedIn(state) || selectChain(state).accountEmail !== null,
    (state: RootState) => selectDraft(state).email,
    selectContactAddress,
  ],
  (hasAccount, email, changedAt) =>
    hasAccount || email === null || changedAt === null ? null : { email, changedAt },
);
