import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import { withLoader } from '#sagas/page/withLoader.ts';
import { fetchCode, lazySaga, orWithoutCode, reloadForCode } from '#sagas/control/lazySaga.ts';
import { untilDraftWasRead, untilSessionIsKnown } from '#sagas/navigation/until.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectParameters } from '#store/shell/selectors.ts';

const loadResume = () => import('./resumeAfterLogin.ts');

const resumeAfterLogin = lazySaga(loadResume, (module) => module.resumeAfterLogin);

function* untilSignInIsKnown() {
  yield* call(untilDraftWasRead);
  yield* call(untilSessionIsKnown);
}

/** The nonce is valid for one return: without its chunk the page reloads once. */
function* fetchResume(ports: Ports): SagaGenerator<void> {
  yield* call(
    orWithoutCode,
    () => fetchCode(loadResume),
    () => reloadForCode(ports),
  );
  yield* call(untilSignInIsKnown);
}

const dropOldForms = lazySaga(loadResume, (module) => module.dropOldForms);

/** Resumes a registration after the sign-in page; any other visit drops expired forms (SC-12). */
export function* watchReturnFromLogin(ports: Ports): SagaGenerator<void> {
  const { externalStateNonce } = yield* select(selectParameters);
  const hasForms = [ports.session, ports.local].some(
    (storage) => storage.read(storageKeys.savedForm) !== null,
  );
  if (externalStateNonce !== undefined) {
    // The loader covers the page, which still leads to the sign-in.
    yield* call(withLoader, 'signIn', fetchResume, ports);
    yield* call(resumeAfterLogin, ports, externalStateNonce);
  } else if (hasForms) yield* call(dropOldForms, ports);
}
