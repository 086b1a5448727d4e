import type { BrokerMode } from '#store/flags/flags.ts';

/** A brand, read from its brand.json (FIELD-ORG-01, FIELD-ORG-04). */
export interface Organisation {
  orgCode: string;
  canonicalOrgCode: string;
  orgBrand: OrgBrand;
  baseUrl: string;
  /** Other hosts where the lender signs users in and out (SC-04). */
  signInHosts: string[];
  orgMetaData: {
    companyInfo: CompanyInfo;
    /** Keyed by product name (FIELD-ORG-03). */
    products: Record<string, Product>;
    defaultProduct: string;
  };
  /** Merged in order. Later entries win (FIELD-ORG-02). */
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
  /** The lender's image in other systems. The page shows logo.svg. */
  lenderImageKey: string | null;
  allowRegulatorReview: boolean;
}

export interface Product {
  name: string;
}

export interface PricingData {
  helocMinLoanAmount?: number;
  helocMaxLoanAmount?: number;
  /** Fractions: 0.0735 is 7.35%. */
  helocMinRateWithNoDiscount?: number;
  helocMaxRateWithNoDiscount?: number;
  ofeeMaxThreshold?: number;
}

export type ColorRole =
  | 'brand'
  | 'brandHover'
  | 'onBrand'
  | 'brandQuiet'
  | 'onBrandQuiet'
  | 'link'
  | 'focus';

export interface Theme {
  /** `#rrggbb`. All other colors are derived from it. */
  color: string;
  /** `#rrggbb` of links and the focus ring, if it differs from the brand color. */
  accent: string | null;
  font: BrandFont | null;
  /** Override derived colors. The brand check refuses low contrast (FT-82). */
  colors: Partial<Record<ColorRole, string>>;
  /** `none` shows the brand's name instead of logo.svg (FT-82). */
  logo: 'own' | 'none';
  /**
   * `own`: the brand's animated loader.svg. `mp4` or `webm`: a video (LOADER-02). All need a static loader-still.svg
   * (BRAND-08).
   */
  loaderAnimation: 'own' | 'mp4' | 'webm' | 'default';
}

/** A font file of the brand, and the fallback's scale, which keeps lines in place when the font arrives. */
export interface BrandFont {
  family: string;
  file: string;
  fallbackSizeAdjust: string;
}

export interface Wording {
  /** Replace the seven messages (LOADER-07, C-13). */
  loaderMessages: string[] | null;
  discounts: DiscountWording[];
  /** Replace the sample texts. `{party}` is the company. */
  softCreditConsents: Partial<Record<SoftCreditVariant, string>>;
}

export interface DiscountWording {
  /** ENUM-DISCOUNT */
  type: string;
  label: string;
}

/** SOFT-01, SOFT-02, SOFT-03 */
export type SoftCreditVariant = 'default' | 'prescreen' | 'newYork' | 'debtPayoff';

export interface PartnerSite {
  name: string;
  baseUrl: string;
}

export interface Switches {
  /** C-26: shows the identity-exists modal, the text-message consents and the link to the CEO. */
  isMain: boolean;
  /** C-18 */
  isCrypto: boolean;
  authMode: 'legacy' | 'external';
  acceptingApplications: boolean;
  /** An ISO date, `SOON`, or `null` once the brand has launched. */
  launchDate: string | null;
  referrerRequired: boolean;
  /** an open inquiry by these brokers allows a new application. */
  inquiryExemptBrokerNmls: string[];
  /** FLAG-06, A-68 */
  brokerMode: BrokerMode;
  /** The site for New York properties, or for those outside New York (C-20). */
  nyCounterpart: PartnerSite | null;
  regularCounterpart: PartnerSite | null;
  hawaiiPartner: PartnerSite | null;
  /** VAL-SALE-3, A-04 */
  saleWithinSixMonths: boolean;
  /** Only for people aged 62 or older. */
  ageRestricted: boolean;
  /** FOOT-02, FOOT-03 */
  termsLabel: 'Service' | 'Use';
  hmda: boolean;
  esignDemonstration: boolean;
  debtPayoffThirdParty: boolean;
  /** SHELL-03: repeats the promise at Continue (C-31). */
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
  /** URLs of the omni-proxy, or paths on the page's own host. */
  omni: { socketUrl: string; uploadUrl: string };
  /** URLs that replace the provider's, such as the sandbox's, or the provider's region. */
  twilio: { socketUri: string; apiUri: string; cdsUri: string } | { region: string } | null;
  /** Uses the build's own provider instead of the omni-proxy's socket. */
  ownProvider: { connectTo: string[] } | null;
  /** Links to these hosts can be clicked in messages (CHAT-14). */
  linkHosts: string[];
}

export interface FooterContent {
  /** FOOT-15 */
  housingLogo: 'OPPORTUNITY' | 'LENDER';
  creditUnionLogo: boolean;
  /** For Illinois (FOOT-06). */
  communityReinvestmentNotice: boolean;
  extraLinks: { label: string; url: string }[];
  legalParagraphs: string[];
  /** A New York brand shows them on every page. Other brands show T-35 for a property there (FOOT-17, A-58). */
  newYorkNotices: string[];
}

/** BRAND-06 */
export const DEFAULT_PRODUCT = 'heloc';

/** MSG-ORG-1 */
export const NO_ORGANISATION = 'No private label data found';

/** Merges pricing by field. Later entries win (FIELD-ORG-02). */
export function mergePricing(orgPricingData: readonly Readonly<PricingData>[]): PricingData {
  return Object.assign({}, ...orgPricingData) as PricingData;
}

export function requireOrganisation(organisation: Organisation | null): Organisation {
  if (!organisation) throw new Error(NO_ORGANISATION);
  return organisation;
}
