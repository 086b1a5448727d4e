import { ApiError, failureOf, isOutcomeUnknown } from '#sagas/api/apiError.ts';
import type { ParamsOf } from '#sagas/api/contract/endpoint.ts';
import {
  registerIdentity,
  registerWithBroker,
  verifyIdentity,
} from '#sagas/api/contract/account.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { leaveForService, MAIN_SITE } from '#sagas/navigation/exits.ts';
import { SOON_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { canSaveForm, saveForm } from '#sagas/registration/login/savedForm.ts';
import { trackerId } from '#sagas/telemetry/tracker.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { selectOrgCode, selectSwitches } from '#store/org/selectors.ts';
import { REGISTRATION_SCOPE } from '#store/pendingWrites/slice.ts';
import { accountCreated, chainLeft } from '#store/registration/chain/slice.ts';
import { selectDraft } from '#store/registration/flow.ts';
import { settlesKey } from '#store/remote.ts';
import { returnPath, withParameters } from '#store/shell/query.ts';
import { selectIsStoragePersistent, selectLocation } from '#store/shell/selectors.ts';
import { modalOpened } from '#store/shell/slice.ts';

import { IdentityExists, Incomplete } from './interruptions.ts';

const REGISTER_SCOPE = `${REGISTRATION_SCOPE}register`;

/** MSG-SUB-02: all three are required. */
const required = <Value>(value: Value | null, what: string): Value => {
  if (value === null || value === '') throw new Incomplete(`${what} is missing`);
  return value;
};

/** MSG-SUB-01. Our choice: the wording, because the specification raises an error without a text. */
const noTracker = () =>
  new Incomplete(
    'The tracker id is missing',
    'Your browser could not start a secure visit. Update it, or use another one, and try again.',
    'NO_TRACKER',
  );

function requireTracker(ports: Ports): string {
  const tracker = trackerId(ports);
  if (tracker === null) throw noTracker();
  return tracker;
}

/** Returning from the lender's page needs randomness, too, even with an older tracker id. */
function requireNonce({ newNonce }: Ports): string {
  try {
    return newNonce();
  } catch {
    throw noTracker();
  }
}

/** MSG-SUB-03: doesn't offer a retry, which would be refused because the account exists (S4). */
const notSignedIn = (isStored: boolean) =>
  new Incomplete(
    'The bearer is missing',
    `Your account is ready, but we couldn't sign you in. Log in to continue.${isStored ? ' Your answers are saved.' : ''}`,
    'NOT_SIGNED_IN',
  );

const exists = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Repeats a call once if its response was lost (FT-02). */
function* retryOnceIfUnknown<Answer>(ask: () => SagaGenerator<Answer>): SagaGenerator<Answer> {
  try {
    return yield* call(ask);
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    return yield* call(ask);
  }
}

/** CALL-SUB-01, with one idempotency key until the lender responds (FT-02, SC-09). */
function* createAccount(ports: Ports, params: ParamsOf<typeof registerIdentity>) {
  const idempotencyKey = ports.vault.keyOf(REGISTER_SCOPE, JSON.stringify(params));
  try {
    return yield* call(() =>
      retryOnceIfUnknown(() => send(ports, registerIdentity, params, { idempotencyKey })),
    );
  } catch (error) {
    if (settlesKey(failureOf(error, registerIdentity.name))) ports.vault.settle(REGISTER_SCOPE);
    throw error;
  }
}

/** CALL-SUB-01 to CALL-SUB-03 */
function* registerWithPassword(ports: Ports, passwordHandle: string | null) {
  requireTracker(ports);
  const draft = yield* select(selectDraft);
  const email = required(draft.email, 'The email address');
  const password = passwordHandle === null ? null : ports.vault.redeem(passwordHandle);
  const organization = yield* select(selectOrgCode);
  const body = {
    email,
    password: required(password, 'The password'),
    phoneNumber: required(draft.phoneNumber, 'The phone number'),
  };
  try {
    const { jwt: bearer } = yield* call(createAccount, ports, { query: { organization }, body });
    if (!bearer) throw notSignedIn(yield* select(selectIsStoragePersistent));
    // Our choice: retries, because the account exists now and only this page has its bearer. Otherwise the next submit
    // could only ask the user to log in.
    const { uuid } = yield* retrying(SOON_RETRY, () => send(ports, verifyIdentity, {}, { bearer }));
    ports.vault.settle(REGISTER_SCOPE);
    ports.tokens.set(bearer);
    yield* put(accountCreated({ email }));
    yield* put(identityReceived({ uuid }));
  } catch (error) {
    if (exists(error)) throw new IdentityExists();
    throw error;
  }
}

/**
 * CALL-SUB-04, SUBMIT-09: saves the answers with a nonce and redirects to the lender's page. If the answers can't be
 * stored, the user confirms first, and the return address says so (FT-60).
 */
function* registerAtBroker(ports: Ports, acceptsLoss: boolean) {
  const telemetryTrackingId = requireTracker(ports);
  const isStored = yield* call(canSaveForm, ports);
  if (!isStored && !acceptsLoss) {
    yield* put(modalOpened({ id: 'answersNotStored' }));
    return;
  }
  const { email, phoneNumber } = yield* select(selectDraft);
  const { pathname, search } = yield* select(selectLocation);
  const nonce = requireNonce(ports);
  const answer = yield* sendIdempotent(
    ports,
    registerWithBroker,
    {
      query: {
        telemetryTrackingId,
        externalStateNonce: nonce,
        displayConsentsWithMfa: 'true',
      },
      body: {
        email: required(email, 'The email address'),
        phoneNumber: required(phoneNumber, 'The phone number'),
        returnTo: returnPath(
          pathname,
          withParameters(search, { answersStored: isStored ? null : 'no' }),
        ),
      },
    },
    { scope: REGISTER_SCOPE },
  );
  yield* put(chainLeft());
  yield* call(saveForm, ports, nonce);
  yield* leaveForService(ports, answer.redirect, MAIN_SITE.login);
}

/**
 * Creates the identity. Returns `false` if the browser left for the sign-in page or the user has to confirm that first.
 */
export function* register(
  ports: Ports,
  passwordHandle: string | null,
  acceptsLoss: boolean,
): SagaGenerator<boolean> {
  const { authMode } = yield* select(selectSwitches);
  if (authMode === 'external') {
    try {
      yield* call(registerAtBroker, ports, acceptsLoss);
    } catch (error) {
      if (exists(error)) throw new IdentityExists();
      throw error;
    }
    return false;
  }
  yield* call(registerWithPassword, ports, passwordHandle);
  return true;
}
