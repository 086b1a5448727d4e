import { createSelector } from 'reselect';

import { selectApplicationState } from '#store/application/core/state.ts';
import type { RootState } from '#store/index.ts';
import { closedPageOf } from '#store/org/closedPage.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectIsStepOpen, selectStep } from '#store/registration/flow.ts';

import { screens, type ScreenId } from '#store/shell/screens.ts';
import {
  selectApplicationSagasReady,
  selectLocation,
  selectMatch,
  selectNavigationCount,
  selectUuidInHand,
} from '#store/shell/selectors.ts';
import type { Location } from '#store/shell/slice.ts';

export type ClosedPage = NonNullable<ReturnType<typeof closedPageOf>>;

/**
 * What is shown at the address.
 * - `ready`: its page.
 * - `waiting`: a placeholder, until identity, data or sagas are there; `failed`: they could not be loaded.
 * - `codeLost`: the code of the page did not load, and no reload is left (FT-66).
 * - `notFound`: there is no screen at the address.
 */
export type View =
  | 'ready'
  | 'waiting'
  | 'failed'
  | 'codeLost'
  | 'notFound'
  | 'maintenance'
  | ClosedPage;

const isRegistration = (screen: ScreenId) =>
  screen === 'registerV2' || screen === 'registerV2Step' || screen === 'register';

/** All paths under register close with the brand (screens.md section 2). */
const isRegisterPath = (screen: ScreenId) => isRegistration(screen) || screen === 'accountSetup';

/** Returns the page that says why the brand isn't taking applications, or null. */
export const selectClosedPage = createSelector(
  [selectSwitches, (state: RootState) => state.shell.today],
  closedPageOf,
);

/** Returns the current closed page for both closed addresses. */
function closedView(state: RootState): View {
  const isDayAwaited = selectSwitches(state).launchDate !== null && state.shell.today === null;
  return isDayAwaited ? 'waiting' : (selectClosedPage(state) ?? 'notAcceptingApps');
}

/** Whether the application of the address, or of the signer, is loaded and belongs to the user. */
const selectHasApplication = (state: RootState) =>
  selectApplicationState(state).record.status === 'ready' &&
  selectApplicationState(state).uuid === selectUuidInHand(state);

/** The view of an application. It waits for the sagas, because input would be lost without them. */
function applicationView(state: RootState, screen: ScreenId): View {
  const { record, routingFailure, isRouting } = selectApplicationState(state);
  if (record.status === 'failed') return 'failed';
  if (screen === 'entry') return routingFailure === null || isRouting ? 'waiting' : 'failed';
  return selectHasApplication(state) && selectApplicationSagasReady(state) ? 'ready' : 'waiting';
}

/** Says why a signing request can't be opened. Doesn't need one itself. */
const SIGNER_ERROR = 'error';

function signerView(state: RootState): View {
  if (selectMatch(state)?.parameters['path'] !== SIGNER_ERROR)
    return applicationView(state, 'signer');
  return selectApplicationSagasReady(state) ? 'ready' : 'waiting';
}

function viewOf(state: RootState): View {
  if (state.shell.isInMaintenance) return 'maintenance';
  const screen = selectMatch(state)?.screen;
  if (screen === undefined) return 'notFound';
  if (screen === 'signer') return signerView(state);

  const closed = selectClosedPage(state);
  if (closed !== null && isRegisterPath(screen)) return closed;
  if (isRegistration(screen))
    return selectStep(state) !== null && selectIsStepOpen(state) ? 'ready' : 'waiting';
  if (screen === 'notAcceptingApps' || screen === 'comingSoon') return closedView(state);
  const isOpen = screens[screen].access === 'open' || screen === 'linkReturn';
  return isOpen ? 'ready' : applicationView(state, screen);
}

/** Returns the view of the current address. Never shows a forbidden page while the sagas redirect. */
export function selectView(state: RootState): View {
  const view = viewOf(state);
  return state.shell.hasChunkFailed && view !== 'failed' ? 'codeLost' : view;
}

/** The address and its view, as the router draws them. */
export interface VisitedLocation extends Location {
  readonly navigationCount: number;
  readonly view: View;
}

export const selectPlace = createSelector(
  [selectLocation, selectNavigationCount, selectView],
  ({ pathname, search }, navigationCount, view): VisitedLocation => ({
    pathname,
    search,
    navigationCount,
    view,
  }),
);

/** Whether two locations show the same page, as in the prerendered page and the browser. */
export const isSamePlace = (one: VisitedLocation, other: VisitedLocation): boolean =>
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.navigationCount === other.navigationCount &&
  one.view === other.view;
