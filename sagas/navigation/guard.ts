import { call, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { loggedOut, profileAbsent } from '#store/identity/slice.ts';
import { returnPath, withParameters } from '#store/shell/query.ts';
import { BASE_PATH, pathUnderBase, screens, screenAt, type Match } from '#store/shell/screens.ts';
import { selectLocation, selectReturnAddress } from '#store/shell/selectors.ts';
import { locationChanged, redirected, retryRequested } from '#store/shell/slice.ts';
import { withLoader } from '#sagas/page/withLoader.ts';
import { later, loadRequired } from '#sagas/loadCode.ts';
import { guardRegistration } from '#sagas/registration/guardRegistration.ts';

import { leaveFor, loginAddress, MAIN_SITE } from './exits.ts';
import { untilMaintenanceEnds, untilSessionIsKnown } from './until.ts';

/** Paths under the base path that belong to the main site (REDIR-03 to REDIR-08, A-34). */
const exits = new Map([
  ['/', MAIN_SITE.home],
  ['/account', MAIN_SITE.dashboard],
  ['/terms', '/terms'],
  ['/communications', '/communications'],
  ['/privacy', '/privacy'],
  ['/licenses', '/licenses'],
]);

/** Old addresses, including those under the base path (REDIR-01, REDIR-02, A-33). */
const MOVED = /^\/account(?=\/(?:register|heloc-signer)(?:\/|$))/;

const SIGNER_LOGIN = `${BASE_PATH}/${screens.signerLogin.path}`;

/** ACCESS-12, ACCESS-13, ACCESS-18: sends a visitor without a bearer to sign in and come back. */
function* requireSession(ports: Ports): SagaGenerator<boolean> {
  yield* call(untilSessionIsKnown);
  if ((yield* select(selectIsSignedIn)) || ports.tokens.current() !== null) return true;
  const { pathname, search } = yield* select(selectLocation);
  if (pathUnderBase(pathname)?.startsWith('/heloc-signer')) {
    // After the login, the signer continues to the page they wanted.
    const redirectUrl = returnPath(pathname, search);
    const to = SIGNER_LOGIN + withParameters('', { redirectUrl });
    yield* put(redirected({ to, replace: true }));
  } else yield* leaveFor(ports, loginAddress(yield* select(selectReturnAddress)));
  return false;
}

/** Applies the rules for the screens of a signed-in user, and handles a missing screen. */
function* guardOwn(ports: Ports, match: Match | null, path: string): SagaGenerator<void> {
  const { guardApplication, guardSigner, leaveInvalidId, returnFromLink } =
    yield* loadRequired(later);
  const uuid = match?.parameters['uuid'];
  if (match?.screen === 'linkReturn') yield* call(returnFromLink, ports);
  else if (match?.screen === 'signer') yield* call(guardSigner, ports);
  else if (uuid !== undefined) yield* call(guardApplication, ports, uuid);
  else yield* call(leaveInvalidId, ports, path);
}

/** Applies the access rules of every address (ACCESS-01 to ACCESS-18). */
function* guard(ports: Ports) {
  const { pathname, search } = yield* select(selectLocation);
  const path = pathUnderBase(pathname);
  if (path === null) return;
  const exit = exits.get(path.replace(/(.)\/$/, '$1'));
  if (exit !== undefined) {
    yield* leaveFor(ports, exit);
    return;
  }
  if (MOVED.test(path)) {
    yield* put(redirected({ to: BASE_PATH + path.replace(MOVED, '') + search, replace: true }));
    return;
  }
  if (path.replace(/\/$/, '') === '/heloc-signer') {
    yield* put(redirected({ to: SIGNER_LOGIN + search, replace: true })); // ROUTE-SIGN-01
    return;
  }
  yield* call(untilMaintenanceEnds); // maintenance comes before access.
  const match = screenAt(pathname);
  if (match !== null && screens[match.screen].access === 'open') {
    yield* call(guardRegistration, ports, match.screen);
    return;
  }
  if (match?.screen === 'linkReturn') {
    const { noteArrival } = yield* loadRequired(later);
    yield* call(noteArrival, ports);
  }
  if (!(yield* call(requireSession, ports))) return;
  const isOfApplication = match?.screen === 'signer' || match?.parameters['uuid'] !== undefined;
  if (!isOfApplication) yield* call(guardOwn, ports, match, path);
  else yield* call(withLoader, 'screen', guardOwn, ports, match, path);
}

/** Guards each address. A newer one and the log-out cancel it (FT-06, FT-30). */
export function* watchAccess(ports: Ports): SagaGenerator<void> {
  const changes = [locationChanged, retryRequested, profileAbsent];
  for (;;) {
    const { changed } = yield* race({
      changed: take(changes),
      out: take(loggedOut),
      guarded: call(guard, ports),
    });
    if (!changed) yield* take(changes);
  }
}
