import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import { lazySaga } from '#sagas/control/lazySaga.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { selectParameters } from '#store/shell/selectors.ts';

const resumeAfterLogin = lazySaga(
  () => import('./resumeAfterLogin.ts'),
  (module) => module.resumeAfterLogin,
);

const dropOldForms = lazySaga(
  () => import('./savedForm.ts'),
  (module) => module.dropOldForms,
);

/** Resumes a registration that comes back from a sign-in page; any other visit drops forms that are too old (SC-12). */
export function* watchReturnFromLogin(ports: Ports): SagaGenerator<void> {
  const { externalStateNonce } = yield* select(selectParameters);
  const hasForms = [ports.session, ports.local].some(
    (storage) => storage.read(storageKeys.savedForm) !== null,
  );
  if (externalStateNonce !== undefined) yield* call(resumeAfterLogin, ports, externalStateNonce);
  else if (hasForms) yield* call(dropOldForms, ports);
}
