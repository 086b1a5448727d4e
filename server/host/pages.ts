import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createHash } from 'node:crypto';

import type { Organisation } from '#store/org/organisation.ts';
import { closedPageOf } from '#store/org/closedPage.ts';
import { FIRST_STEP } from '#store/registration/questions.ts';
import { readParameters } from '#store/shell/query.ts';
import { BASE_PATH, screenAt, type ScreenId } from '#store/shell/screens.ts';
import { createQueue, type QueueLimits } from '#server/limitedQueue.ts';

import { encodingFor, readEncoded, type Encoded, type FileCache } from './files.ts';
import { withOrganisation } from './organisationScript.ts';
import { PAGE_CACHING, securityHeaders, STRICTEST_POLICY } from './securityHeaders.ts';

export type PageName = 'register' | 'shell' | 'closed';

const BUSY = 'Please wait a moment and try again.';
const HTML = 'text/html; charset=utf-8';

/** Registration screens: the first question, a later one, or the one that `step` names. */
export const registerScreens: ReadonlyMap<ScreenId, 'first' | 'later' | 'byStep'> = new Map([
  ['registerV2', 'first'],
  ['registerV2Step', 'later'],
  ['register', 'byStep'],
  ['accountSetup', 'later'],
]);

export const isPagePath = (pathname: string) =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);

/** Returns which of a brand's three pages an address gets (decision 14). */
export function pageFor(
  brand: Organisation,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  today: string,
): PageName {
  const screen = screenAt(pathname)?.screen;
  const part = screen && registerScreens.get(screen);
  if (part === undefined) return 'shell';
  if (closedPageOf(brand.switches, today) !== null) return 'closed';
  const { step = FIRST_STEP } = readParameters(search);
  const isFirst = part === 'first' || (part === 'byStep' && step === FIRST_STEP);
  return isFirst ? 'register' : 'shell';
}

export interface PageOverrides {
  readonly organisation: Organisation;
  readonly isSandbox: boolean;
  /** The host for which the page is compressed and cached. Null for a name that anyone could make up (S7). */
  readonly keptFor: string | null;
}

export interface PageLookup {
  readonly distFolder: string;
  readonly code: string;
  readonly page: PageName;
  /** Null to serve the page as built. */
  readonly overrides: PageOverrides | null;
  /** True if a sandbox page frames it (the brand preview). */
  readonly isFramed: boolean;
}

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Our choice: a quality that takes milliseconds. The best one blocks a pool thread for half a second. */
const QUALITY = 5;

const compress = {
  br: (text: Uint8Array) =>
    inBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: Uint8Array) => inGzip(text),
};

/** More than all pages of all brands in each encoding. A Host header can contain any port (S7). */
const MAX_ADAPTED = 1_000;
const ADAPTING: QueueLimits = { atOnce: 2, waiting: 8 };

async function encodedAs(
  encoding: keyof typeof compress | null,
  text: Uint8Array<ArrayBuffer>,
): Promise<Encoded> {
  const headers = { Vary: 'Accept-Encoding' };
  if (encoding === null) return { content: text, headers };
  return {
    content: new Uint8Array(await compress[encoding](text)),
    headers: { ...headers, 'Content-Encoding': encoding },
  };
}

/** Returns the headers that the build wrote for a page, most importantly its policy (decision 15). */
function headersIn(content: Uint8Array | null, page: PageName): Readonly<Record<string, string>> {
  const read: unknown = content ? JSON.parse(new TextDecoder().decode(content)) : {};
  const own = new Map<string, unknown>(Object.entries(read ?? {})).get(page) ?? {};
  const headers = Object.entries(own).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { 'content-security-policy': STRICTEST_POLICY, ...Object.fromEntries(headers) };
}

interface Heads {
  /** The headers file that they are made from. */
  readonly written: Uint8Array | null;
  readonly entityTag: string;
  readonly whole: Readonly<Record<string, string>>;
  /** For a browser that has the page. Headers that we don't repeat stay unchanged (RFC 9111, 4.3.4). */
  readonly unchanged: Readonly<Record<string, string>>;
}

