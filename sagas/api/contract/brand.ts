import * as v from 'valibot';

import { brokerModes } from '#store/flags/flags.ts';
import { isRealDate } from '#store/format/isoDate.ts';
import { DEFAULT_PRODUCT, type Organisation } from '#store/org/organisation.ts';

/** Codes become folder names, header values and parts of addresses (FT-81). */
export const OrgCode = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/, 'is no code'));

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `is not one of: ${options.join(', ')}`);

const line = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(300));
const paragraph = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(3_000));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'is not a colour like #1f4e79'));
const NO_SITE = 'is not a site like https://larkmere.example';
const site = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[a-z0-9.-]+|http:\/\/([a-z0-9-]+\.)?localhost)(:\d+)?$/, NO_SITE),
  // The pattern accepts invalid ports, such as those above 65535.
  v.check((text) => URL.canParse(text), NO_SITE),
);
const NO_LINK = 'is neither an https address nor a path';
const link = v.pipe(
  v.string(),
  v.maxLength(2_000),
  // No backslash, because browsers read it as a slash, and two slashes start another site.
  v.regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[!-[\]-~]*$/i, NO_LINK),
  v.check((text) => URL.canParse(text, 'https://homeline.example'), NO_LINK),
);

const host = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a host like sign-in.larkmere.example'),
);

/** A secure socket, or one on this machine. */
const socketAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:wss:\/\/[a-z0-9.-]+|ws:\/\/(?:[a-z0-9-]+\.)?localhost)(?::\d+)?\/[\w./-]*$/,
    'is not a socket like wss://chat.larkmere.example/socket',
  ),
);
/** The path of the chat's socket if the brand doesn't set one. */
export const OMNI_SOCKET = '/service-omni-proxy/external/api/v1/chat/socket';
const OMNI_UPLOADS = '/service-omni-proxy/external/api/v1/chat/attachments';

const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);
const flag = (isOn: boolean) => v.optional(v.boolean(), isOn);

const CompanyInfo = v.object({
  companyName: line,
  companyNameShort: line,
  companyProduct: line,
  companyAddress: orNull(line),
  nmlsNumber: orNull(v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'is not an NMLS number'))),
  privacyPolicyUrl: orNull(link),
  termsOfUseUrl: orNull(link),
  supportEmail: orNull(v.pipe(v.string(), v.email('is not an email address'))),
  supportPhoneNumber: orNull(
    v.pipe(v.string(), v.regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is not a phone like (800) 555-0107')),
  ),
  lenderImageKey: orNull(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'is not an image key'))),
  allowRegulatorReview: flag(false),
});

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1, 'is not a fraction'));
const PricingData = v.object({
  helocMinLoanAmount: v.exactOptional(amount),
  helocMaxLoanAmount: v.exactOptional(amount),
  helocMinRateWithNoDiscount: v.exactOptional(rate),
  helocMaxRateWithNoDiscount: v.exactOptional(rate),
  ofeeMaxThreshold: v.exactOptional(amount),
});

const Theme = v.object({
  color,
  accent: orNull(color),
  font: orNull(
    v.object({
      family: v.pipe(v.string(), v.regex(/^[A-Za-z0-9 -]{1,60}$/, 'is not a font name')),
      file: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+\.woff2$/, 'is not a .woff2 file')),
      fallbackSizeAdjust: v.pipe(v.string(), v.regex(/^\d{2,3}(\.\d+)?%$/, 'is not a percentage')),
    }),
  ),
  colors: v.optional(
    v.object({
      brand: v.exactOptional(color),
      brandHover: v.exactOptional(color),
      onBrand: v.exactOptional(color),
      brandQuiet: v.exactOptional(color),
      onBrandQuiet: v.exactOptional(color),
      link: v.exactOptional(color),
      focus: v.exactOptional(color),
    }),
    {},
  ),
  logo: v.optional(oneOf(['own', 'none']), 'own'),
  loaderAnimation: v.optional(oneOf(['own', 'mp4', 'webm', 'default']), 'default'),
});

const Wording = v.object({
  loaderMessages: orNull(v.pipe(v.array(line), v.minLength(1, 'is empty'), v.maxLength(20))),
  discounts: v.optional(v.array(v.object({ type: line, label: line })), []),
  softCreditConsents: v.optional(
    v.object({
      default: v.exactOptional(paragraph),
      prescreen: v.exactOptional(paragraph),
      newYork: v.exactOptional(paragraph),
      debtPayoff: v.exactOptional(paragraph),
    }),
    {},
  ),
});

