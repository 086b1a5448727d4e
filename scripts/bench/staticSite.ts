import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';

import { themeCss } from '#src/brand/theme.ts';
import { readBrands } from '#server/host/brands.ts';
import { securityHeaders } from '#server/host/securityHeaders.ts';

const BRAND = 'HOMELINE';
const ENTITY_TAG = '"static"';
const LOGO = `/brands/${BRAND}/logo.svg`;

/** Returns the visible text of a page. */
export const visibleText = (html: string) =>
  html
    .replaceAll(/<(style|script|noscript|template|title|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<span[^>]*aria-hidden="true">.*?<\/span>(?=<\/button>)/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(\w+)\b[^>]*\bhidden=""[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .split(/[\s,.]+/)
    .filter(Boolean)
    .join(' ');

/** Returns a hand-written page with the same content and the same brand's colors. */
export function staticPage(): string {
  const brand = readBrands('public/brands').organisations.get(BRAND);
  if (!brand) throw new Error(`No brand ${BRAND}`);
  return readFileSync('scripts/bench/static.html', 'utf8').replace('/*theme*/', themeCss(brand));
}

export async function openStaticSite() {
  const page = brotliCompressSync(staticPage());
  const logo = brotliCompressSync(readFileSync(`public${LOGO}`));
  const server = createServer((request, response) => {
    const isLogo = request.url === LOGO;
    const isKnown = !isLogo && request.headers['if-none-match'] === ENTITY_TAG;
    response.writeHead(isKnown ? 304 : 200, {
      // Some headers cost time. For example, an isolated page gets its own process.
      ...securityHeaders,
      'content-type': isLogo ? 'image/svg+xml' : 'text/html; charset=utf-8',
      'content-encoding': 'br',
      // The same caching as ours: pages are revalidated, a logo is cached for an hour.
      ...(isLogo
        ? { 'cache-control': 'public, max-age=3600' }
        : { 'cache-control': 'no-cache', etag: ENTITY_TAG }),
    });
    response.end(isKnown ? undefined : isLogo ? logo : page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { address: `http://localhost:${address.port}/`, close: () => server.close() };
}
