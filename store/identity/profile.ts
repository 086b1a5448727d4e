import type { LegalName } from '#store/person/name.ts';
import type { HomeAddress } from '#store/person/address.ts';

/** FIELD-PROFILE-1, FIELD-PROFILE-2 */
export interface Profile {
  uuid: string;
  profileType: string | null;
  email: string | null;
  name: LegalName | null;
  /** yyyy-MM-dd */
  dob: string | null;
  phoneNumber: string | null;
  homeAddress: HomeAddress | null;
  isBroker: boolean;
}

/** Whether the user is an additional signer (SIGNER-01, C-21). */
export const isCoDeeder = (profile: Readonly<Pick<Profile, 'profileType'>> | null): boolean =>
  profile?.profileType === 'CO_DEEDER';
