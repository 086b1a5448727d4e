import { uploadChatFile } from '#sagas/api/contract/chat.ts';
import { routeOf, decodeSegment } from '#server/contractRoutes.ts';

/** Some gateways decode twice. */
const MAX_DECODINGS = 3;

/** Whether a decoded segment is a path traversal, now or after further decoding. */
function isTraversal(part: string): boolean {
  let read: string | null = part;
  for (let times = 0; times < MAX_DECODINGS && read !== null; times += 1) {
    // Some gateways cut a path parameter, which begins with a semicolon.
    if (read.split(/[/\\]/).some((one) => /^\s*\.{1,2}\s*(?:;|$)/.test(one))) return true;
    read = decodeSegment(read);
  }
  return false;
}

/** The identifiers of the contract: uuids, codes, names of consents and flags. */
const isIdentifier = (part: string) => /^[\w.-]{1,100}$/.test(part);

const hasControls = (part: string) => /\p{Cc}/u.test(part);

/** Whether every gateway reads a value as one segment; a typed address may contain a slash ("12 1/2 Elm"). */
const isSingleSegment = ([name, part]: readonly [name: string, part: string]) =>
  !isTraversal(part) && (name === 'text' ? !hasControls(part) : isIdentifier(part));

/** Whether a path looks an address up under the deployment's own base (G-04). */
function isLookup(pathname: string, base: string | null): boolean {
  if (base === null || !pathname.startsWith(`${base}/`)) return false;
  const typed = pathname.slice(base.length + 1);
  const text = decodeSegment(typed);
  return typed !== '' && !typed.includes('/') && text !== null && isSingleSegment(['text', text]);
}

/** Whether a path is that of a chat message's file, which is stored where it was uploaded. */
function isChatFile(pathname: string): boolean {
  const [, id = ''] = pathname.split(`${uploadChatFile.path}/`);
  return pathname === `${uploadChatFile.path}/${id}` && isIdentifier(id) && !isTraversal(id);
}

/** The pattern of a call of the contract, or of a file of the chat; null where method and path are those of none. */
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
