/** Who lends (FIELD-ORG-01, FIELD-ORG-04): everything that belongs to the brand, as its brand.json says it. */
export interface Organisation {
  orgCode: string;
  /** The code under which the lender keeps a variant of its brand. */
  canonicalOrgCode: string;
  orgBrand: OrgBrand;
  baseUrl: string;
  /** Hosts beside its own on which the lender signs people in and out (SC-04). */
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

/** What a brand does not say is `null`, and only its own line is hidden (FT-80). */
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
  /** Names the picture of the lender in the lists of other systems; the page shows logo.svg. */
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

/** The roles of the theme whose colour a brand may set itself. */
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
  /** `#rrggbb`: the colour of links and of the focus ring, where it is not the brand's. */
  accent: string | null;
  font: BrandFont | null;
  /** Explicit colours instead of derived ones. The brand check refuses those below the floor (FT-82). */
  colors: Partial<Record<ColorRole, string>>;
  /** `none`: the folder has no logo.svg, and the name stands alone (FT-82). */
  logo: 'own' | 'none';
  /** `own`: the brand's folder has a loader.svg that moves and a loader-still.svg that does not (BRAND-08). */
  loaderAnimation: 'own' | 'default';
}

/** A font file in the brand's folder, and how the fallback is scaled so that the lines do not move when it arrives. */
export interface BrandFont {
  family: string;
  file: string;
  fallbackSizeAdjust: string;
}

export interface Wording {
  /** What the loader and the processing modal say in place of the seven (LOADER-07, C-13). */
  loaderMessages: string[] | null;
  /** The discounts this brand names, in the order in which they are listed. */
  discounts: DiscountWording[];
  /** The brand's own soft-credit consents in place of the sample texts; `{party}` is the company. */
  softCreditConsents: Partial<Record<SoftCreditVariant, string>>;
}

export interface DiscountWording {
  /** ENUM-DISCOUNT */
  type: string;
  label: string;
}

/** SOFT-01, SOFT-02, SOFT-03 */
export type SoftCreditVariant = 'default' | 'prescreen' | 'newYork' | 'debtPayoff';

/** Another brand that a borrower is sent to. */
export interface PartnerSite {
  name: string;
  baseUrl: string;
}

export interface Switches {
  /** Runs the identity-exists modal, the text-message consents and the link to the CEO (C-26). */
  isMain: boolean;
  /** Offers of this brand are backed by crypto (C-18). */
  isCrypto: boolean;
  authMode: 'legacy' | 'external';
  acceptingApplications: boolean;
  /** An ISO date, `SOON`, or `null` for a brand that has launched. */
  launchDate: string | null;
  referrerRequired: boolean;
  /** Brokers whose open inquiry does not stop a new application. */
  inquiryExemptBrokerNmls: string[];
  /** FLAG-06, A-68 */
  brokerMode: 'legacy' | 'broker' | 'optimizely';
  /** Where a New York property goes from here, and one outside New York (C-20). */
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
  /** Where the leave survey is sent (HDR-09). */
  surveyUrl: string | null;
  portfolioLink: boolean;
  appsMenu: boolean;
}

export interface ChatSettings {
  skill: 'FHEL' | 'CLOC_HELOC' | 'White Label';
  /** */
  type: 'stream' | 'twilio' | 'nice' | 'chatbot';
  surveyUrl: string | null;
}

export interface FooterContent {
  /** FOOT-15 */
  housingLogo: 'OPPORTUNITY' | 'LENDER';
  creditUnionLogo: boolean;
  /** Illinois (FOOT-06). */
  communityReinvestmentNotice: boolean;
  extraLinks: { label: string; url: string }[];
  legalParagraphs: string[];
  /** Shown on every page of a New York variant (FOOT-17, A-58). */
  newYorkNotices: string[];
}

/** BRAND-06 */
export const DEFAULT_PRODUCT = 'heloc';

/** MSG-ORG-1 */
export const NO_ORGANISATION = 'No private label data found';

/** One set of numbers out of the list: field by field, the later entry wins (FIELD-ORG-02). */
export function mergePricing(orgPricingData: readonly Readonly<PricingData>[]): PricingData {
  return Object.assign({}, ...orgPricingData) as PricingData;
}

/** The organisation, or the specified error where the page came without one (MSG-ORG-1). */
export function requireOrganisation(organisation: Organisation | null): Organisation {
  if (!organisation) throw new Error(NO_ORGANISATION);
  return organisation;
}
