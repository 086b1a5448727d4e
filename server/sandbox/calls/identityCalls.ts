import {
  endSession,
  login,
  readIdentity,
  readProfile,
  readSelf,
  registerIdentity,
  registerWithBroker,
  saveProfileName,
  savePhone,
  startLogin,
  verifyIdentity,
} from '#sagas/api/contract/identity.ts';
import { readName } from '#sagas/readName.ts';
import { sessionInCookie } from '#server/sandbox/http/cookies.ts';
import { handle, whoIs, type Handler, type Visit } from '#server/sandbox/http/handlers.ts';
import {
  Refusal,
  notFound,
  refuseMistakes,
  tooMany,
  unauthenticated,
} from '#server/sandbox/http/refusal.ts';
import { signIn, signOut } from '#server/sandbox/http/session.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import { hashPassword, isPassword } from '#server/sandbox/storage/passwords.ts';
import type { World } from '#server/sandbox/world.ts';
import { validateContact } from '#store/registration/contact.ts';
import { validateName } from '#store/registration/name.ts';
import { passwordValidator } from '#store/registration/password.ts';
import { normalisePastedPhone } from '#store/format/phone.ts';
import { isSafePath } from '#store/shell/query.ts';

const WRONG_LOGINS = { most: 10, windowMs: 60_000 };
const ALREADY_THERE = 'taken@';
const NO_JWT = 'nojwt@';
const REFUSED_PHONE = '0000';

const existsAlready = () =>
  new Refusal(401, { message: 'This identity exists already.', code: 'IDENTITY_EXISTS' });

/** Only addresses of the page's own site are gone back to (SC-04). */
function safeReturn(address: string, field: string): string {
  if (isSafePath(address)) return address;
  throw new Refusal(400, { message: 'We can only go back to a page of this site.', field });
}

function profileAnswer(identity: Identity) {
  const { homeAddress, phoneNumber, profileType } = identity;
  return {
    uuid: identity.uuid,
    organizationCode: identity.org,
    profileType,
    type: profileType,
    email: identity.email,
    name: identity.name,
    dob: identity.dob,
    phoneNumbers: phoneNumber === null ? [] : [{ type: 'MOBILE', number: phoneNumber }],
    addresses: homeAddress === null ? [] : [{ type: 'HOME', uuid: identity.uuid, ...homeAddress }],
    updatedAt: identity.updatedAt,
    twoFactorEnabled: false,
    aliases: [{ type: 'EMAIL', value: identity.email }],
    passwordExpired: false,
    totpVerified: false,
    isManageable: true,
    isBroker: identity.isBroker,
    activeLegacyCustomerOrgs: [],
    wallet: null,
  };
}

/** Registration, sign-in, sign-out and the profile. */
export const identityCalls = (world: World): Handler[] => {
  const { identities } = world;

  const isTaken = (email: string) =>
    email.toLowerCase().startsWith(ALREADY_THERE) || identities.byEmail(email) !== null;

  /** The session of a sign-in page, where it is newer than the bearer's: who signed in last is who is here. */
  const newestSession = ({ requestHeaders, sessionId }: Visit) => {
    const id = sessionInCookie(requestHeaders);
    const inCookie = id === null ? null : identities.liveSession(id);
    const ofBearer = sessionId === null ? null : identities.liveSession(sessionId);
    return inCookie && (!ofBearer || inCookie.startedAt > ofBearer.startedAt) ? inCookie : ofBearer;
  };

  return [
    handle(registerIdentity, async (call) => {
      const { email, password } = call.parts.body;
      const { companyNameShort } = call.lender.brand.orgMetaData.companyInfo;
      const phoneNumber = normalisePastedPhone(call.parts.body.phoneNumber);
      refuseMistakes(validateContact({ email, phoneNumber }));
      refuseMistakes(
        passwordValidator({ email, companyNameShort })({ password, confirmPassword: password }),
      );
      if (isTaken(email)) throw existsAlready();
      const passwordHash = await hashPassword(password);
      // Somebody may have taken the address meanwhile.
      if (isTaken(email)) throw existsAlready();
      const identity = identities.create({ email, passwordHash, org: call.lender.code });
      world.outbox.send({
        channel: 'EMAIL',
        to: email,
        subject: `Welcome to ${companyNameShort}`,
        text: 'Your account was made. You can sign in any time to go on with your application.',
        links: ['/auth/login'],
      });
      if (email.toLowerCase().startsWith(NO_JWT)) return { jwt: null };
      return { jwt: signIn(world, call, identity.uuid) };
    }),

    handle(verifyIdentity, (call) => ({ uuid: whoIs(call).uuid })),

    handle(readIdentity, (call) => {
      const session = newestSession(call);
      if (!session) throw unauthenticated();
      const { id, identityUuid, startedAt } = session;
      const bearer = world.bearers.issue({ identityUuid, sessionId: id });
      call.answerHeaders.set('Authorization', `Bearer ${bearer}`);
      return { uuid: identityUuid, signedInAt: new Date(startedAt).toISOString() };
    }),

    handle(savePhone, (call) => {
      const { value } = call.parts.body;
      const identity = whoIs(call);
      const phoneNumber = normalisePastedPhone(value);
      const mistakes = validateContact({ email: identity.email, phoneNumber });
      refuseMistakes({ value: mistakes.phoneNumber });
      if (phoneNumber.endsWith(REFUSED_PHONE))
        throw new Refusal(409, {
          message: 'This phone belongs to another account. Use another, or call us.',
          field: 'value',
          code: 'ALIAS_TAKEN',
        });
      identities.change(identity.uuid, { phoneNumber });
      for (const file of world.applications.ofIdentity(identity.uuid))
        if (file.active)
          world.applications.put({ ...file, profile: { ...file.profile, phoneNumber } });
    }),

    handle(registerWithBroker, (call) => {
      const { body, query } = call.parts;
      const phoneNumber = normalisePastedPhone(body.phoneNumber);
      refuseMistakes(validateContact({ email: body.email, phoneNumber }));
      if (isTaken(body.email)) throw existsAlready();
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
      whoIs(call);
      signOut(world, call);
      return { redirect: new URL('/', call.origin).href };
    }),

    handle(readSelf, (call) => {
      const identity = whoIs(call);
      if (call.parts.path.kind === 'agent' && !identity.isBroker)
        throw notFound('There is no such agent.');
      return { uuid: identity.uuid };
    }),

    handle(readProfile, (call) => {
      const identity = whoIs(call);
      if (!identity.hasProfile) throw notFound('There is no profile.');
      return profileAnswer(identity);
    }),

    handle(saveProfileName, (call) => {
      const { body } = call.parts;
      refuseMistakes(validateName(readName(body)));
      identities.change(whoIs(call).uuid, { name: body });
    }),

    handle(login, async (call) => {
      const { email, password } = call.parts.body;
      const key = `logins of ${email.toLowerCase()}`;
      const wait = world.limits.spend(key, WRONG_LOGINS);
      if (wait !== null) throw tooMany(wait);
      const identity = identities.byEmail(email);
      if (!identity || !(await isPassword(password, identity.passwordHash)))
        throw new Refusal(401, {
          message: 'The e-mail or password is not right.',
          code: 'WRONG_LOGIN',
        });
      world.limits.forgive(key);
      const jwt = signIn(world, call, identity.uuid);
      call.answerHeaders.set('Authorization', `Bearer ${jwt}`);
      return { jwt };
    }),
  ];
};
