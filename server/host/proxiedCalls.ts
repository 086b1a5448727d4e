import { routeOf } from '#server/contractRoutes.ts';

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Some gateways decode twice what was encoded twice. */
const MOST_DECODINGS = 3;

/** Whether a decoded segment is a path traversal, now or when it is decoded again. */
function isTraversal(part: string): boolean {
  let read: string | null = part;
  for (let times = 0; times < MOST_DECODINGS && read !== null; times += 1) {
    // Some gateways cut what stands behind a semicolon: a path parameter.
    if (read.split(/[/\\]/).some((one) => /^\s*\.{1,2}\s*(?:;|$)/.test(one))) return true;
    read = decoded(read);
  }
  return false;
}

/** The identifiers of the contract: uuids, codes, names of consents and flags. */
const isIdentifier = (part: string) => /^[\w.-]{1,100}$/.test(part);

const hasControls = (part: string) => /\p{Cc}/u.test(part);

/** Whether every gateway reads a decoded value as one segment; a typed address may have a slash ("12 1/2 Elm"). */
const isSingleSegment = ([name, part]: readonly [name: string, part: string]) =>
  !isTraversal(part) && (name === 'text' ? !hasControls(part) : isIdentifier(part));

/** Whether an address asks for suggestions where a deployment has them: the typed text behind its base (G-04). */
function isLookup(pathname: string, base: string | null): boolean {
  if (base === null || !pathname.startsWith(`${base}/`)) return false;
  const typed = pathname.slice(base.length + 1);
  const text = decoded(typed);
  return typed !== '' && !typed.includes('/') && text !== null && isSingleSegment(['text', text]);
}

/** Whether a call is proxied to the gateway: its method and its decoded address are those of a call of the contract. */
export function isProxied(method: string, pathname: string, lookupBase: string | null): boolean {
  if (method === 'GET' && isLookup(pathname, lookupBase)) return true;
  const route = routeOf(method, pathname);
  return route !== null && Object.entries(route.path).every(isSingleSegment);
}
