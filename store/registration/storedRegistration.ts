import type { RootState } from '#store/index.ts';

import { emptyDraft } from './questions.ts';
import { selectChain } from './flow.ts';
import type { StoredRegistration } from './slice.ts';

export const selectStoredRegistration = (state: RootState): StoredRegistration => {
  const { answers, lookup, pendingWrites = {} } = state.registration;
  const { draft, unsaved, campaign } = answers;
  return {
    draft,
    unsaved,
    campaign,
    chain: selectChain(state),
    settled: lookup.settled,
    pendingWrites,
  };
};

/** Whether the user answered or typed anything. Prefills don't count. */
export function hasAnswers({ registration }: RootState): boolean {
  const {
    isPrepopComplete: _prepop,
    isEmailPrefilledByProfile: _email,
    isNamePrefilledByProfile: _name,
    isDobPrefilledByProfile: _dob,
    ...empty
  } = emptyDraft;
  const { draft, unsaved } = registration.answers;
  const keys = Object.keys(empty) as (keyof typeof empty)[];
  return Object.keys(unsaved).length > 0 || keys.some((key) => draft[key] !== empty[key]);
}
