import type { PropertyAddress } from '#store/registration/address.ts';
import type { Intent } from '#store/registration/chain.ts';
import {
  birthdateSubmitted,
  contactSubmitted,
  draftAbsent,
  incomeSubmitted,
  nameSubmitted,
  propertySubmitted,
  registrationEntered,
  saleStatusSubmitted,
  type ContactAnswer,
} from '#store/registration/slice.ts';
import { noCampaign, type Campaign } from '#store/registration/campaign.ts';

/** A property in Columbus, Ohio. */
export const aProperty = (part: Partial<PropertyAddress> = {}): PropertyAddress => ({
  street1: '512 Amberstone Drive',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
  occupancyType: 'HOME',
  ...part,
});

/** A press whose writes are not settled. */
export const anIntent: Intent = {
  acceptedAt: '2026-11-21T15:00:00.000Z',
  waitlist: 'w',
  register: 'r',
  create: 'c',
  smsConsents: 's',
};

export const aContact: ContactAnswer = {
  email: 'mira.tolland@mail.example',
  phoneNumber: '(614) 555-0142',
  smsTransactionalConsent: true,
  smsMarketingConsent: false,
};

interface Answers {
  readonly property?: Partial<PropertyAddress>;
  readonly contact?: Partial<ContactAnswer>;
  readonly campaign?: Partial<Campaign>;
}

/** Everything a borrower answers before the last screen, as the facts that tell it. */
export const everyAnswer = ({ property = {}, contact = {}, campaign = {} }: Answers = {}) => [
  draftAbsent(),
  registrationEntered({ campaign: { ...noCampaign, ...campaign } }),
  propertySubmitted({ property: aProperty(property) }),
  saleStatusSubmitted({ isListedForSale: false }),
  incomeSubmitted({ income: 118_000, otherIncome: 0, employmentType: 'FULL_TIME' }),
  nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }),
  birthdateSubmitted({ dob: '1984-03-09' }),
  contactSubmitted({ ...aContact, ...contact }),
];

export const consents = { termPrivacyConsent: true, communicationConsent: true };
