import type { createApplication } from '#sagas/api/contract/application.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { addDays } from '#store/format/isoDate.ts';
import { givenConsents } from '#store/registration/consents.ts';
import { sample } from '#store/text/sampleText.ts';

/** The invented borrower of the checks. The sandbox lends on the home. */
export const borrower = {
  name: { firstName: 'Morgan', middleName: '', lastName: 'Ashdale', suffix: '' },
  dob: '1982-05-14',
  phoneNumber: '(614) 555-0142',
  password: 'Contract!2026check',
} as const;

export const home = {
  street1: '512 Amberstone Drive',
  street2: '',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
} as const;

export const SSN = '219-09-9999';

export type Samples = ReturnType<typeof samplesAt>;

/** Returns bodies with dates and consents of the current time, by the gateway's clock. */
export function samplesAt(org: string, now: () => number) {
  const agreement = () => ({
    version: 'contract-check',
    language: 'en',
    brand: org,
    acceptedAt: new Date(now()).toISOString(),
  });
  const consent = (type: string, textKey: string) => ({
    type,
    textKey,
    text: 'Sample text of a contract check.',
    ...agreement(),
  });
  const today = () => new Date(now()).toISOString().slice(0, 10);

  return {
    org,
    agreement,
    consent,
    today,
    day: (days: number) => addDays(today(), days) ?? today(),
  };
}

/** Returns the create call of a borrower who lives in the home. */
export function createBody(
  { agreement }: Samples,
  email: string,
  incomePrimary = 118_000,
): BodyOf<typeof createApplication> {
  const consents = givenConsents('Terms of Service', sample('T-01', 'Sample text.'));
  const { name, dob, phoneNumber } = borrower;
  return {
    profileRequest: { name, dob, email, phoneNumber, homeAddress: home },
    propertyRequest: { ...home, occupancyType: 'HOME' },
    propertyListedForSale: false,
    income: { incomePrimary, incomeOther: 0, incomeCoDeeders: [] },
    employmentType: 'FULL_TIME',
    consentRequests: consents.map((given) => ({ ...given, ...agreement() })),
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
