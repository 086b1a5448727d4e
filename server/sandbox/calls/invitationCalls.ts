import { readInvitation, registerSigner, requestInvitation } from '#sagas/api/contract/signer.ts';
import {
  handle,
  handlePrepared,
  type ParsedCall,
  type CallContext,
  type Handler,
} from '#server/sandbox/http/handlers.ts';
import { signIn } from '#server/sandbox/http/signIn.ts';
import type {
  ApplicationRecord,
  SignerRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import { catchUp, saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { passwordMistakes } from '#server/sandbox/lender/newPassword.ts';
import { mailInvitation } from '#server/sandbox/lender/signers/signerMails.ts';
import { activeSigners, LINK_LIFE_MS } from '#server/sandbox/lender/signers/signerTimes.ts';
import { hashOfToken, invited, isSameEmail } from '#server/sandbox/lender/signers/signers.ts';
import { HttpError, notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import { signerKey } from '#server/sandbox/storage/applications.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { hasLeft } from '#store/application/core/signerStates.ts';
import { dayAt } from '#store/geography/timeZones.ts';

import { withLogin } from './signerCalls.ts';

interface Invitation {
  readonly application: ApplicationRecord;
  readonly signer: SignerRecord;
}

const unknownLink = () => notFound('We could not find this link.');

const isAt =
  (world: World, { lender }: Pick<ParsedCall<unknown>, 'lender'>) =>
  ({ org }: ApplicationRecord) =>
    world.lender(org).canonicalCode === lender.canonicalCode;

function invitationOf(world: World, call: Pick<ParsedCall<unknown>, 'lender'>, token: string) {
  const tokenHash = hashOfToken(token);
  const known = world.applications.ofSigner(signerKey.link(tokenHash)).find(isAt(world, call));
  const application = known && catchUp(world, known);
  const signer = application?.signers.find((one) => one.tokenHash === tokenHash);
  return application && signer ? { application, signer } : null;
}

function requireInvitation(...link: Parameters<typeof invitationOf>): Invitation {
  const invitation = invitationOf(...link);
  if (invitation === null) throw unknownLink();
  return invitation;
}

/** Confirms the email, because someone who has the link can read the address's emails. */
export function confirmEmail(world: World, call: CallContext, identity: Identity, token: string) {
  const invitation = invitationOf(world, call, token);
  if (invitation && isSameEmail(invitation.signer.email, identity.email))
    world.identities.change(identity.uuid, { isEmailConfirmed: true });
}

/** "l***@demo.example" */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***');

const hasEnded = ({ state }: SignerRecord) => state === 'EXPIRED' || hasLeft(state);

function linkStateOf(signer: SignerRecord) {
  if (hasEnded(signer)) return 'ENDED' as const;
  return signer.identityUuid === null ? ('OPEN' as const) : ('USED' as const);
}

const endOf = ({ invitedAt, since }: SignerRecord) =>
  invitedAt === null ? since : Math.min(since, Date.parse(invitedAt) + LINK_LIFE_MS);

const linkEnded = () => new HttpError(409, { message: 'This link has ended.', code: 'LINK_ENDED' });

const accountExists = () =>
  new HttpError(409, { message: 'You already have a login. Sign in.', code: 'ACCOUNT_EXISTS' });

const hashOfNew =
  (world: World) => (call: ParsedCall<{ body: { token: string; password: string } }>) => {
    const { token, password } = call.parts.body;
    const { signer } = requireInvitation(world, call, token);
    refuseInvalid(passwordMistakes(call.lender, signer.email, password));
    return world.hashPassword(password);
  };

/** Sends another link for every open request of an email. Answers the same for an unknown email. */
function resendInvitations(
  world: World,
  call: Pick<ParsedCall<unknown>, 'lender'>,
  email: string,
): void {
  for (const application of world.applications.ofSigner(signerKey.email(email))) {
    if (!isAt(world, call)(application)) continue;
    const current = catchUp(world, application);
    const signer = activeSigners(current).find((one) => isSameEmail(one.email, email));
    if (signer === undefined || hasLeft(signer.state)) continue;
    const invitation = invited(signer, world.now());
    const signers = current.signers.map((one) => (one === signer ? invitation.signer : one));
    saveApplication(world, current, { ...current, signers });
    mailInvitation(world.outbox, current, invitation, world.lender(current.org));
  }
}

/** How additional signers get a login. */
export const invitationCalls = (world: World): Handler[] => [
  handle(readInvitation, (call) => {
    const { application, signer } = requireInvitation(world, call, call.parts.path.token);
    const { property, profile, org } = application;
    const linkState = linkStateOf(signer);
    return {
      linkState,
      emailMasked: masked(signer.email),
      primaryFirstName: profile.name.firstName,
      city: property.city,
      state: property.state,
      orgCode: org,
      endedOn: linkState === 'ENDED' ? dayAt(endOf(signer), property) : null,
    };
  }),

  handle(requestInvitation, (call) => {
    const { email } = call.parts.body;
    resendInvitations(world, call, email);
  }),

  handlePrepared(registerSigner, hashOfNew(world), (call, passwordHash) => {
    const { token, consents } = call.parts.body;
    const { application, signer } = requireInvitation(world, call, token);
    if (hasEnded(signer)) throw linkEnded();
    if (!consents.some(({ type }) => type === 'COMMUNICATIONS'))
      throw new HttpError(400, { message: 'Required', field: 'consents' });
    if (signer.identityUuid !== null || world.identities.byEmail(signer.email) !== null)
      throw accountExists();
    const { email, firstName, lastName, phoneNumber } = signer;
    const identity = world.identities.create({
      email,
      isEmailConfirmed: true,
      passwordHash,
      org: call.lender.code,
      name: { firstName, middleName: '', lastName, suffix: '' },
      phoneNumber,
      profileType: 'CO_DEEDER',
    });
    withLogin(world, application, identity);
    return { jwt: signIn(world, call, identity.uuid) };
  }),
];
