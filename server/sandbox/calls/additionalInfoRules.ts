import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { saveAdditionalInfo } from '#sagas/api/contract/steps.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import { Refusal, refuseMistakes } from '#server/sandbox/refusal.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import {
  MOST_OWNERS,
  type AdditionalInfoContext,
  type AdditionalInfoForm,
} from '#store/application/details/additionalInfo.ts';
import { additionalInfoValidator } from '#store/application/details/additionalInfoRules.ts';
import { occupancies } from '#store/person/address.ts';

type Sent = BodyOf<typeof saveAdditionalInfo>;

const ownerOf = ({ name, email, phoneNumber, relationship }: Sent['owners'][number]) => ({
  ...readName(name),
  email,
  relationship,
  ...(phoneNumber ? { phoneNumber } : {}),
});

/** What was sent, as the form had it: the rules are those of the form. */
function formOf(sent: Sent, phoneNumber: string): Partial<AdditionalInfoForm> {
  const { trust, spouse, mailingAddress, ssn, maritalStatus, equityLoan12Months } = sent;
  const { street2, ...mailing } = mailingAddress ?? { street2: null };
  return {
    phoneNumber,
    preferredContact: sent.preferredContact,
    isMailingSameAsHome: mailingAddress === null,
    mailingAddress: { ...mailing, ...(street2 ? { street2 } : {}) },
    residency: sent.residency,
    purpose: sent.purpose,
    ownership: sent.ownership,
    owners: sent.owners.map(ownerOf),
    titleChanged90Days: sent.titleChanged90Days,
    ...(trust ? { trustName: trust.name, trustType: trust.type, isTrustee: trust.isTrustee } : {}),
    ...(spouse ? { spouse: { ...readName(spouse.name), email: spouse.email } } : {}),
    ...(ssn === null ? {} : { ssn }),
    ...(maritalStatus === null ? {} : { maritalStatus }),
    ...(equityLoan12Months === null ? {} : { equityLoan12Months }),
  };
}

/** The names of the form that the wire calls otherwise. */
const wireNames = new Map([
  ['trustName', 'trust.name'],
  ['trustType', 'trust.type'],
  ['isTrustee', 'trust.isTrustee'],
]);

/** Mistakes with mistakes inside, as one list of paths. */
function flattened(mistakes: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, inner] of Object.entries(mistakes) as [string, unknown][]) {
    const path = prefix + (wireNames.get(key) ?? key);
    if (typeof inner === 'string') flat[path] = inner;
    else if (typeof inner === 'object' && inner !== null)
      Object.assign(flat, flattened(inner, `${path}.`));
  }
  return flat;
}

/** Every rule of start/contact again (SC-24). */
export function refuseAdditionalInfo(
  sent: Sent,
  file: ApplicationFile,
  {
    hasSmsConsent,
    allowsBusiness,
  }: Pick<AdditionalInfoContext, 'hasSmsConsent' | 'allowsBusiness'>,
): void {
  const { property, profile } = file;
  if (sent.owners.length > MOST_OWNERS)
    throw new Refusal(400, { message: `Name ${MOST_OWNERS} people at most.`, field: 'owners' });
  const { firstName, lastName } = profile.name;
  const validate = additionalInfoValidator({
    state: property.state,
    occupancyType: occupancies.find((one) => one === property.occupancyType) ?? 'HOME',
    ssnOnFile: file.ssnLastFour !== null,
    hasSmsConsent,
    allowsBusiness,
    applicant: {
      name: { ...readName(profile.name), firstName, lastName },
      email: profile.email,
    },
  });
  refuseMistakes(flattened(validate(formOf(sent, profile.phoneNumber))));
}
