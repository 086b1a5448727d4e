import type { InferOutput } from 'valibot';

import type { WirePersonName } from '#sagas/api/contract/common.ts';
import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

/** Maps a name to the wire, which has every part. */
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

/** Maps an address to the wire: its parts alone, an empty second line included. */
export const wireAddress = ({ street1, street2 = '', city, state, zip }: HomeAddress) => ({
  street1,
  street2,
  city,
  state,
  zip,
});

/** How a consent was given (F-16); the texts of every brand are in English. */
export const agreement = (brand: string, acceptedAt: string) => ({
  language: 'en',
  brand,
  acceptedAt,
});
