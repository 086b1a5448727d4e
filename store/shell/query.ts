/** The app's query parameters, with one spelling each (SC-05, FT-104). */
const PARAMETER_NAMES = [
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
  'answersStored',
  'error',
  'from',
  'uwDecision',
  'document',
  'kind',
  'record',
  'conditionUuid',
  'conditionType',
  'conditionEnum',
  'code',
  'pop-webchat',
  'mode',
  'notary',
  'invite',
  'reset',
] as const;

export type ParameterName = (typeof PARAMETER_NAMES)[number];
export type Parameters = Partial<Record<ParameterName, string>>;

const MAX_QUERY_LENGTH = 16_384;
const MAX_VALUE_LENGTH = 2_048;

const isKnown = (name: string): name is ParameterName =>
  PARAMETER_NAMES.includes(name as ParameterName);

/** Reads the known query parameters. Takes the first of each name and ignores those over the limit. */
export function readParameters(search: string): Parameters {
  const parameters: Parameters = {};
  if (search.length > MAX_QUERY_LENGTH) return parameters;
  for (const [name, value] of new URLSearchParams(search))
    if (isKnown(name) && parameters[name] === undefined && value.length <= MAX_VALUE_LENGTH)
      parameters[name] = value.replaceAll(/[\u{D800}-\u{DFFF}]/gu, '');
  return parameters;
}

/** Returns the query with these parameters changed. `null` removes one. */
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

/** Whether a parameter is a path on this site (QUERY-REDIRECT, SC-04, FT-103). */
export function isSafePath(path: string | undefined): path is string {
  if (path === undefined || path.length > MAX_VALUE_LENGTH) return false;
  // oxlint-disable-next-line no-control-regex -- a control character is what is looked for
  if (!/^\/[a-z]/.test(path) || /[\\\u0000-\u001F\u007F]/.test(path)) return false;
  const base = 'https://homeline.example';
  if (!URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && /^\/[a-z]/.test(pathname) && !pathname.includes('//');
}

/** Our choice: short enough to be a parameter of another address. */
const MAX_RETURN_PATH_LENGTH = 1_500;

/** Returns the address to return to. If it is too long, keeps only the known parameters (FT-104). */
export function returnPath(pathname: string, search: string): string {
  const known = pathname + withParameters('', readParameters(search));
  const fits = (path: string) =>
    isSafePath(path) && encodeURIComponent(path).length <= MAX_RETURN_PATH_LENGTH;
  return [pathname + search, known].find(fits) ?? pathname;
}
