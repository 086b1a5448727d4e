import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { closedPageOf } from '#store/org/closedPage.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import type { StepId } from '#store/registration/steps.ts';
import { selectIsStepOpen, selectStep } from '#store/registration/flow.ts';

import { screens, type ScreenId } from './screens.ts';
import { selectApplicationSagasReady, selectMatch } from './selectors.ts';

type RegistrationScreenId = 'registerV2' | 'registerV2Step' | 'register';

/** Everything that can stand in the middle of the page. */
export type PageId =
  | StepId
  | Exclude<ScreenId, RegistrationScreenId | 'entry'>
  | 'maintenance'
  | 'notFound';

/** `waiting`: who is here, or what they may see, is not known yet; `failed`: it could not be read. */
export type View = { kind: 'page'; page: PageId } | { kind: 'waiting' } | { kind: 'failed' };

const WAITING: View = { kind: 'waiting' };
const FAILED: View = { kind: 'failed' };
const pages = new Map<PageId, View>();

/** One object a page, so that nothing redraws while the page is the same. */
const page = (id: PageId): View => {
  const known = pages.get(id);
  if (known) return known;
  const view: View = { kind: 'page', page: id };
  pages.set(id, view);
  return view;
};

const isRegistration = (screen: ScreenId): screen is RegistrationScreenId =>
  screen === 'registerV2' || screen === 'registerV2Step' || screen === 'register';

/** Every path under register, for a brand that takes no applications (screens.md section 2). */
const isRegisterPath = (screen: ScreenId) => isRegistration(screen) || screen === 'accountSetup';

/** Why the brand takes no applications, or null. */
export const selectClosedPage = createSelector(
  [selectSwitches, (state: RootState) => state.shell.today],
  closedPageOf,
);

/** The page at the addresses that say why nobody can apply, whichever it was: it says what is so today. */
function closedView(state: RootState): View {
  const isDayAwaited = selectSwitches(state).launchDate !== null && state.shell.today === null;
  return isDayAwaited ? WAITING : page(selectClosedPage(state) ?? 'notAcceptingApps');
}

/** Whether the application of the address is there and is this person's. */
const selectHasApplication = (state: RootState) =>
  state.application.record.status === 'ready' &&
  state.application.uuid === selectMatch(state)?.parameters['uuid'];

/** What to draw for the place the person is in. Redirects are the sagas'; here nothing forbidden is shown. */
export const selectView = (state: RootState): View => {
  if (state.shell.isInMaintenance) return page('maintenance');
  const match = selectMatch(state);
  if (!match) return page('notFound');
  const { screen } = match;

  const closed = selectClosedPage(state);
  if (closed !== null && isRegisterPath(screen)) return page(closed);
  if (isRegistration(screen)) {
    const step = selectStep(state);
    return step !== null && selectIsStepOpen(state) ? page(step) : WAITING;
  }
  if (screen === 'notAcceptingApps' || screen === 'comingSoon') return closedView(state);
  if (screens[screen].access === 'everybody') return screen === 'entry' ? WAITING : page(screen);
  if (state.application.record.status === 'failed') return FAILED;
  if (screen === 'entry') {
    const { routingFailure, isRouting } = state.application;
    return routingFailure === null || isRouting ? WAITING : FAILED;
  }
  // A press that nobody hears would be lost.
  if (!selectHasApplication(state) || !selectApplicationSagasReady(state)) return WAITING;
  return page(screen);
};
