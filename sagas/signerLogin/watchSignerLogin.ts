import { ApiError, failureOf, toFailure } from '#sagas/api/apiError.ts';
import { login, verifyIdentity } from '#sagas/api/contract/account.ts';
import {
  readInvitation,
  registerSigner,
  requestInvitation,
  requestPasswordReset,
  resetPassword,
} from '#sagas/api/contract/signer.ts';
import { agreement } from '#sagas/api/mappers/wireParts.ts';
import { readRetry, retrying, SOON_RETRY } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import { untilSessionIsKnown } from '#sagas/navigation/until.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  invitationFailed,
  invitationReceived,
  invitationRequested,
  invitationRetried,
  loginLinkRequested,
  loginFormFailed,
  loginFormSent,
  loginFormStarted,
  passwordChosen,
  passwordResetRequested,
  resetFound,
  selectSignerLogin,
  signerRegistered,
  signInRequested,
  type LoginFormName,
} from '#store/application/signer/loginSlice.ts';
import { signerAddress } from '#store/application/core/screens.ts';
import { selectProfile } from '#store/identity/selectors.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { isCoDeeder } from '#store/identity/profile.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { messagesText } from '#store/registration/consents.ts';
import { isSafePath, readParameters, withParameters } from '#store/shell/query.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectParameters } from '#store/shell/selectors.ts';
import { redirected, toastShown } from '#store/shell/slice.ts';

const REGISTER_SCOPE = 'registerSigner';
const AREA = `${BASE_PATH}/heloc-signer/`;

/** Returns the tokens from the address, or from the page before a reload. No action or state contains one. */
function tokensOf({ session, takePrivateQuery }: Ports) {
  const query = takePrivateQuery();
  if (query !== '') {
    const { invite = null, reset = null } = readParameters(query);
    session.write(storageKeys.signerLink, withParameters('', { invite, reset }));
  }
  const { invite = null, reset = null } = readParameters(
    session.read(storageKeys.signerLink) ?? '',
  );
  return { invite, reset };
}

const forgetTokens = ({ session }: Ports) => session.remove(storageKeys.signerLink);

/** Reads what the link says. An unknown link counts as expired. */
function* readLink(ports: Ports) {
  const { invite, reset } = tokensOf(ports);
  yield* put(resetFound({ hasReset: reset !== null }));
  if (invite === null) {
    yield* put(invitationReceived(null));
    return;
  }
  const hasFailed = (yield* select(selectSignerLogin)).invitation.status === 'failed';
  yield* put(invitationRequested());
  try {
    const path = { token: invite };
    const { orgCode: _orgCode, ...invitation } = yield* retrying(readRetry(hasFailed), () =>
      send(ports, readInvitation, { path }),
    );
    // A used or expired link opens nothing else.
    if (invitation.linkState !== 'OPEN') yield* call(forgetTokens, ports);
    yield* put(invitationReceived(invitation));
  } catch (error) {
    const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
    if (!isUnknown) {
      yield* put(invitationFailed(toFailure(error)));
      return;
    }
    yield* call(forgetTokens, ports);
    yield* put(
      invitationReceived({
        linkState: 'ENDED',
        emailMasked: null,
        primaryFirstName: null,
        city: null,
        state: null,
        endedOn: null,
      }),
    );
  }
}

/** Goes where the signer wanted to go, or to the next step. */
function* enter(ports: Ports) {
  yield* call(forgetTokens, ports);
  const { redirectUrl } = yield* select(selectParameters);
  const isOwn = isSafePath(redirectUrl) && redirectUrl.startsWith(AREA);
  yield* put(
    redirected({ to: isOwn ? redirectUrl : signerAddress('signerResume'), replace: true }),
  );
}

/** If the signer is already signed in, continues unless the link is for another step. */
function* enterIfSignedIn(ports: Ports) {
  yield* call(untilSessionIsKnown);
  const { invite, reset } = tokensOf(ports);
  const isSigner = isCoDeeder(yield* select(selectProfile));
  if (isSigner && invite === null && reset === null) yield* call(enter, ports);
}

