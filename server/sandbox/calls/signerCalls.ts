import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  declineSigningRequest,
  inviteSigner,
  readSigners,
  readSigningRequest,
  reopenSigningRequest,
  saveSigner,
  startSigningRequest,
} from '#sagas/api/contract/signer.ts';
import {
  handle,
  requireIdentity,
  type CallContext,
  type Handler,
} from '#server/sandbox/http/handlers.ts';
import type {
  ApplicationRecord,
  SignerRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import { catchUp, saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { rescissionOf } from '#server/sandbox/lender/funding/fundingEvents.ts';
import { enterState, signerFileOf } from '#server/sandbox/lender/signers/signerFile.ts';
import { mailInvitation } from '#server/sandbox/lender/signers/signerMails.ts';
import { activeSigners, LINK_LIFE_MS } from '#server/sandbox/lender/signers/signerTimes.ts';
import { invited, isSameEmail, newSigner } from '#server/sandbox/lender/signers/signers.ts';
import { allowsSigningAt } from '#server/sandbox/lender/signing/place.ts';
import { notFound, HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import { signerKey } from '#server/sandbox/storage/applications.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { isOutstanding } from '#store/application/conditions/conditions.ts';
import { onlineRule } from '#store/application/notary/stateRules.ts';
import { canReopen, isStartOpen } from '#store/application/signer/signingRequest.ts';
import { signerContactValidator, validateStart } from '#store/application/signer/signerForms.ts';
import { dayAt } from '#store/geography/timeZones.ts';

import { handlersFor, stepNotOpen } from './applicationStep.ts';

const noRequest = () =>
  new HttpError(400, { message: "We can't find a request for this login.", code: 'NOT_FOUND' });

interface OwnRequest {
  readonly application: ApplicationRecord;
  readonly signer: SignerRecord;
}

const isSignedBy =
  ({ uuid, email, isEmailConfirmed }: Identity) =>
  (signer: SignerRecord) =>
    signer.identityUuid === uuid ||
    (signer.identityUuid === null && isEmailConfirmed && isSameEmail(signer.email, email));

/** Returns the caller's newest request at the page's lender. A request to their confirmed email becomes theirs. */
function ownRequest(world: World, call: CallContext): OwnRequest {
  const identity = requireIdentity(call);
  const found = [signerKey.login(identity.uuid), signerKey.email(identity.email)]
    .flatMap(world.applications.ofSigner)
    .filter(
      ({ org, signers }) =>
        world.lender(org).canonicalCode === call.lender.canonicalCode &&
        signers.some(isSignedBy(identity)),
    )
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .at(-1);
  if (found === undefined) throw noRequest();
  const application = catchUp(world, withLogin(world, found, identity));
  const signer = application.signers.find(isSignedBy(identity));
  if (signer === undefined) throw noRequest();
  return { application, signer };
}

/** Returns the application whose signer has this login. */
export function withLogin(
  world: World,
  application: ApplicationRecord,
  identity: Identity,
): ApplicationRecord {
  const own = application.signers.find(isSignedBy(identity));
  if (own === undefined || own.identityUuid === identity.uuid) return application;
  const { status } = application;
  const after: ApplicationRecord = {
    ...application,
    signers: application.signers.map((signer) =>
      signer === own ? { ...signer, identityUuid: identity.uuid } : signer,
    ),
    status: {
      ...status,
      helocSigners: [...status.helocSigners, { identityUuid: identity.uuid }],
      additionalSignerVersion: 'v1',
    },
  };
  saveApplication(world, application, after);
  return after;
}

const expiryOf = ({ invitedAt }: SignerRecord) =>
  invitedAt === null ? null : new Date(Date.parse(invitedAt) + LINK_LIFE_MS).toISOString();

const isDone = ({ state }: SignerRecord) => state === 'DONE';

const sharedAppointment = ({ notary }: ApplicationRecord) =>
  notary.attendees === 'TOGETHER' ? notary.appointment : null;

const identityVerificationOf = ({ status, idCheck }: ApplicationRecord) =>
  status.checklistStatus === 'IDENTITY_CHECK_IN_PROGRESS'
    ? 'IN_PROGRESS'
    : (idCheck?.state ?? null);

/** Answers the co-deed status. Of the borrower, includes only the first name, and of the home, the address. */
function requestAnswer({ application, signer }: OwnRequest): AnswerOf<typeof readSigningRequest> {
  const { property, org, profile } = application;
  const { street1, street2, city, state, zip } = property;
  const file = signerFileOf(application, signer);
  return {
    applicationUuid: application.uuid,
    signerUuid: signer.uuid,
    state: signer.state,
    role: signer.relationship === 'SPOUSE' ? 'SPOUSE' : 'OWNER',
    name: { firstName: signer.firstName, lastName: signer.lastName },
    primaryFirstName: profile.name.firstName,
    propertyAddress: { street1, street2, city, state, zip },
    orgCode: org,
    identityVerification: identityVerificationOf(file),
    notary: {
      mode: file.status.manualNotary ? 'IN_PERSON' : 'ONLINE',
      eligible: onlineRule(property).isAllowed,
      appointment: file.notary.appointment ?? sharedAppointment(application),
    },
    openConditions: file.conditions.filter(({ xtraData }) => isOutstanding(xtraData)).length,
    expiresAt: signer.state === 'EXPIRED' ? new Date(signer.since).toISOString() : expiryOf(signer),
    endedBy: signer.endedBy,
    endedAt: signer.endedBy === null ? null : new Date(signer.since).toISOString(),
    signedOn: isDone(signer) ? dayAt(signer.since, property) : null,
    cancelBy: isDone(signer) ? rescissionOf(application).endsOn : null,
  };
}

function changeSigner(
  world: World,
  { application, signer }: OwnRequest,
  changed: SignerRecord,
): OwnRequest {
  const signers = application.signers.map((one) => (one.uuid === signer.uuid ? changed : one));
  const after = { ...application, signers };
  saveApplication(world, application, after);
  return { application: after, signer: changed };
}

const consentOf = ({
  type,
  version,
  acceptedAt,
}: BodyOf<typeof startSigningRequest>['consents'][number]) => ({
  type,
  version,
  acceptedAt,
});

function start(world: World, own: OwnRequest, body: BodyOf<typeof startSigningRequest>) {
  const { signer } = own;
  // A repeat after a lost answer.
  if (signer.state === 'IDENTITY') return own;
  if (!isStartOpen(signer.state)) throw stepNotOpen();
  const { consents, phoneNumber, location } = body;
  refuseInvalid(
    validateStart({
      phoneNumber,
      state: location.state ?? undefined,
      isAgreed: consents.some(({ type }) => type === 'ELECTRONIC_RECORDS'),
    }),
  );
  const { state, latitude, longitude } = location;
  const place =
    latitude !== null && longitude !== null
      ? { latitude, longitude, accuracy: 0 }
      : { state: state ?? '', attested: true };
  if (!allowsSigningAt(place))
    throw new HttpError(400, {
      message: 'You need to be in the United States to sign.',
      field: 'location.state',
      code: 'OUTSIDE_US',
    });
  const file = { ...signer.file, consents: consents.map(consentOf) };
  const at = world.now();
  return changeSigner(world, own, enterState({ ...signer, phoneNumber, file }, 'IDENTITY', at));
}

function decline(world: World, own: OwnRequest, reason: string | null) {
  const { signer } = own;
  if (signer.state === 'DECLINED') return own;
  const { state } = signer;
  if (state === 'DONE' || state === 'CANCELLED' || state === 'EXPIRED') throw stepNotOpen();
  const declined = { ...signer, endedBy: 'SIGNER' as const, declineReason: reason };
  return changeSigner(world, own, enterState(declined, 'DECLINED', world.now()));
}

/** Returns to the first unfinished state. */
function reopen(world: World, own: OwnRequest) {
  const { signer } = own;
  const now = world.now();
  const hasEnded = signer.state === 'DECLINED';
  if (!hasEnded) return own;
  if (!canReopen({ endedBy: signer.endedBy, endedAt: new Date(signer.since).toISOString() }, now))
    throw stepNotOpen();
  const { idCheck, consents } = signer.file;
  const state =
    consents.length === 0 ? 'INVITED' : idCheck?.state === 'VERIFIED' ? 'DOCUMENTS' : 'IDENTITY';
  const reopened = { ...signer, endedBy: null, declineReason: null };
  return changeSigner(world, own, enterState(reopened, state, now));
}

/** The co-deed status (CALL-SIGN-01), and the signer's decisions about the request. */
export const signingRequestCalls = (world: World): Handler[] => [
  handle(readSigningRequest, (call) => requestAnswer(ownRequest(world, call))),
  handle(startSigningRequest, (call) =>
    requestAnswer(start(world, ownRequest(world, call), call.parts.body)),
  ),
  handle(declineSigningRequest, (call) =>
    requestAnswer(decline(world, ownRequest(world, call), call.parts.body.reason)),
  ),
  handle(reopenSigningRequest, (call) => requestAnswer(reopen(world, ownRequest(world, call)))),
];

const signerAnswer = (signer: SignerRecord): AnswerOf<typeof saveSigner> => ({
  uuid: signer.uuid,
  firstName: signer.firstName,
  lastName: signer.lastName,
  relationship: signer.relationship,
  state: signer.state,
  email: signer.email,
  phoneNumber: signer.phoneNumber,
  invitedAt: signer.invitedAt,
  expiresAt: expiryOf(signer),
  emailState: signer.emailState,
  declineReason: signer.declineReason,
});

function requireSigner(application: ApplicationRecord, uuid: string): SignerRecord {
  const signer = activeSigners(application).find((one) => one.uuid === uuid);
  if (signer === undefined) throw notFound('We could not find this person.');
  return signer;
}

/** Sends another link. The previous one no longer works. */
function sendLink(world: World, application: ApplicationRecord, signer: SignerRecord) {
  const invitation = invited(signer, world.now());
  const lender = world.lender(application.org);
  mailInvitation(world.outbox, application, invitation, lender);
  return changeSigner(world, { application, signer }, invitation.signer).signer;
}

/** The signers of a borrower's application. */
export function signerListCalls(world: World): Handler[] {
  const { own } = handlersFor(world);
  return [
    own(readSigners, (application) => activeSigners(application).map(signerAnswer)),

    own(inviteSigner, (application, { parts: { path } }) => {
      const signer = requireSigner(application, path.signerUuid);
      sendLink(world, application, signer);
    }),

    own(saveSigner, (application, { parts: { path, body } }) => {
      const signer = requireSigner(application, path.signerUuid);
      const { email, phoneNumber } = body;
      const others = activeSigners(application).filter((one) => one !== signer);
      const validate = signerContactValidator([
        application.profile.email,
        ...others.map((one) => one.email),
      ]);
      refuseInvalid(validate({ email, phoneNumber: phoneNumber ?? undefined }));
      const changed = { ...signer, email, phoneNumber };
      if (isSameEmail(email, signer.email))
        return signerAnswer(changeSigner(world, { application, signer }, changed).signer);
      // Another email may belong to another person, who must not see or keep anything of the first.
      if (signer.state === 'DONE') throw stepNotOpen();
      world.uploads.forgetAll(signer.uuid);
      const { uuid, firstName, lastName, relationship } = signer;
      const facts = { uuid, firstName, lastName, relationship, email, phoneNumber };
      return signerAnswer(sendLink(world, application, newSigner(facts, world.now())));
    }),
  ];
}