const NO_LAUNCH = 'is neither SOON nor a date like 2026-11-30';
const PartnerSite = v.object({ name: line, baseUrl: site });
const Switches = v.object({
  isMain: flag(false),
  isCrypto: flag(false),
  authMode: v.optional(oneOf(['legacy', 'external']), 'legacy'),
  acceptingApplications: flag(true),
  launchDate: orNull(
    v.union([v.literal('SOON'), v.pipe(v.string(), v.check(isRealDate, NO_LAUNCH))], NO_LAUNCH),
  ),
  referrerRequired: flag(false),
  inquiryExemptBrokerNmls: v.optional(v.array(line), []),
  brokerMode: v.optional(oneOf(brokerModes), 'legacy'),
  nyCounterpart: orNull(PartnerSite),
  regularCounterpart: orNull(PartnerSite),
  hawaiiPartner: orNull(PartnerSite),
  saleWithinSixMonths: flag(false),
  ageRestricted: flag(false),
  termsLabel: v.optional(oneOf(['Service', 'Use']), 'Service'),
  hmda: flag(true),
  esignDemonstration: flag(true),
  debtPayoffThirdParty: flag(false),
  promiseAtContinue: flag(false),
  surveyUrl: orNull(link),
  portfolioLink: flag(false),
  appsMenu: flag(false),
});

const Chat = v.object({
  skill: v.optional(oneOf(['FHEL', 'CLOC_HELOC', 'White Label']), 'White Label'),
  type: v.optional(oneOf(['stream', 'twilio', 'nice', 'chatbot']), 'stream'),
  surveyUrl: orNull(link),
  /** Our choice: addresses of the omni-proxy. A path belongs to the page's own host. */
  omni: v.optional(
    v.object({
      socketUrl: v.optional(v.union([socketAddress, link]), OMNI_SOCKET),
      uploadUrl: v.optional(link, OMNI_UPLOADS),
    }),
    {},
  ),
  /**
   * Omitted in production, which uses the provider's own addresses: those of the region, or us1 without one (chat.md
   * section 5).
   */
  twilio: v.optional(
    v.nullable(
      v.union([
        v.object({ socketUri: socketAddress, apiUri: link, cdsUri: link }),
        v.object({ region: v.pipe(v.string(), v.regex(/^[a-z]{2}\d$/)) }),
      ]),
    ),
    null,
  ),
  /** Our choice: where the provider for stream and nice, which a build can include, connects to (chat.md section 8). */
  ownProvider: v.optional(
    v.nullable(v.object({ connectTo: v.optional(v.array(v.union([socketAddress, link])), []) })),
    null,
  ),
  /** Our choice: hosts whose links in messages can be opened, in addition to the shared list (CHAT-14, A-64). */
  linkHosts: v.optional(v.array(host), []),
});

const Footer = v.object({
  housingLogo: v.optional(oneOf(['OPPORTUNITY', 'LENDER']), 'OPPORTUNITY'),
  creditUnionLogo: flag(false),
  communityReinvestmentNotice: flag(false),
  extraLinks: v.optional(v.array(v.object({ label: line, url: link })), []),
  legalParagraphs: v.optional(v.array(paragraph), []),
  newYorkNotices: v.optional(v.array(paragraph), []),
});

const MetaData = v.pipe(
  v.object({
    companyInfo: CompanyInfo,
    products: v.record(line, v.object({ name: line })),
    defaultProduct: v.optional(line, DEFAULT_PRODUCT),
  }),
  v.check(
    ({ products, defaultProduct }) => Object.hasOwn(products, defaultProduct),
    'has no product of the name that is its defaultProduct',
  ),
);

/** The schema of brand.json. Drops unknown keys. */
export const Brand = v.object({
  orgCode: OrgCode,
  canonicalOrgCode: OrgCode,
  orgBrand: oneOf(['MAIN', 'WHOLESALE', 'PRIVATE_LABEL']),
  baseUrl: site,
  signInHosts: v.optional(v.array(host), []),
  orgMetaData: MetaData,
  orgPricingData: v.optional(v.array(PricingData), []),
  theme: Theme,
  wording: v.optional(Wording, {}),
  switches: v.optional(Switches, {}),
  chat: v.optional(Chat, {}),
  footer: v.optional(Footer, {}),
});

export type BrandReading =
  | { isSound: true; organisation: Organisation }
  | { isSound: false; faults: string[] };

/** Returns the organization of a brand.json, or its faults, each with the file and the field. */
export function readBrand(content: unknown, fileName: string): BrandReading {
  const { success, output, issues } = v.safeParse(Brand, content);
  if (success) return { isSound: true, organisation: output };

  const faults = issues.map((issue) => {
    const field = v.getDotPath(issue) ?? 'the file';
    const words = issue.received === 'undefined' ? 'is missing' : issue.message;
    return `${fileName}: ${field}: ${words}`;
  });
  return { isSound: false, faults: [...new Set(faults)] };
}