/** Uses the bearer once the lender recognizes it. The next screen reads the profile. */
function* signInWith(ports: Ports, bearer: string) {
  const { uuid } = yield* retrying(SOON_RETRY, () => send(ports, verifyIdentity, {}, { bearer }));
  ports.tokens.set(bearer);
  yield* put(identityReceived({ uuid }));
  yield* call(enter, ports);
}

/** Sends a form and reports its outcome. Further work happens after the response. */
const sentForm = (ports: Ports, form: LoginFormName, ask: () => SagaGenerator<void>) =>
  call(function* (): SagaGenerator<void> {
    yield* put(loginFormStarted({ form }));
    try {
      yield* call(ask);
      yield* put(loginFormSent({ form }));
    } catch (error) {
      if (!(error instanceof ApiError)) ports.report(error);
      yield* put(loginFormFailed({ form, failure: failureOf(error, form) }));
    }
  });

function* signIn(ports: Ports, { payload }: ReturnType<typeof signInRequested>) {
  const password = ports.vault.redeem(payload.passwordHandle) ?? '';
  yield* sentForm(ports, 'signIn', function* () {
    const { invite } = tokensOf(ports);
    const body = {
      email: payload.email,
      password,
      ...(invite !== null && { token: invite }),
    };
    const { jwt } = yield* send(ports, login, { body });
    yield* call(signInWith, ports, jwt);
  });
}

function* register(ports: Ports, { payload }: ReturnType<typeof signerRegistered>) {
  const password = ports.vault.redeem(payload.passwordHandle) ?? '';
  const token = tokensOf(ports).invite ?? '';
  const { orgCode } = yield* select(selectOrganisation);
  const acceptedAt = new Date(ports.clock.now()).toISOString();
  const consents = [{ type: 'COMMUNICATIONS', ...messagesText, ...agreement(orgCode, acceptedAt) }];
  yield* sentForm(ports, 'register', function* () {
    // After a lost response, the repeated request doesn't create a second login (SC-09).
    const idempotencyKey = ports.vault.keyOf(REGISTER_SCOPE, JSON.stringify([token, password]));
    const body = { token, password, consents };
    const { jwt } = yield* send(ports, registerSigner, { body }, { idempotencyKey });
    ports.vault.settle(REGISTER_SCOPE);
    yield* call(signInWith, ports, jwt);
  });
}

function* requestLink(ports: Ports, { payload }: ReturnType<typeof loginLinkRequested>) {
  yield* sentForm(ports, 'link', function* () {
    yield* send(ports, requestInvitation, { body: payload });
  });
}

function* requestReset(ports: Ports, { payload }: ReturnType<typeof passwordResetRequested>) {
  yield* sentForm(ports, 'reset', function* () {
    yield* send(ports, requestPasswordReset, { body: payload });
  });
}

function* choosePassword(ports: Ports, { payload }: ReturnType<typeof passwordChosen>) {
  const password = ports.vault.redeem(payload.passwordHandle) ?? '';
  const token = tokensOf(ports).reset ?? '';
  yield* sentForm(ports, 'newPassword', function* () {
    yield* send(ports, resetPassword, { path: { token }, body: { password } });
    yield* call(forgetTokens, ports);
    yield* put(resetFound({ hasReset: false }));
    yield* put(
      toastShown({ tone: 'success', text: 'Your new password is saved. Sign in with it.' }),
    );
  });
}

/** heloc-signer/login: the invitation, the sign-in, and the ways back to both. */
export function* watchSignerLogin(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(invitationRetried, readLink, ports);
  yield* takeLeading(signInRequested, (action) => untilLogout(signIn, ports, action));
  yield* takeLeading(signerRegistered, (action) => untilLogout(register, ports, action));
  yield* takeLeading(loginLinkRequested, requestLink, ports);
  yield* takeLeading(passwordResetRequested, requestReset, ports);
  yield* takeLeading(passwordChosen, choosePassword, ports);
  yield* call(readLink, ports);
  yield* call(enterIfSignedIn, ports);
}
