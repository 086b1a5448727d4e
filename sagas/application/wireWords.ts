import type { InferOutput } from 'valibot';

import type { WireAddress, WirePersonName } from '#sagas/api/contract/common.ts';
import type { AdditionalInfo } from '#store/application/additionalInfoAnswer.ts';
import type { readAdditionalInfo } from '#sagas/api/contract/steps.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { readName } from '#sagas/readName.ts';
import { asAsked, type HomeAddress } from '#store/registration/address.ts';
import type { LegalName } from '#store/registration/name.ts';

export const addressOf = ({
  street2,
  ...address
}: InferOutput<typeof WireAddress>): HomeAddress => ({
  ...asAsked(address),
  ...(street2 ? { street2 } : {}),
});

/** And back: every part of a name is sent. */
export const wireName = ({
  firstName,
  middleName,
  lastName,
  suffix,
}: Readonly<LegalName>): InferOutput<typeof WirePersonName> => ({
  firstName,
  middleName: middleName ?? '',
  lastName,
  suffix: suffix ?? '',
});

export const wireAddress = ({ street2 = '', ...address }: HomeAddress) => ({
  ...address,
  street2,
});

/** What start/contact was answered with, in our words. */
export const additionalInfoOf = (wire: AnswerOf<typeof readAdditionalInfo>): AdditionalInfo => ({
  ...wire,
  owners: wire.owners.map((owner) => ({ ...owner, name: readName(owner.name) })),
  spouse: wire.spouse && { ...wire.spouse, name: readName(wire.spouse.name) },
  mailingAddress: wire.mailingAddress && addressOf(wire.mailingAddress),
});
