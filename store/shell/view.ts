import { createSelector } from 'reselect';

import { selectApplicationState } from '#store/application/state.ts';
import type { RootState } from '#store/index.ts';
import { closedPageOf } from '#store/org/closedPage.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import type { StepId } from '#store/registration/questions.ts';
import { selectIsStepOpen, selectStep } from '#store/registration/flow.ts';

import { screens, type ScreenId } from './screens.ts';
import { selectApplicationSagasReady, selectMatch } from './selectors.ts';

type OpenScreenId = 'accountSetup' | 'registrationSupport' | 'signerLogin';
type RegistrationScreenId = 'registerV2' | 'registerV2Step' | 'register';

/** The first segment of an application's pages. */
export const APPLICATION_PAGES = 'application';

/** A page of an application by its path: `application/product/select`. */
export type ApplicationPageId = `${typeof APPLICATION_PAGES}/${string}`;

/** The pages of the main region. */
export type PageId =
  | StepId
  | Exclude<ScreenId, RegistrationScreenId | 'entry' | 'application' | 'signer'>
  | 'maintenance'
  | 'notFound'
  | ApplicationPageId;

/** The path of an application's page; null for another page. */
export const applicationPathOf = (page: string): string | null =>
  page.startsWith(`${APPLICATION_PAGES}/`) ? page.slice(APPLICATION_PAGES.length + 1) : null;

/** `waiting`: identity or data is not loaded yet; `failed`: it could not be. */
export type View = { kind: 'page'; page: PageId } | { kind: 'waiting' } | { kind: 'failed' };

const WAITING: View = { kind: 'waiting' };
const FAILED: View = { kind: 'failed' };
const pages = new Map<PageId, View>();

/** One object a page, so that an unchanged page does not render again. */
const page = (id: PageId): View => {
  const known = pages.get(id);
  if (known) return known;
  const view: View = { kind: 'page', page: id };
  pages.set(id, view);
  return view;
};

const isRegistration = (screen: ScreenId): screen is RegistrationScreenId =>
  screen === 'registerV2' || screen === 'registerV2Step' || screen === 'register';

/** Every path under register closes with the brand (screens.md section 2). */
const isRegisterPath = (screen: ScreenId) => isRegistration(screen) || screen === 'accountSetup';

/** The page that says why the brand takes no applications, or null. */
export const selectClosedPage = createSelector(
  [selectSwitches, (state: RootState) => state.shell.today],
  closedPageOf,
);

/** The closed page of today, at either of the two closed addresses. */
function closedView(state: RootState): View {
  const isDayAwaited = selectSwitches(state).launchDate !== null && state.shell.today === null;
  return isDayAwaited ? WAITING : page(selectClosedPage(state) ?? 'notAcceptingApps');
}

/** Whether the application of the address is loaded and the user's. */
const selectHasApplication = (state: RootState) =>
  selectApplicationState(state).record.status === 'ready' &&
  selectApplicationState(state).uuid === selectMatch(state)?.parameters['uuid'];

/** The view of the address. The sagas redirect; nothing forbidden is shown meanwhile. */
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
  // chosen: the screens of signers have no page yet; their login has.
  if (screen === 'signer') return page('notFound');
  if (screen === 'linkReturn') return page(screen);
  if (screens[screen].access === 'open') return page(screen as OpenScreenId);
  if (selectApplicationState(state).record.status === 'failed') return FAILED;
  if (screen === 'entry') {
    const { routingFailure, isRouting } = selectApplicationState(state);
    return routingFailure === null || isRouting ? WAITING : FAILED;
  }
  // Without its sagas the page would lose input.
  if (!selectHasApplication(state) || !selectApplicationSagasReady(state)) return WAITING;
  return page(
    screen === 'application' ? `${APPLICATION_PAGES}/${match.parameters['path'] ?? ''}` : screen,
  );
};
