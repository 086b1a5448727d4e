/** The base path of all routes (BRAND-07). */
export const BASE_PATH = '/account/heloc';

/**
 * Who may enter: every visitor (ACCESS-01 to ACCESS-11), a borrower with an application, or an additional signer
 * (decision 27).
 */
export type Access = 'open' | 'borrower' | 'signer';

interface Screen {
  /**
   * Relative to the base path. `:uuid` is the application, `:path` the rest. Fixed segments take precedence over
   * parameters (C-04).
   */
  readonly path: string;
  readonly access: Access;
}

const open = (path: string): Screen => ({ path, access: 'open' });

/**
 * All screens outside applications (ROUTE-REG, ROUTE-APP, ROUTE-SIGN). Those of applications load with their code:
 * store/application/core/screens.ts.
 */
export const screens = {
  registerV2: open('register-v2'),
  registerV2Step: open('register-v2/:step'),
  register: open('register'),
  accountSetup: open('register/account-setup'),
  registrationSupport: open('register/support'),
  notAcceptingApps: open('not-accepting-apps'),
  comingSoon: open('coming-soon'),
  signerLogin: open('heloc-signer/login'),

  /** Providers redirect here after a link (ROUTE-REG-14, C-24). */
  linkReturn: { path: 'plaid-oauth-success', access: 'borrower' },
  signer: { path: 'heloc-signer/:path', access: 'signer' },
  editAnswer: { path: 'register/:uuid/:step', access: 'borrower' },
  entry: { path: ':uuid', access: 'borrower' },
  application: { path: ':uuid/:path', access: 'borrower' },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** What a parameter matches: a UUID (FMT-10), the rest of the address, or else one segment. */
const parameterPatterns = new Map([
  ['uuid', UUID],
  ['path', '.+?'],
]);

/** Returns the pattern of a path with its parameters. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^/${path.replaceAll(/:(\w+)/g, (_whole, name: string) => `(?<${name}>${parameterPatterns.get(name) ?? '[^/]+'})`)}/?$`,
  );

const patterns = Object.entries(screens).map(
  ([id, { path }]) => [id as ScreenId, patternOf(path)] as const,
);

export interface Match {
  readonly screen: ScreenId;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns the path below the base path, at least `/`. Null for an address outside. */
export const pathUnderBase = (pathname: string): string | null =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || '/'
    : null;

/** Returns the screen at an address, or null. */
export function screenAt(pathname: string): Match | null {
  const path = pathUnderBase(pathname);
  if (path === null) return null;
  const found = patterns.find(([, pattern]) => pattern.test(path));
  return found ? { screen: found[0], parameters: { ...found[1].exec(path)?.groups } } : null;
}

/** Returns the address of an application, or of a path below it. */
export const applicationPath = (uuid: string, path = ''): string =>
  path === '' ? `${BASE_PATH}/${uuid}` : `${BASE_PATH}/${uuid}/${path}`;
