import type { InferOutput } from 'valibot';

import type { WirePersonName } from '#sagas/api/contract/common.ts';
import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

/** Maps a name to the wire, where every part is present. */
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

/** Maps an address to the wire: only its parts, including an empty second line. */
export const wireAddress = ({ street1, street2 = '', city, state, zip }: HomeAddress) => ({
  street1,
  street2,
  city,
  state,
  zip,
});

/** Returns how a consent was given (F-16). The texts of every brand are in English. */
export const agreement = (brand: string, acceptedAt: string) => ({
  language: 'en',
  brand,
  acceptedAt,
});
