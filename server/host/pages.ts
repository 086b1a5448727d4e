import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createHash } from 'node:crypto';

import type { Organisation } from '#store/org/organisation.ts';
import { closedPageOf } from '#store/org/closedPage.ts';
import { FIRST_STEP } from '#store/registration/questions.ts';
import { readParameters } from '#store/shell/query.ts';
import { BASE_PATH, screenAt } from '#store/shell/screens.ts';

import { encodingFor, readEncoded, type Encoded, type Files } from './files.ts';
import { withOrganisation } from './organisationScript.ts';
import { PAGE_CACHING, STRICTEST_POLICY } from './securityHeaders.ts';

export type PageName = 'register' | 'shell' | 'closed';

const registerScreens = new Set(['registerV2', 'registerV2Step', 'register', 'accountSetup']);

export const isPagePath = (pathname: string) =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);

/** Which of a brand's three pages an address gets (decision 14). */
export function pageFor(
  brand: Organisation,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  today: string,
): PageName {
  const screen = screenAt(pathname)?.screen;
  if (screen === undefined || !registerScreens.has(screen)) return 'shell';
  if (closedPageOf(brand.switches, today) !== null) return 'closed';
  const { step = FIRST_STEP } = readParameters(search);
  const isFirst = screen === 'registerV2' || (screen === 'register' && step === FIRST_STEP);
  return isFirst ? 'register' : 'shell';
}

/** What this host changes in a built page. */
export interface PageOverrides {
  readonly organisation: Organisation;
  readonly isSandbox: boolean;
}

export interface PageLookup {
  readonly distFolder: string;
  readonly code: string;
  readonly page: PageName;
  /** Null: as it was built. */
  readonly overrides: PageOverrides | null;
}

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Off the event loop: a client may ask for any port in its Host header, and each makes another page. */
const compress = {
  br: (text: Uint8Array) => inBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (text: Uint8Array) => inGzip(text),
};

/** More than every page of every brand in each encoding. A Host header may name any port (S7). */
const MAX_ADAPTED = 1_000;

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

/** The headers that the build wrote for a page, above all its policy (decision 15). */
async function headersOf(files: Files, folder: string, page: PageName) {
  const content = await files.read(join(folder, 'headers.json'));
  const read: unknown = content ? JSON.parse(new TextDecoder().decode(content)) : {};
  const own = new Map<string, unknown>(Object.entries(read ?? {})).get(page) ?? {};
  const headers = Object.entries(own).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const written: Readonly<Record<string, string>> = Object.fromEntries(headers);
  return { 'content-security-policy': STRICTEST_POLICY, ...written };
}

export interface PageRequest {
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

/** Serves built pages. Caches the pages with another organisation's data. */
export function createPages(files: Files) {
  const adapted = new Map<string, { built: Uint8Array; encoded: Promise<Encoded> }>();

  async function adaptedPage(path: string, overrides: PageOverrides, acceptEncoding: string) {
    const built = await files.read(path);
    if (!built) return null;
    const encoding = encodingFor(acceptEncoding);
    const key = [path, overrides.organisation.baseUrl, overrides.isSandbox, encoding].join(' ');
    const known = adapted.get(key);
    if (known?.built === built) return known.encoded;
    const text = new TextEncoder().encode(
      withOrganisation(new TextDecoder().decode(built), overrides),
    );
    const encoded = encodedAs(encoding, text);
    if (adapted.size >= MAX_ADAPTED) adapted.clear();
    adapted.set(key, { built, encoded });
    return encoded;
  }

  /** A page, or 304 where the browser has it; null before the first build. */
  return async function readPage(
    { distFolder, code, page, overrides }: PageLookup,
    { acceptEncoding, ifNoneMatch }: PageRequest,
  ): Promise<Response | null> {
    const folder = join(distFolder, 'pages', code);
    const path = join(folder, `${page}.html`);
    const encoded = overrides
      ? await adaptedPage(path, overrides, acceptEncoding)
      : await readEncoded(files, path, acceptEncoding);
    if (!encoded) return null;
    const written = await headersOf(files, folder, page);
    const entityTag = entityTagOf(encoded.content, written['content-security-policy']);
    const headers = {
      ...written,
      ETag: entityTag,
      'Cache-Control': PAGE_CACHING,
    };
    if (isNamed(entityTag, ifNoneMatch))
      return new Response(null, { status: 304, headers: { ...headers, Vary: 'Accept-Encoding' } });
    return new Response(encoded.content, {
      headers: {
        ...headers,
        ...encoded.headers,
        'Content-Type': 'text/html; charset=utf-8',
      },
    });
  };
}

/** The entity tag of these bytes with this policy (RFC 9110, 8.8.3): the policy has digests of the bytes. */
const entityTagOf = (content: Uint8Array, policy: string): string =>
  `"${createHash('sha256').update(policy).update(content).digest('base64url')}"`;

/** Whether an If-None-Match names the entity tag. Compares weakly: a proxy that compresses weakens a tag. */
const isNamed = (entityTag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === entityTag);
