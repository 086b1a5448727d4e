import { DEFAULT_PRODUCT, type Organisation } from '#store/org/organisation.ts';

const organisation: Organisation = {
  orgCode: 'LARKMERE',
  canonicalOrgCode: 'LARKMERE',
  orgBrand: 'PRIVATE_LABEL',
  baseUrl: 'https://larkmere.homeline.example',
  signInHosts: ['sign-in.larkmere.example'],
  orgMetaData: {
    companyInfo: {
      companyName: 'Larkmere Credit Union',
      companyNameShort: 'Larkmere',
      companyProduct: 'Member Home Line',
      companyAddress: '107 Example Plaza, Columbus, OH 43215',
      nmlsNumber: '9900007',
      privacyPolicyUrl: 'https://larkmere.example/privacy',
      termsOfUseUrl: 'https://larkmere.example/terms',
      supportEmail: 'help@larkmere.example',
      supportPhoneNumber: '(800) 555-0107',
      lenderImageKey: 'larkmere',
      allowRegulatorReview: false,
    },
    products: { heloc: { name: 'Member Home Line' } },
    defaultProduct: DEFAULT_PRODUCT,
  },
  orgPricingData: [{ helocMinLoanAmount: 15_000, helocMaxLoanAmount: 300_000 }],
  theme: {
    color: '#7cc7f0',
    accent: null,
    font: null,
    colors: {},
    logo: 'own',
    loaderAnimation: 'own',
  },
  wording: { loaderMessages: null, discounts: [], softCreditConsents: {} },
  switches: {
    isMain: false,
    isCrypto: false,
    authMode: 'legacy',
    acceptingApplications: true,
    launchDate: null,
    referrerRequired: false,
    inquiryExemptBrokerNmls: [],
    brokerMode: 'legacy',
    nyCounterpart: null,
    regularCounterpart: null,
    hawaiiPartner: null,
    saleWithinSixMonths: false,
    ageRestricted: false,
    termsLabel: 'Service',
    hmda: true,
    esignDemonstration: true,
    debtPayoffThirdParty: false,
    surveyUrl: null,
    portfolioLink: false,
    appsMenu: false,
  },
  chat: { skill: 'White Label', type: 'stream', surveyUrl: null },
  footer: {
    housingLogo: 'OPPORTUNITY',
    creditUnionLogo: false,
    communityReinvestmentNotice: false,
    extraLinks: [],
    legalParagraphs: [],
    newYorkNotices: [],
  },
};

interface Differences extends Partial<
  Omit<Organisation, 'orgMetaData' | 'theme' | 'switches' | 'wording'>
> {
  companyInfo?: Partial<Organisation['orgMetaData']['companyInfo']>;
  theme?: Partial<Organisation['theme']>;
  switches?: Partial<Organisation['switches']>;
  wording?: Partial<Organisation['wording']>;
}

/** A sound organisation, but for what this test cares about. */
export const anOrganisation = ({
  companyInfo,
  theme,
  switches,
  wording,
  ...rest
}: Differences = {}): Organisation => ({
  ...organisation,
  ...rest,
  orgMetaData: {
    ...organisation.orgMetaData,
    companyInfo: { ...organisation.orgMetaData.companyInfo, ...companyInfo },
  },
  theme: { ...organisation.theme, ...theme },
  switches: { ...organisation.switches, ...switches },
  wording: { ...organisation.wording, ...wording },
});
