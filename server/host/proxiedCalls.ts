import { uploadChatFile } from '#sagas/api/contract/chat.ts';
import { routeOf, decodeSegment } from '#server/contractRoutes.ts';

/** Some gateways decode twice. */
const MAX_DECODINGS = 3;

/** Whether a decoded segment is a path traversal, now or after further decoding. */
function isTraversal(part: string): boolean {
  let read: string | null = part;
  for (let times = 0; times < MAX_DECODINGS && read !== null; times += 1) {
    // Some gateways cut off path parameters, which start with a semicolon.
    if (read.split(/[/\\]/).some((one) => /^\s*\.{1,2}\s*(?:;|$)/.test(one))) return true;
    read = decodeSegment(read);
  }
  return false;
}

/** Identifiers of the contract: uuids, codes, names of consents and flags. */
const isIdentifier = (part: string) => /^[\w.-]{1,100}$/.test(part);

const hasControls = (part: string) => /\p{Cc}/u.test(part);

/** Whether every gateway reads a value as one segment. A typed address may contain a slash ("12 1/2 Elm"). */
const isSingleSegment = ([name, part]: readonly [name: string, part: string]) =>
  !isTraversal(part) && (name === 'text' ? !hasControls(part) : isIdentifier(part));

/** Whether a path looks up an address under the deployment's base (G-04). */
function isLookup(pathname: string, base: string | null): boolean {
  if (base === null || !pathname.startsWith(`${base}/`)) return false;
  const typed = pathname.slice(base.length + 1);
  const text = decodeSegment(typed);
  return typed !== '' && !typed.includes('/') && text !== null && isSingleSegment(['text', text]);
}

/** Whether a path belongs to a chat message's file, which stays where it was uploaded. */
function isChatFile(pathname: string): boolean {
  const [, id = ''] = pathname.split(`${uploadChatFile.path}/`);
  return pathname === `${uploadChatFile.path}/${id}` && isIdentifier(id) && !isTraversal(id);
}

/** Returns the pattern of a contract call or chat file, or null if method and path match neither. */
export function proxiedPattern(
  method: string,
  pathname: string,
  lookupBase: string | null,
): string | null {
  if (method === 'GET' && isLookup(pathname, lookupBase)) return `${lookupBase}/{text}`;
  if (method === 'GET' && isChatFile(pathname)) return `${uploadChatFile.path}/{id}`;
  const route = routeOf(method, pathname);
  return route !== null && Object.entries(route.path).every(isSingleSegment)
    ? route.endpoint.path
    : null;
}
