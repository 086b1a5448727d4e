import type { HomeAddress } from '#store/registration/address.ts';
import type { Profile } from '#store/identity/profile.ts';
import type { Originator } from '#store/registration/originator.ts';
import type { ContactAnswer } from '#store/registration/slice.ts';
import type { Failure } from '#store/remote.ts';

type Refusal = Extract<Failure, { kind: 'refused' }>;

/** An invented street in a real town. */
export const aHomeAddress = (about: Partial<HomeAddress> = {}): HomeAddress => ({
  street1: '512 Amberstone Drive',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
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
  ...about,
});

export const aContactAnswer = (about: Partial<ContactAnswer> = {}): ContactAnswer => ({
  email: 'dana@sample.example',
  phoneNumber: '(614) 555-0123',
  smsTransactionalConsent: null,
  smsMarketingConsent: null,
  ...about,
});

export const aProfile = (about: Partial<Profile> = {}): Profile => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  profileType: null,
  email: 'dana@sample.example',
  name: { firstName: 'Dana', lastName: 'Sample' },
  dob: '1985-04-27',
  phoneNumber: '(614) 555-0123',
  homeAddress: null,
  isBroker: false,
  ...about,
});

export const aRefusal = (about: Partial<Refusal> = {}): Refusal => ({
  kind: 'refused',
  status: 400,
  message: 'The lender refused.',
  fields: [],
  code: null,
  retryAfterMs: null,
  ...about,
});
