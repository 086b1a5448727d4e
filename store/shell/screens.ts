/** Everything is served under this path (BRAND-07). */
export const BASE_PATH = '/account/heloc';

/** Who may enter: everybody (ACCESS-01 to ACCESS-11), or a borrower with an application. */
export type Access = 'everybody' | 'borrower';

interface Screen {
  /** Under the base path; `:uuid` is the application. A word in its place is no id, so fixed names win (C-04). */
  readonly path: string;
  readonly access: Access;
  /** C-30 for application screens; null where no progress is shown. */
  readonly stage: number | null;
}

const open = (path: string): Screen => ({ path, access: 'everybody', stage: null });
const ofApplication = (path: string, stage: number): Screen => ({
  path: `:uuid/${path}`,
  access: 'borrower',
  stage,
});

/** Every screen of the borrower (ROUTE-REG, ROUTE-APP); what each shows is in src/routes.ts. */
export const screens = {
  registerV2: open('register-v2'),
  registerV2Step: open('register-v2/:step'),
  register: open('register'),
  accountSetup: open('register/account-setup'),
  registrationSupport: open('register/support'),
  notAcceptingApps: open('not-accepting-apps'),
  comingSoon: open('coming-soon'),
  signerLogin: open('heloc-signer/login'),

  editAnswer: { path: 'register/:uuid/:step', access: 'borrower', stage: null },
  entry: { path: ':uuid', access: 'borrower', stage: null },
  startContact: ofApplication('start/contact', 2),
  startHmda: ofApplication('start/hmda', 2),
  startSummary: ofApplication('start/app-summary', 0),
  productSelect: ofApplication('product/select', 1),
  productConfirm: ofApplication('product/select/confirm', 1),
  productAssets: ofApplication('product/assets', 1),
  productWinback: ofApplication('product/prequal-winback', 1),
  creditSocial: ofApplication('credit/social', 0),
  creditError: ofApplication('credit/error', 0),
  errorDecline: ofApplication('error/decline', 2),
  errorCredit: ofApplication('error/credit', 2),
  errorIncome: ofApplication('error/income', 2),
  errorTimeout: ofApplication('error/timeout', 2),
  errorFloodCert: ofApplication('error/flood-cert', 2),
  reviewNoCredit: ofApplication('review-app/no-credit', 2),
  reviewProperty: ofApplication('review-app/property', 2),
  reviewUnderwriting: ofApplication('review-app/uw', 2),
  reviewDelinquency: ofApplication('review-app/delinquency', 2),
  reviewIncorrectPin: ofApplication('review-app/incorrect-pin', 2),
  reviewIncorrectOwnership: ofApplication('review-app/incorrect-ownership', 2),
  reviewDatatree: ofApplication('review-app/datatree', 2),
  reviewSigndocs: ofApplication('review-app/signdocs', 5),
  liens: ofApplication('liens', 2),
  payoffHold: ofApplication('payoff/hold', 2),
  hold: ofApplication('hold', 2),
  bpoEstimateValue: ofApplication('bpo/estimate-value', 2),
  bpoOrder: ofApplication('bpo/order-bpo', 2),
  bpoCondition: ofApplication('bpo/condition', 2),
  bpoWaiting: ofApplication('bpo/waiting', 2),
  bpoHold: ofApplication('bpo/hold', 2),
  incomeReview: ofApplication('income/review', 3),
  incomeLink: ofApplication('income/link/:type', 3),
  incomePointservCallback: ofApplication('income/pointserv-callback', 3),
  incomeUpload: ofApplication('income/upload', 3),
  incomeEmployer: ofApplication('income/employer-verification', 3),
  identity: ofApplication('identity', 4),
  bankDisburse: ofApplication('bank/disburse', 2),
  bankManualDisburse: ofApplication('bank/manual-disburse', 2),
  bankConfirm: ofApplication('bank/confirm', 2),
  bankAutopay: ofApplication('bank/autopay', 2),
  signingIntro: ofApplication('signing/intro', 5),
  signingSign: ofApplication('signing/sign', 5),
  signingAdditional: ofApplication('signing/additional', 5),
  signingSupport: ofApplication('signing/support', 5),
  documentDisclosures: ofApplication('document/disclosures', 5),
  notaryIntro: ofApplication('notary/intro', 6),
  notaryScheduleManual: ofApplication('notary/schedule-manual', 6),
  notaryReserveManual: ofApplication('notary/reserve-manual', 6),
  notarySession: ofApplication('notary/session', 6),
  notaryError: ofApplication('notary/error', 6),
  complete: ofApplication('complete', 7),
  conditions: ofApplication('conditions', 2),
  conditionsUpload: ofApplication('conditions/upload-document', 2),
  conditionsPhone: ofApplication('conditions/phone-number', 2),
  conditionsConfirm: ofApplication('conditions/confirm-update', 2),
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** A path as a pattern: `:uuid` must be one (FMT-10), another parameter is one segment. */
const patternOf = (path: string) =>
  new RegExp(
    `^/${path.replaceAll(/:(\w+)/g, (_whole, name: string) => (name === 'uuid' ? `(?<uuid>${UUID})` : `(?<${name}>[^/]+)`))}/?$`,
  );

const patterns = Object.entries(screens).map(
  ([id, { path }]) => [id as ScreenId, patternOf(path)] as const,
);

/** Where an address leads inside the application: the screen and its parameters. */
export interface Match {
  readonly screen: ScreenId;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The path under the base path, `/` at least; null for an address outside it. */
export const pathUnderBase = (pathname: string): string | null =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || '/'
    : null;

/** The screen at an address, or null where there is none. Fixed paths win over parameters. */
export function screenAt(pathname: string): Match | null {
  const path = pathUnderBase(pathname);
  if (path === null) return null;
  const found = patterns.find(([, pattern]) => pattern.test(path));
  if (!found) return null;
  return { screen: found[0], parameters: { ...found[1].exec(path)?.groups } };
}

/** The whole address of a screen of an application: `applicationPath(uuid, 'start/hmda')`. */
export const applicationPath = (uuid: string, path = ''): string =>
  path === '' ? `${BASE_PATH}/${uuid}` : `${BASE_PATH}/${uuid}/${path}`;

/** The path of a screen inside its application, which is the address without the application: `product/select`. */
export const pathInside = (uuid: string, pathname: string): string =>
  (pathUnderBase(pathname) ?? '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== uuid)
    .join('/');
