import type { InferOutput } from 'valibot';

import type { WireAddress } from '#sagas/api/contract/common.ts';
import type { AdditionalInfo } from '#store/application/details/additionalInfoAnswer.ts';
import type { readAdditionalInfo } from '#sagas/api/contract/steps.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { normaliseLenderAddress, type HomeAddress } from '#store/person/address.ts';

import { readName } from './name.ts';

/** Maps an address from the wire. Leaves out an empty second line. */
export const addressOf = ({
  street2,
  ...address
}: InferOutput<typeof WireAddress>): HomeAddress => ({
  ...normaliseLenderAddress(address),
  ...(street2 ? { street2 } : {}),
});

export const additionalInfoFromWire = (
  wire: NonNullable<AnswerOf<typeof readAdditionalInfo>>,
): AdditionalInfo => ({
  ...wire,
  owners: wire.owners.map((owner) => ({ ...owner, name: readName(owner.name) })),
  spouse: wire.spouse && { ...wire.spouse, name: readName(wire.spouse.name) },
  mailingAddress: wire.mailingAddress && addressOf(wire.mailingAddress),
});
