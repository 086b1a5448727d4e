import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectMatch, selectModals } from '#store/shell/selectors.ts';

/** Application screens with the survey (HDR-09). */
const surveyed = ['liens', 'product/select', 'identity', 'signing/sign'];

/**
 * Whether logging out shows the survey first (HDR-09, A-52). False if the survey is open but its code failed to load.
 */
export const selectAsksBeforeLogout = (state: RootState): boolean => {
  const match = selectMatch(state);
  return (
    match?.screen === 'application' &&
    surveyed.includes(match.parameters['path'] ?? '') &&
    selectSwitches(state).surveyUrl !== null &&
    state.flags.values['fe-heloc-leave-survey'] &&
    selectModals(state).every(({ id }) => id !== 'leaveSurvey')
  );
};
