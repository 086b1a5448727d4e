import {
  selectApplicationScreen,
  type ApplicationMatch,
} from '#store/application/core/currentScreen.ts';
import { screenAddress, screenPath } from '#store/application/core/screens.ts';
import { leaveFor, MAIN_SITE } from '#sagas/navigation/exits.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { declineDestination } from '#store/application/status/checklist.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { linkAlternative } from '#store/application/linking/linkTypes.ts';
import { isCorrection } from '#store/application/decision/corrections.ts';
import { isOriginatorInquiry } from '#store/registration/inquiry.ts';
import { selectApplication, selectStatus } from '#store/application/core/selectors.ts';
import { applicationOpened, routingRequested } from '#store/application/core/slice.ts';
import { selectIsProfileAbsent } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';

import { selectLocation, selectMatch, selectParameters } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';
import { restoreApplicationDraft } from '#sagas/drafts/restoreApplicationDraft.ts';

import { loadApplicationToShow } from './open.ts';

/** Whether a loan officer has to finish the inquiry; it then belongs to the dashboard (ACCESS-16). */
function* isForOriginator() {
  const application = yield* select(selectApplication);
  const { inquiryExemptBrokerNmls } = yield* select(selectSwitches);
  return application !== null && isOriginatorInquiry(application, inquiryExemptBrokerNmls);
}

const BARE_LINK = `/${screenPath('incomeLink')}`;

/** Returns the screen to show instead of an invalid income link (A-49, ROUTE-APP-15, ROUTE-APP-52). */
function* alternativeTo(here: ApplicationMatch | null) {
  const { pathname } = yield* select(selectLocation);
  const isLink = here?.screen === 'incomeLink' || `${pathname}/`.endsWith(BARE_LINK);
  return isLink ? linkAlternative(here?.parameters['type'], yield* select(selectParameters)) : null;
}

/**
 * Guards an application screen: the application must be the user's own, not an originator's inquiry, and not a decline
 * that has its own screen.
 */
export function* guardApplication(ports: Ports, uuid: string): SagaGenerator<void> {
  const here = yield* select(selectApplicationScreen);
  const instead = yield* call(alternativeTo, here);
  if (instead !== null) {
    yield* put(redirected({ to: screenAddress(uuid, instead.screen, instead), replace: true }));
    return;
  }
  const known = yield* select(selectApplication);
  yield* put(applicationOpened({ uuid }));
  if (known?.uuid !== uuid) yield* call(restoreApplicationDraft, ports, uuid);
  const outcome = known?.uuid === uuid ? 'ready' : yield* call(loadApplicationToShow, ports, uuid);
  if (outcome === 'failed') return;
  const isClosed =
    outcome === 'foreign' || // ACCESS-15, FT-31
    (yield* select(selectIsProfileAbsent)) || // ACCESS-14
    (yield* call(isForOriginator));
  if (isClosed) {
    yield* leaveFor(ports, MAIN_SITE.dashboard);
    return;
  }
  if ((yield* select(selectMatch))?.screen === 'entry') {
    yield* put(routingRequested({ uuid }));
    return;
  }
  const screen = here?.screen ?? null;
  const status = yield* select(selectStatus);
  const { decision } = yield* select(selectLenderData);
  const declined = status === null ? null : declineDestination(status, screen);
  if (declined !== null && !isCorrection(decision, screen))
    yield* put(redirected({ to: screenAddress(uuid, declined), replace: true }));
}