function headsOf({ content, headers }: Encoded, written: Uint8Array | null, page: PageName): Heads {
  const own = { ...headersIn(written, page), ...headers, 'Content-Type': HTML };
  const entityTag = entityTagOf(content, { ...own, ...securityHeaders });
  const unchanged = {
    ETag: entityTag,
    'Cache-Control': PAGE_CACHING,
    Vary: 'Accept-Encoding',
  };
  return { written, entityTag, whole: { ...own, ...unchanged }, unchanged };
}

export interface PageRequest {
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

/** Lets our own pages frame a page. Browsers don't store it, so no other address gets this policy. */
const framed = ({ ETag: _tag, ...headers }: Heads['whole']) =>
  Object.fromEntries(
    Object.entries({ ...headers, 'Cache-Control': 'no-store' }).map(([name, value]) => [
      name,
      value.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    ]),
  );

/** Serves built pages. Caches pages with another organization's data. */
export function createPages(files: FileCache) {
  const adapted = new Map<string, Promise<Encoded>>();
  const inQueue = createQueue(ADAPTING);
  /** Keyed by the page's bytes, which are read once. */
  const heads = new WeakMap<Uint8Array, Heads>();

  async function headsFor(encoded: Encoded, folder: string, page: PageName) {
    const written = await files.read(join(folder, 'headers.json'));
    const known = heads.get(encoded.content);
    if (known?.written === written) return known;
    const made = headsOf(encoded, written, page);
    heads.set(encoded.content, made);
    return made;
  }

  /** Returns null before the first build, and 'busy' if too many other pages are waiting for compression. */
  async function adaptedPage(path: string, overrides: PageOverrides, acceptEncoding: string) {
    const built = await files.read(path);
    if (!built) return null;
    const make = (encoding: ReturnType<typeof encodingFor>) => {
      const html = withOrganisation(new TextDecoder().decode(built), overrides);
      return encodedAs(encoding, new TextEncoder().encode(html));
    };
    if (overrides.keptFor === null) return make(null);
    const encoding = encodingFor(acceptEncoding);
    const key = [path, overrides.keptFor, encoding].join(' ');
    const known = adapted.get(key);
    if (known) return known;
    const encoded = inQueue(() => make(encoding));
    if (encoded === null) return 'busy';
    if (adapted.size >= MAX_ADAPTED) adapted.clear();
    adapted.set(key, encoded);
    return encoded;
  }

  /** Returns a page, 304 if the browser has it, 503, or null before the first build. */
  return async function readPage(
    { distFolder, code, page, overrides, isFramed }: PageLookup,
    { acceptEncoding, ifNoneMatch }: PageRequest,
  ): Promise<Response | null> {
    const folder = join(distFolder, 'pages', code);
    const path = join(folder, `${page}.html`);
    const encoded = overrides
      ? await adaptedPage(path, overrides, acceptEncoding)
      : await readEncoded(files, path, acceptEncoding);
    if (!encoded) return null;
    if (encoded === 'busy')
      return new Response(BUSY, { status: 503, headers: { 'Retry-After': '1' } });
    const { entityTag, whole, unchanged } = await headsFor(encoded, folder, page);
    if (isFramed) return new Response(encoded.content, { headers: framed(whole) });
    return isNamed(entityTag, ifNoneMatch)
      ? new Response(null, { status: 304, headers: unchanged })
      : new Response(encoded.content, { headers: { ...whole } });
  };
}

/**
 * Returns the entity tag of a page with its headers (RFC 9110, 8.8.3). Includes the headers because the policy has
 * digests of the bytes, and a browser that has the page keeps its headers.
 */
const entityTagOf = (content: Uint8Array, headers: Readonly<Record<string, string>>): string =>
  `"${createHash('sha256').update(JSON.stringify(headers)).update(content).digest('base64url')}"`;

/**
 * Whether If-None-Match contains the entity tag. Compares weakly, because a proxy that compresses weakens the tag.
 */
const isNamed = (entityTag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === entityTag);
