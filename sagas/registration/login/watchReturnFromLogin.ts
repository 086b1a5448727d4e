import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import { withLoader } from '#sagas/page/withLoader.ts';
import { later, loadRequired } from '#sagas/loadCode.ts';
import { untilDraftWasRead, untilSessionIsKnown } from '#sagas/navigation/until.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectParameters } from '#store/shell/selectors.ts';

function* untilSignInIsKnown() {
  // Must be first: the nonce is valid for one return, so we use it only after the code is loaded.
  yield* loadRequired(later);
  yield* call(untilDraftWasRead);
  yield* call(untilSessionIsKnown);
}

/** Resumes a registration after the sign-in page. Any other visit drops expired forms (SC-12). */
export function* watchReturnFromLogin(ports: Ports): SagaGenerator<void> {
  const { externalStateNonce } = yield* select(selectParameters);
  const hasForms = [ports.session, ports.local].some(
    (storage) => storage.read(storageKeys.savedForm) !== null,
  );
  if (externalStateNonce !== undefined) {
    // The loader covers the page, which still offers the sign-in.
    yield* call(withLoader, 'signIn', untilSignInIsKnown);
    const { resumeAfterLogin } = yield* loadRequired(later);
    yield* call(resumeAfterLogin, ports, externalStateNonce);
  } else if (hasForms) {
    const { dropOldForms } = yield* loadRequired(later, null);
    yield* call(dropOldForms, ports);
  }
}
