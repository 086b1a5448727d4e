import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { saveAdditionalInfo } from '#sagas/api/contract/steps.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  MAX_OWNERS,
  type AdditionalInfoContext,
  type AdditionalInfoForm,
} from '#store/application/details/additionalInfo.ts';
import { additionalInfoValidator } from '#store/application/details/additionalInfoRules.ts';

import { occupancyOf } from './fieldRules.ts';

type Sent = BodyOf<typeof saveAdditionalInfo>;

const ownerOf = ({ name, email, phoneNumber, relationship }: Sent['owners'][number]) => ({
  ...readName(name),
  email,
  relationship,
  ...(phoneNumber ? { phoneNumber } : {}),
});

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

const wireNames = new Map([
  ['trustName', 'trust.name'],
  ['trustType', 'trust.type'],
  ['isTrustee', 'trust.isTrustee'],
]);

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

/** Applies every rule of start/contact again (SC-24). */
export function refuseAdditionalInfo(
  sent: Sent,
  application: ApplicationRecord,
  {
    hasSmsConsent,
    allowsBusiness,
  }: Pick<AdditionalInfoContext, 'hasSmsConsent' | 'allowsBusiness'>,
): void {
  const { property, profile } = application;
  if (sent.owners.length > MAX_OWNERS)
    throw new HttpError(400, { message: `Name ${MAX_OWNERS} people at most.`, field: 'owners' });
  const { firstName, lastName } = profile.name;
  const validate = additionalInfoValidator({
    state: property.state,
    occupancyType: occupancyOf(property) ?? 'HOME',
    ssnOnFile: application.ssnLastFour !== null,
    hasSmsConsent,
    allowsBusiness,
    applicant: {
      name: { ...readName(profile.name), firstName, lastName },
      email: profile.email,
    },
  });
  refuseInvalid(flattened(validate(formOf(sent, profile.phoneNumber))));
}
