import fc from 'fast-check';

import type * as slice from '#store/org/slice.ts';
import type { Organisation } from '#store/org/organisation.ts';

import type { PayloadsOf } from './arbitrary.ts';

const organisation: Organisation = {
  orgCode: 'SAMPLE',
  canonicalOrgCode: 'SAMPLE',
  orgBrand: 'MAIN',
  baseUrl: 'https://sample.example',
  orgMetaData: {
    companyInfo: {
      companyName: 'Sample Savings, Inc.',
      companyNameShort: 'Sample',
      companyProduct: 'Home Line',
      companyAddress: '1 Example Road, Columbus, OH 43214',
      nmlsNumber: '1234567',
      privacyPolicyUrl: 'https://sample.example/privacy',
      termsOfUseUrl: null,
      supportEmail: 'help@sample.example',
      supportPhoneNumber: '(555) 555-0100',
      lenderImageKey: null,
      allowRegulatorReview: false,
    },
    products: { heloc: { name: 'HELOC' } },
    defaultProduct: 'heloc',
  },
  orgPricingData: [{ helocMinLoanAmount: 15_000 }, { helocMinRateWithNoDiscount: 0.0735 }],
  theme: { color: '#135e4b', accent: null, font: null, colors: {}, loaderAnimation: 'default' },
  wording: { loaderMessages: ['One moment …'], discounts: [], softCreditConsents: {} },
  switches: {
    isMain: true,
    isCrypto: false,
    authMode: 'legacy',
    acceptingApplications: true,
    launchDate: null,
    referrerRequired: false,
    inquiryExemptBrokerNmls: [],
    brokerMode: 'legacy',
    nyCounterpart: { name: 'Sample New York', baseUrl: 'https://ny.sample.example' },
    regularCounterpart: null,
    hawaiiPartner: null,
    saleWithinSixMonths: false,
    ageRestricted: false,
    termsLabel: 'Use',
    hmda: true,
    esignDemonstration: false,
    debtPayoffThirdParty: false,
    surveyUrl: null,
    portfolioLink: false,
    appsMenu: false,
  },
  chat: { skill: 'FHEL', type: 'stream', surveyUrl: null },
  footer: {
    housingLogo: 'LENDER',
    creditUnionLogo: false,
    communityReinvestmentNotice: false,
    extraLinks: [],
    legalParagraphs: ['Sample Savings lends.'],
    newYorkNotices: [],
  },
};

export const orgPayloads: PayloadsOf<typeof slice> = {
  organisationLoaded: fc.boolean().map((isCrypto) => ({
    ...organisation,
    switches: { ...organisation.switches, isCrypto },
  })),
};
