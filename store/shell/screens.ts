/** The base path of every route (BRAND-07). */
export const BASE_PATH = '/account/heloc';

/** Who may enter: every visitor (ACCESS-01 to ACCESS-11), or a borrower with an application. */
export type Access = 'open' | 'borrower';

interface Screen {
  /** Under the base path; `:uuid` is the application. Fixed segments win over parameters (C-04). */
  readonly path: string;
  readonly access: Access;
  /** Whether it shows the progress of the application; the stage follows from the path (C-30). */
  readonly hasProgress: boolean;
}

const open = (path: string): Screen => ({ path, access: 'open', hasProgress: false });
const ofApplication = (path: string): Screen => ({
  path: `:uuid/${path}`,
  access: 'borrower',
  hasProgress: true,
});

/** Every screen of the borrower (ROUTE-REG, ROUTE-APP); the pages are in src/routes.ts. */
export const screens = {
  registerV2: open('register-v2'),
  registerV2Step: open('register-v2/:step'),
  register: open('register'),
  accountSetup: open('register/account-setup'),
  registrationSupport: open('register/support'),
  notAcceptingApps: open('not-accepting-apps'),
  comingSoon: open('coming-soon'),
  signerLogin: open('heloc-signer/login'),

  editAnswer: { path: 'register/:uuid/:step', access: 'borrower', hasProgress: false },
  entry: { path: ':uuid', access: 'borrower', hasProgress: false },
  startContact: ofApplication('start/contact'),
  startHmda: ofApplication('start/hmda'),
  startSummary: ofApplication('start/app-summary'),
  productSelect: ofApplication('product/select'),
  productConfirm: ofApplication('product/select/confirm'),
  productAssets: ofApplication('product/assets'),
  productWinback: ofApplication('product/prequal-winback'),
  creditSocial: ofApplication('credit/social'),
  creditError: ofApplication('credit/error'),
  errorDecline: ofApplication('error/decline'),
  errorCredit: ofApplication('error/credit'),
  errorIncome: ofApplication('error/income'),
  errorTimeout: ofApplication('error/timeout'),
  errorFloodCert: ofApplication('error/flood-cert'),
  reviewNoCredit: ofApplication('review-app/no-credit'),
  reviewProperty: ofApplication('review-app/property'),
  reviewUnderwriting: ofApplication('review-app/uw'),
  reviewDelinquency: ofApplication('review-app/delinquency'),
  reviewIncorrectPin: ofApplication('review-app/incorrect-pin'),
  reviewIncorrectOwnership: ofApplication('review-app/incorrect-ownership'),
  reviewDatatree: ofApplication('review-app/datatree'),
  reviewSigndocs: ofApplication('review-app/signdocs'),
  liens: ofApplication('liens'),
  payoffHold: ofApplication('payoff/hold'),
  hold: ofApplication('hold'),
  bpoEstimateValue: ofApplication('bpo/estimate-value'),
  bpoOrder: ofApplication('bpo/order-bpo'),
  bpoCondition: ofApplication('bpo/condition'),
  bpoWaiting: ofApplication('bpo/waiting'),
  bpoHold: ofApplication('bpo/hold'),
  incomeReview: ofApplication('income/review'),
  incomeLink: ofApplication('income/link/:type'),
  incomePointservCallback: ofApplication('income/pointserv-callback'),
  incomeUpload: ofApplication('income/upload'),
  incomeEmployer: ofApplication('income/employer-verification'),
  identity: ofApplication('identity'),
  bankDisburse: ofApplication('bank/disburse'),
  bankManualDisburse: ofApplication('bank/manual-disburse'),
  bankConfirm: ofApplication('bank/confirm'),
  bankAutopay: ofApplication('bank/autopay'),
  signingIntro: ofApplication('signing/intro'),
  signingSign: ofApplication('signing/sign'),
  signingAdditional: ofApplication('signing/additional'),
  signingSupport: ofApplication('signing/support'),
  documentDisclosures: ofApplication('document/disclosures'),
  notaryIntro: ofApplication('notary/intro'),
  notaryScheduleManual: ofApplication('notary/schedule-manual'),
  notaryReserveManual: ofApplication('notary/reserve-manual'),
  notarySession: ofApplication('notary/session'),
  notaryError: ofApplication('notary/error'),
  complete: ofApplication('complete'),
  conditions: ofApplication('conditions'),
  conditionsUpload: ofApplication('conditions/upload-document'),
  conditionsPhone: ofApplication('conditions/phone-number'),
  conditionsConfirm: ofApplication('conditions/confirm-update'),
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** The pattern of a path: `:uuid` is a UUID (FMT-10), another parameter one segment. */
const patternOf = (path: string) =>
  new RegExp(
    `^/${path.replaceAll(/:(\w+)/g, (_whole, name: string) => (name === 'uuid' ? `(?<uuid>${UUID})` : `(?<${name}>[^/]+)`))}/?$`,
  );

const patterns = Object.entries(screens).map(
  ([id, { path }]) => [id as ScreenId, patternOf(path)] as const,
);

/** The screen of an address, with its parameters. */
export interface Match {
  readonly screen: ScreenId;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The path under the base path, `/` at least; null for an address outside it. */
export const pathUnderBase = (pathname: string): string | null =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || '/'
    : null;

/** The screen at an address, or null. */
export function screenAt(pathname: string): Match | null {
  const path = pathUnderBase(pathname);
  if (path === null) return null;
  const found = patterns.find(([, pattern]) => pattern.test(path));
  return found ? { screen: found[0], parameters: { ...found[1].exec(path)?.groups } } : null;
}

/** The address of an application's screen: `applicationPath(uuid, 'start/hmda')`. */
export const applicationPath = (uuid: string, path = ''): string =>
  path === '' ? `${BASE_PATH}/${uuid}` : `${BASE_PATH}/${uuid}/${path}`;

/** The path without the application: `product/select`. */
export const pathInside = (uuid: string, pathname: string): string =>
  (pathUnderBase(pathname) ?? '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== uuid)
    .join('/');
