import { join } from 'node:path';

import type { Organisation } from '#store/org/organisation.ts';
import { closedPageOf } from '#store/org/closedPage.ts';
import { readParameters } from '#store/shell/query.ts';
import { BASE_PATH, screenAt } from '#store/shell/screens.ts';

import { readEncoded, type Files } from './files.ts';
import { STRICTEST_POLICY } from './securityHeaders.ts';

export type PageName = 'register' | 'shell' | 'closed';

const registerScreens = new Set(['registerV2', 'registerV2Step', 'register', 'accountSetup']);
const FIRST_STEP = 'property-info';

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

function policyOf(headers: Uint8Array | null, page: PageName): string {
  if (!headers) return STRICTEST_POLICY;
  const read: unknown = JSON.parse(new TextDecoder().decode(headers));
  const pages = new Map<string, unknown>(Object.entries(read ?? {}));
  const own = new Map<string, unknown>(Object.entries(pages.get(page) ?? {}));
  const csp = own.get('csp');
  return typeof csp === 'string' ? csp : STRICTEST_POLICY;
}

/** A page of the build with the policy that the build wrote for it (decision 15); null before there is a build. */
export async function readPage(
  files: Files,
  { distFolder, code, page }: { distFolder: string; code: string; page: PageName },
  acceptEncoding: string,
): Promise<Response | null> {
  const folder = join(distFolder, 'pages', code);
  const encoded = await readEncoded(files, join(folder, `${page}.html`), acceptEncoding);
  if (!encoded) return null;
  const headers = await files.read(join(folder, 'headers.json'));
  return new Response(encoded.content, {
    headers: {
      ...encoded.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(headers, page),
      'Cache-Control': 'no-store',
    },
  });
}
