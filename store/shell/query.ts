/** The query parameters that the application reads, each by one name (SC-05, FT-104). */
const KNOWN = [
  'step',
  'org',
  'referrer',
  'referral',
  'offerCode',
  'prescreen',
  'affiliate',
  'affiliateAbVersion',
  'affiliateAppIndicator',
  'affiliateLiveOffers',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'teOwner',
  'teContact',
  'redirectUrl',
  'externalStateNonce',
  'answersKept',
  'error',
  'from',
  'uwDecision',
  'document',
] as const;

export type ParameterName = (typeof KNOWN)[number];
export type Parameters = Partial<Record<ParameterName, string>>;

const LONGEST_QUERY = 16_384;
const LONGEST_VALUE = 2_048;

const isKnown = (name: string): name is ParameterName => KNOWN.includes(name as ParameterName);

/** Reads an address's query: known names only, the first of each, none over the limit. */
export function readParameters(search: string): Parameters {
  const parameters: Parameters = {};
  if (search.length > LONGEST_QUERY) return parameters;
  for (const [name, value] of new URLSearchParams(search))
    if (isKnown(name) && parameters[name] === undefined && value.length <= LONGEST_VALUE)
      parameters[name] = value.replaceAll(/[\u{D800}-\u{DFFF}]/gu, '');
  return parameters;
}

/** The query with these parameters changed; `null` takes one away, all others stay as they are. */
export function withParameters(
  search: string,
  changes: Readonly<Partial<Record<ParameterName, string | null>>>,
): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else if (value !== undefined) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a parameter may be followed as an address of this site (QUERY-REDIRECT, SC-04, FT-103). */
export function isSafePath(path: string | undefined): path is string {
  if (path === undefined || path.length > LONGEST_VALUE) return false;
  // oxlint-disable-next-line no-control-regex -- a control character is what is looked for
  if (!/^\/[a-z]/.test(path) || /[\\\u0000-\u001F\u007F]/.test(path)) return false;
  const base = 'https://homeline.example';
  if (!URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && /^\/[a-z]/.test(pathname) && !pathname.includes('//');
}

/** chosen: written into another address, it leaves that one room. */
const LONGEST_WAY_BACK = 1_500;

const isWayBack = (path: string) =>
  isSafePath(path) && encodeURIComponent(path).length <= LONGEST_WAY_BACK;

/** An address to come back to: whole or, where it is too long, with what the application reads of it alone (FT-104). */
export function wayBack(pathname: string, search: string): string {
  const read = pathname + withParameters('', readParameters(search));
  return [pathname + search, read].find(isWayBack) ?? pathname;
}
