import {
  login,
  registerIdentity,
  registerWithBroker,
  verifyIdentity,
} from '#sagas/api/contract/account.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { endSession, startLogin } from '#sagas/api/contract/session.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import {
  handle,
  handlePrepared,
  type ParsedCall,
  requireIdentity,
  type Handler,
  type CallContext,
} from '#server/sandbox/http/handlers.ts';
import { logIn, WRONG_LOGIN, signIn, signOut } from '#server/sandbox/http/signIn.ts';
import {
  HttpError,
  refuseInvalid,
  tooManyRequests,
  unauthenticated,
} from '#server/sandbox/httpError.ts';
import { passwordMistakes } from '#server/sandbox/lender/newPassword.ts';
import type { World } from '#server/sandbox/world.ts';
import { validateContact } from '#store/registration/contact.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { isSafePath } from '#store/shell/query.ts';

import { confirmEmail } from './invitationCalls.ts';

const TAKEN = 'taken@';
const NO_JWT = 'nojwt@';

const identityExists = () =>
  new HttpError(401, { message: 'This identity exists already.', code: 'IDENTITY_EXISTS' });

/** Refuses a return address on another site (SC-04). */
function safeReturn(address: string, field: string): string {
  if (isSafePath(address)) return address;
  throw new HttpError(400, { message: 'We can only go back to a page of this site.', field });
}

const isTaken = (world: World, email: string) =>
  email.toLowerCase().startsWith(TAKEN) || world.identities.byEmail(email) !== null;

/** Returns the newer of the cookie's and the bearer token's sessions: the last sign-in wins. */
function newestSession({ identities }: World, { requestHeaders, cookies, sessionId }: CallContext) {
  const id = cookies.sessionIn(requestHeaders);
  const inCookie = id === null ? null : identities.liveSession(id);
  const ofBearer = sessionId === null ? null : identities.liveSession(sessionId);
  return inCookie && (!ofBearer || inCookie.startedAt > ofBearer.startedAt) ? inCookie : ofBearer;
}

/** Hashes a new password once the rest of the form is valid. */
const hashOfNew =
  (world: World) =>
  ({ lender, parts }: ParsedCall<{ readonly body: BodyOf<typeof registerIdentity> }>) => {
    const { email, password } = parts.body;
    const phoneNumber = normalisePastedPhone(parts.body.phoneNumber);
    refuseInvalid(validateContact({ email, phoneNumber }));
    refuseInvalid(passwordMistakes(lender, email, password));
    return world.hashPassword(password);
  };

export const accountCalls = (world: World): Handler[] => [
  handlePrepared(registerIdentity, hashOfNew(world), (call, passwordHash) => {
    const { email } = call.parts.body;
    const { companyNameShort } = call.lender.brand.orgMetaData.companyInfo;
    if (isTaken(world, email)) throw identityExists();
    const identity = world.identities.create({ email, passwordHash, org: call.lender.code });
    world.outbox.mail(
      email,
      `Welcome to ${companyNameShort}`,
      'Your account is ready. You can log in any time to continue your application.',
      '/auth/login',
    );
    if (email.toLowerCase().startsWith(NO_JWT)) return { jwt: null };
    return { jwt: signIn(world, call, identity.uuid) };
  }),

  handle(registerWithBroker, (call) => {
    const { body, query } = call.parts;
    const phoneNumber = normalisePastedPhone(body.phoneNumber);
    refuseInvalid(validateContact({ email: body.email, phoneNumber }));
    if (isTaken(world, body.email)) throw identityExists();
    return {
      redirect: world.broker.start({
        kind: 'register',
        origin: call.origin,
        org: call.lender.code,
        email: body.email,
        phoneNumber,
        returnTo: safeReturn(body.returnTo, 'returnTo'),
        nonce: query.externalStateNonce,
      }),
    };
  }),
];

export const sessionCalls = (world: World): Handler[] => [
  handle(verifyIdentity, (call) => ({ uuid: requireIdentity(call).uuid })),

  handle(readIdentity, (call) => {
    const session = newestSession(world, call);
    if (!session) throw unauthenticated();
    const { id, identityUuid, startedAt } = session;
    const bearer = world.bearers.issue({ identityUuid, sessionId: id });
    call.answerHeaders.set('Authorization', `Bearer ${bearer}`);
    return { uuid: identityUuid, signedInAt: new Date(startedAt).toISOString() };
  }),

  handle(startLogin, (call) => ({
    redirect: world.broker.start({
      kind: 'login',
      origin: call.origin,
      org: call.lender.code,
      email: '',
      phoneNumber: null,
      returnTo: safeReturn(call.parts.query.redirectUrl ?? '/dashboard', 'redirectUrl'),
      nonce: null,
    }),
  })),

  handle(endSession, (call) => {
    requireIdentity(call);
    signOut(world, call);
    return { redirect: new URL('/', call.origin).href };
  }),

  handlePrepared(
    login,
    ({ parts: { body } }) => logIn(world, body.email, body.password),
    (call, found) => {
      const { identity, wait } = found;
      if (wait !== null) throw tooManyRequests(wait);
      if (!identity) throw new HttpError(401, { message: WRONG_LOGIN, code: 'WRONG_LOGIN' });
      const { token } = call.parts.body;
      if (token !== undefined) confirmEmail(world, call, identity, token);
      const jwt = signIn(world, call, identity.uuid);
      call.answerHeaders.set('Authorization', `Bearer ${jwt}`);
      return { jwt };
    },
  ),
];
