import { leaveFor, MAIN_SITE } from '#sagas/navigation/exits.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { declineDestination } from '#store/application/status/checklist.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { linkAlternative } from '#store/application/linking/linkTypes.ts';
import { isCorrection } from '#store/application/decision/corrections.ts';
import { isOriginatorInquiry } from '#store/registration/inquiry.ts';
import { selectApplication, selectStatus } from '#store/application/selectors.ts';
import { applicationOpened, routingRequested } from '#store/application/slice.ts';
import { selectIsProfileAbsent } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';
import { restoreApplicationDraft } from '#sagas/drafts/restoreApplicationDraft.ts';

import { loadApplicationToShow } from './open.ts';

/** An inquiry that a loan officer finishes belongs to the dashboard (ACCESS-16). */
function* isForOriginator() {
  const application = yield* select(selectApplication);
  const { inquiryExemptBrokerNmls } = yield* select(selectSwitches);
  return application !== null && isOriginatorInquiry(application, inquiryExemptBrokerNmls);
}

/** ROUTE-APP-15, ROUTE-APP-52 */
const INCOME_LINK = /^income\/link(?:\/([^/]*))?\/?$/;

/** The screen in place of an income link that is none. */
function* alternativeTo(path: string) {
  const [link, type] = INCOME_LINK.exec(path) ?? [];
  const { search } = yield* select(selectLocation);
  return link === undefined ? null : linkAlternative(type, search);
}

/** Guards an application screen: the user's own, no originator's inquiry, no decline with a screen of its own. */
export function* guardApplication(ports: Ports, uuid: string, path: string): SagaGenerator<void> {
  const instead = yield* call(alternativeTo, path);
  if (instead !== null) {
    yield* put(redirected({ to: applicationPath(uuid, `income/${instead}`), replace: true }));
    return;
  }
  const known = yield* select(selectApplication);
  yield* put(applicationOpened({ uuid }));
  if (known?.uuid !== uuid) yield* call(restoreApplicationDraft, ports, uuid);
  const outcome = known?.uuid === uuid ? 'ready' : yield* call(loadApplicationToShow, ports, uuid);
  if (outcome === 'failed') return;
  const isClosed =
    outcome === 'notTheirs' || // ACCESS-15, FT-31
    (yield* select(selectIsProfileAbsent)) || // ACCESS-14
    (yield* call(isForOriginator));
  if (isClosed) {
    yield* leaveFor(ports, MAIN_SITE.dashboard);
    return;
  }
  if (path === '') {
    yield* put(routingRequested({ uuid }));
    return;
  }
  const status = yield* select(selectStatus);
  const { decision } = yield* select(selectLenderData);
  const declined = status === null ? null : declineDestination(status, path);
  if (declined !== null && !isCorrection(decision, path))
    yield* put(redirected({ to: applicationPath(uuid, declined), replace: true }));
}
