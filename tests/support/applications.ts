import type { createApplication } from '#sagas/api/contract/application.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { quoteOffer } from '#sagas/api/contract/offers.ts';
import type { joinWaitlist } from '#sagas/api/contract/registration.ts';

type CreateRequest = BodyOf<typeof createApplication>;

const GIVEN_AT = '2026-11-16T15:00:00.000Z';
const HOME = {
  street1: '512 Amberstone Drive',
  street2: '',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
};

const aConsent = (type: string, textKey: string) => ({
  type,
  textKey,
  version: '2026-11-sample',
  text: 'A sample text.',
  language: 'en',
  brand: 'HOMELINE',
  acceptedAt: GIVEN_AT,
});

export const aHardCreditConsent = () => aConsent('HARD_CREDIT', 'T-05');

/** Somebody who waits until the lender lends in Vermont. */
export const aWaitlistPlace = {
  firstName: 'Ivy',
  lastName: 'Thornbury',
  dob: '1980-01-01',
  email: 'ivy@demo.example',
  income: 90_000,
  street1: '6 Mapleglen Hill',
  street2: '',
  city: 'Burlington',
  state: 'VT',
  zip: '05401',
  consent: {
    type: 'WAITLIST',
    version: '1',
    language: 'en',
    brand: 'HOMELINE',
    acceptedAt: '2026-11-16T15:00:00Z',
  },
} as const satisfies BodyOf<typeof joinWaitlist>;

/** The draw of the golden numbers (screens.md section 13). */
export const aQuoteBody = (
  change: Partial<BodyOf<typeof quoteOffer>> = {},
): BodyOf<typeof quoteOffer> => ({
  offerId: 'STANDARD-15',
  amount: 100_000,
  term: 15,
  drawPreference: 'PRESERVE',
  discounts: ['AUTOPAY'],
  payoffLiabilityUuids: [],
  ...change,
});

/** What the parts of a create body can be told to be. */
export interface CreateWishes {
  readonly lastName?: string;
  readonly street1?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly occupancyType?: CreateRequest['propertyRequest']['occupancyType'];
  readonly income?: number;
  readonly dob?: string;
  readonly isListedForSale?: boolean;
}

/** A create call as the app sends it: the home of the golden numbers, unless told otherwise. */
export function aCreateBody(wishes: CreateWishes = {}): CreateRequest {
  const { street1, city, state, zip } = { ...HOME, ...wishes };
  const address = { street1, street2: '', city, state, zip };
  const consents = [
    aConsent('PRIVACY', 'T-06'),
    aConsent('TERMS', 'T-06'),
    aConsent('COMMUNICATIONS', 'T-07'),
    aConsent('SOFT_CREDIT', 'T-01'),
  ];
  return {
    profileRequest: {
      name: {
        firstName: 'Morgan',
        middleName: '',
        lastName: wishes.lastName ?? 'Ashdale',
        suffix: '',
      },
      dob: wishes.dob ?? '1982-05-14',
      email: 'morgan@demo.example',
      phoneNumber: '(614) 555-0142',
      homeAddress: address,
    },
    propertyRequest: { ...address, occupancyType: wishes.occupancyType ?? 'HOME' },
    propertyListedForSale: wishes.isListedForSale ?? false,
    income: { incomePrimary: wishes.income ?? 118_000, incomeOther: 0, incomeCoDeeders: [] },
    employmentType: 'FULL_TIME',
    consentRequests: consents,
    consentListRequest: consents.map(({ type }) => type),
    abVersionsRequest: {},
    affiliateAbVersion: null,
    affiliateAppIndicator: null,
    affiliateLiveOffers: null,
    optimizelyProfileRequest: { optimizelyProfileUuid: null },
    utmParameters: { source: null, medium: null, campaign: null, term: null, content: null },
    marketingTools: { totalExpertOwnerId: null, totalExpertContactId: null },
    offerCode: null,
    referrerId: null,
    referralId: null,
    publish: true,
  };
}
