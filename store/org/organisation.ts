import type { BrokerMode } from '#store/flags/flags.ts';

/** A brand, from its brand.json (FIELD-ORG-01, FIELD-ORG-04). */
export interface Organisation {
  orgCode: string;
  /** The lender's code of a brand variant. */
  canonicalOrgCode: string;
  orgBrand: OrgBrand;
  baseUrl: string;
  /** Other hosts on which the lender signs users in and out (SC-04). */
  signInHosts: string[];
  orgMetaData: {
    companyInfo: CompanyInfo;
    /** Keyed by product name (FIELD-ORG-03). */
    products: Record<string, Product>;
    defaultProduct: string;
  };
  /** To be merged, the later entry wins (FIELD-ORG-02). */
  orgPricingData: PricingData[];
  theme: Theme;
  wording: Wording;
  switches: Switches;
  chat: ChatSettings;
  footer: FooterContent;
}

export type OrgBrand = 'MAIN' | 'WHOLESALE' | 'PRIVATE_LABEL';

/** A missing field is `null`, and its line is hidden (FT-80). */
export interface CompanyInfo {
  companyName: string;
  companyNameShort: string;
  companyProduct: string;
  companyAddress: string | null;
  nmlsNumber: string | null;
  privacyPolicyUrl: string | null;
  termsOfUseUrl: string | null;
  supportEmail: string | null;
  supportPhoneNumber: string | null;
  /** The lender's image in other systems; the page shows logo.svg. */
  lenderImageKey: string | null;
  allowRegulatorReview: boolean;
}

export interface Product {
  name: string;
}

export interface PricingData {
  helocMinLoanAmount?: number;
  helocMaxLoanAmount?: number;
  /** Fractions: 0.0735 is 7.35 %. */
  helocMinRateWithNoDiscount?: number;
  helocMaxRateWithNoDiscount?: number;
  ofeeMaxThreshold?: number;
}

/** The roles whose colour a brand may set. */
export type ColorRole =
  | 'brand'
  | 'brandHover'
  | 'onBrand'
  | 'brandQuiet'
  | 'onBrandQuiet'
  | 'link'
  | 'focus';

export interface Theme {
  /** `#rrggbb`; every other colour is derived from it. */
  color: string;
  /** `#rrggbb` of links and the focus ring, where it differs from the brand's. */
  accent: string | null;
  font: BrandFont | null;
  /** In place of derived colours. The brand check refuses low contrast (FT-82). */
  colors: Partial<Record<ColorRole, string>>;
  /** `none`: the brand's name takes the place of logo.svg (FT-82). */
  logo: 'own' | 'none';
  /**
   * `own`: the brand's folder has a loader.svg that moves; `mp4` or `webm`: a loader of that name, a video (LOADER-02).
   * All have a loader-still.svg that does not move (BRAND-08).
   */
  loaderAnimation: 'own' | 'mp4' | 'webm' | 'default';
}

/** A font file in the brand's folder, and the scale of the fallback, so that lines do not move when it arrives. */
export interface BrandFont {
  family: string;
  file: string;
  fallbackSizeAdjust: string;
}

export interface Wording {
  /** In place of the seven messages (LOADER-07, C-13). */
  loaderMessages: string[] | null;
  discounts: DiscountWording[];
  /** In place of the sample texts; `{party}` is the company. */
  softCreditConsents: Partial<Record<SoftCreditVariant, string>>;
}

export interface DiscountWording {
  /** ENUM-DISCOUNT */
  type: string;
  label: string;
}

/** SOFT-01, SOFT-02, SOFT-03 */
export type SoftCreditVariant = 'default' | 'prescreen' | 'newYork' | 'debtPayoff';

/** Another brand's site. */
export interface PartnerSite {
  name: string;
  baseUrl: string;
}

export interface Switches {
  /** C-26: the identity-exists modal, the text-message consents and the link to the CEO. */
  isMain: boolean;
  /** C-18 */
  isCrypto: boolean;
  authMode: 'legacy' | 'external';
  acceptingApplications: boolean;
  /** An ISO date, `SOON`, or `null` for a brand that has launched. */
  launchDate: string | null;
  referrerRequired: boolean;
  /** an open inquiry of these brokers allows a new application. */
  inquiryExemptBrokerNmls: string[];
  /** FLAG-06, A-68 */
  brokerMode: BrokerMode;
  /** The site for a New York property, and for one outside New York (C-20). */
  nyCounterpart: PartnerSite | null;
  regularCounterpart: PartnerSite | null;
  hawaiiPartner: PartnerSite | null;
  /** VAL-SALE-3, A-04 */
  saleWithinSixMonths: boolean;
  /** 62 years and older only. */
  ageRestricted: boolean;
  /** FOOT-02, FOOT-03 */
  termsLabel: 'Service' | 'Use';
  hmda: boolean;
  esignDemonstration: boolean;
  debtPayoffThirdParty: boolean;
  /** SHELL-03: the promise stands at Continue too (C-31). */
  promiseAtContinue: boolean;
  /** HDR-09 */
  surveyUrl: string | null;
  portfolioLink: boolean;
  appsMenu: boolean;
}

export interface ChatSettings {
  skill: 'FHEL' | 'CLOC_HELOC' | 'White Label';
  /** */
  type: 'stream' | 'twilio' | 'nice' | 'chatbot';
  surveyUrl: string | null;
  /** Addresses of the omni-proxy, or paths of the page's own host. */
  omni: { socketUrl: string; uploadUrl: string };
  /** Addresses in place of the provider's own, as of the sandbox, or the region of those. */
  twilio: { socketUri: string; apiUri: string; cdsUri: string } | { region: string } | null;
  /** The provider of the build, in place of the omni-proxy's socket. */
  ownProvider: { connectTo: string[] } | null;
  /** Hosts whose links in a message can be pressed (CHAT-14). */
  linkHosts: string[];
}

export interface FooterContent {
  /** FOOT-15 */
  housingLogo: 'OPPORTUNITY' | 'LENDER';
  creditUnionLogo: boolean;
  /** Illinois (FOOT-06). */
  communityReinvestmentNotice: boolean;
  extraLinks: { label: string; url: string }[];
  legalParagraphs: string[];
  /** Of a New York variant, on every page; another brand shows T-35 with a property there (FOOT-17, A-58). */
  newYorkNotices: string[];
}

/** BRAND-06 */
export const DEFAULT_PRODUCT = 'heloc';

/** MSG-ORG-1 */
export const NO_ORGANISATION = 'No private label data found';

/** By field, the later entry wins (FIELD-ORG-02). */
export function mergePricing(orgPricingData: readonly Readonly<PricingData>[]): PricingData {
  return Object.assign({}, ...orgPricingData) as PricingData;
}

export function requireOrganisation(organisation: Organisation | null): Organisation {
  if (!organisation) throw new Error(NO_ORGANISATION);
  return organisation;
}
