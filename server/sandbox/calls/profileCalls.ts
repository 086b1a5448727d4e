import { saveProfileName, savePhone } from '#sagas/api/contract/account.ts';
import { readProfile, readSelf } from '#sagas/api/contract/profile.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import { handle, requireIdentity, type Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError, notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { validateContact } from '#store/registration/contact.ts';
import { validateLegalName } from '#store/person/name.ts';

const REFUSED_PHONE = '0000';

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

export const profileCalls = (world: World): Handler[] => [
  handle(savePhone, (call) => {
    const { value } = call.parts.body;
    const identity = requireIdentity(call);
    const phoneNumber = normalisePastedPhone(value);
    const mistakes = validateContact({ email: identity.email, phoneNumber });
    refuseInvalid({ value: mistakes.phoneNumber });
    if (phoneNumber.endsWith(REFUSED_PHONE))
      throw new HttpError(409, {
        message: 'This phone belongs to another account. Use another, or call us.',
        field: 'value',
        code: 'ALIAS_TAKEN',
      });
    world.identities.change(identity.uuid, { phoneNumber });
    for (const application of world.applications.ofIdentity(identity.uuid))
      if (application.active)
        world.applications.change(application.uuid, (known) => ({
          ...known,
          profile: { ...known.profile, phoneNumber },
        }));
  }),

  handle(readSelf, (call) => {
    const identity = requireIdentity(call);
    if (call.parts.path.kind === 'agent' && !identity.isBroker)
      throw notFound('There is no such agent.');
    return { uuid: identity.uuid };
  }),

  handle(readProfile, (call) => {
    const identity = requireIdentity(call);
    if (!identity.hasProfile) throw notFound('There is no profile.');
    return profileAnswer(identity);
  }),

  handle(saveProfileName, (call) => {
    const { body } = call.parts;
    refuseInvalid(validateLegalName(readName(body)));
    world.identities.change(requireIdentity(call).uuid, { name: body });
  }),
];
