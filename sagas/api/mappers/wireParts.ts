import type { InferOutput } from 'valibot';

import type { WirePersonName } from '#sagas/api/contract/common.ts';
import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

/** A name as the wire has it: every part is sent. */
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

/** An address as the wire has it, with a second line also where it is empty, and nothing of who lives there. */
export const wireAddress = ({ street1, street2 = '', city, state, zip }: HomeAddress) => ({
  street1,
  street2,
  city,
  state,
  zip,
});

/** How a text was agreed to (F-16): the texts of every brand are in English. */
export const agreement = (brand: string, acceptedAt: string) => ({
  language: 'en',
  brand,
  acceptedAt,
});
