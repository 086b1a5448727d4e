import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Organisation } from '#store/org/organisation.ts';
import { closedPageOf } from '#store/org/closedPage.ts';
import { FIRST_STEP } from '#store/registration/steps.ts';
import { readParameters } from '#store/shell/query.ts';
import { BASE_PATH, screenAt } from '#store/shell/screens.ts';

import { entityTagOf, isNamed } from './entityTags.ts';
import { encodingFor, readEncoded, type Encoded, type Files } from './files.ts';
import { withOrganisation } from './organisationScript.ts';
import { PAGE_CACHING, STRICTEST_POLICY } from './securityHeaders.ts';

export type PageName = 'register' | 'shell' | 'closed';

const registerScreens = new Set(['registerV2', 'registerV2Step', 'register', 'accountSetup']);

/** Whether an address is one of the app's pages. */
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

/** The page as it is served here: with the addresses of this machine, and with a sandbox behind it. */
export interface Place {
  readonly organisation: Organisation;
  readonly isSandbox: boolean;
}

export interface PageOrder {
  readonly distFolder: string;
  readonly code: string;
  readonly page: PageName;
  /** Null: as it was built. */
  readonly place: Place | null;
}

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Beside the event loop: a Host header may name any port, and nobody waits for the pages of somebody who tries them all. */
const compress = {
  br: (text: Uint8Array) => inBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (text: Uint8Array) => inGzip(text),
};

/** Every page of every brand in each encoding; a Host header may name any port, and nobody fills the memory with it (S7). */
const MOST_PLACED = 1_000;

/** A page as it is sent: compressed where the browser takes that. */
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

/** The headers that the build wrote for a page, its policy first of all (decision 15). */
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

/** What a browser says of the page that it asks for. */
export interface PageRequest {
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

/** Pages with another organisation's data than they were built with are made, and compressed, once. */
export function createPages(files: Files) {
  const placed = new Map<string, { built: Uint8Array; encoded: Promise<Encoded> }>();

  async function placedPage(path: string, place: Place, acceptEncoding: string) {
    const built = await files.read(path);
    if (!built) return null;
    const encoding = encodingFor(acceptEncoding);
    const key = [path, place.organisation.baseUrl, place.isSandbox, encoding].join(' ');
    const known = placed.get(key);
    if (known?.built === built) return known.encoded;
    const text = new TextEncoder().encode(withOrganisation(new TextDecoder().decode(built), place));
    const encoded = encodedAs(encoding, text);
    if (placed.size >= MOST_PLACED) placed.clear();
    placed.set(key, { built, encoded });
    return encoded;
  }

  /** A page of the build, or 304 where the browser has the same one; null before there is a build. */
  return async function readPage(
    { distFolder, code, page, place }: PageOrder,
    { acceptEncoding, ifNoneMatch }: PageRequest,
  ): Promise<Response | null> {
    const folder = join(distFolder, 'pages', code);
    const path = join(folder, `${page}.html`);
    const encoded = place
      ? await placedPage(path, place, acceptEncoding)
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
