import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectMatch, selectModals } from '#store/shell/selectors.ts';

/** The screens of an application with the survey (HDR-09). */
const surveyed = ['liens', 'product/select', 'identity', 'signing/sign'];

/**
 * Whether a log-out asks why first (HDR-09, A-52). A survey that is open and does not show, since its code is lost,
 * asks nothing.
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
