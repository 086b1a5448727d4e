import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

export interface CreditFreeze {
  bureaus: { name: string; kind: string; url: string | null; phone: string | null }[];
  retries: number;
}

export interface CreditIdentification {
  name: LegalName | null;
  dob: string | null;
  address: HomeAddress | null;
  formerLastName: string | null;
  previousAddress: HomeAddress | null;
  triesMade: number;
  triesLeft: number;
}
