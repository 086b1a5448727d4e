import type { HomeAddress, PropertyAddress } from '#store/registration/address.ts';
import type { Originator } from '#store/registration/originator.ts';

/** An invented street in a real town. */
export const aHomeAddress = (about: Partial<HomeAddress> = {}): HomeAddress => ({
  street1: '512 Amberstone Drive',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
  ...about,
});

export const aPropertyAddress = (about: Partial<PropertyAddress> = {}): PropertyAddress => ({
  ...aHomeAddress(),
  occupancyType: 'HOME',
  ...about,
});

export const anOriginator = (about: Partial<Originator> = {}): Originator => ({
  uuid: '10000000-0000-4000-8000-000000000001',
  originatorName: 'Marisol Quent',
  brokerName: null,
  avatarUri: null,
  email: 'marisol.quent@homeline.example',
  phoneNumber: '(800) 555-0181',
  nmls: '9911001',
  licensedStates: [],
  enforceLicensedStatesForReferral: false,
  ...about,
});
