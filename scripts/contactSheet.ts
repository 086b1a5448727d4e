/**
 * Takes pictures of all screens of a brand at 390 and 1280 px, on one page: `node scripts/contactSheet.ts [brand]
 * [folder] [pattern of the names]`. Uses the production build in `dist/` with its own sandbox.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { applicationScreens } from '#tests/journeys/support/applicationScreens.ts';

import { openTestHost, type TestHost } from './driver/testHost.ts';

interface Place {
  readonly name: string;
  readonly path: string;
  /** The application's status, if the screen needs one. */
  readonly status?: Record<string, unknown>;
}

const places: readonly Place[] = [
  ...['/', '/auth/login', '/waitlist', '/account/heloc/register-v2', '/sandbox'].map((path) => ({
    name: path,
    path,
  })),
  { name: '/dashboard', path: '/dashboard', status: { checklistStatus: 'OFFER_SELECTION' } },
  ...applicationScreens.map(({ screen, status }) => ({
    name: `${screen} ${String(status['checklistStatus'])}`,
    path: `/account/heloc/:uuid/${screen}`,
    status,
  })),
];

const WIDTHS = [390, 1280];

async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

async function show(host: TestHost, page: Page, origin: string, place: Place): Promise<void> {
  const { path, status } = place;
  if (!status) {
    await page.goto(origin + path);
    return;
  }
  const { hostname } = new URL(origin);
  const slug = hostname.replace(/\.?localhost$/, '');
  const org = slug === '' ? {} : { org: slug.toUpperCase() };
  const session = await host.sandbox.session({ ...org, application: { status } });
  const next = path.replace(':uuid', session.applicationUuid);
  await page.goto(
    `${origin}${new URL(session.loginUrl).pathname}?next=${encodeURIComponent(next)}`,
  );
}

const fileOf = (name: string, width: number) =>
  `${name.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'front'}-${width}.png`;

function pageOf(names: readonly string[]): string {
  const row = (name: string) =>
    `<h2>${name}</h2><p>${WIDTHS.map((width) => `<img loading="lazy" alt="${name} at ${width} px" src="${fileOf(name, width)}" width="${width === 390 ? 260 : 850}">`).join(' ')}</p>`;
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>img{vertical-align:top;border:1px solid #ccc}</style>${names.map(row).join('\n')}`;
}

const [brand = '', folder = join(tmpdir(), 'contact-sheet'), pattern = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const wanted = places.filter(({ name }) => new RegExp(pattern).test(name));
const host = await openTestHost();
for (const width of WIDTHS) {
  for (const place of wanted) {
    const visitor = await host.visit({ width, ...(brand === '' ? {} : { brand }) });
    const { page } = visitor;
    try {
      await show(host, page, visitor.at(''), place);
      await settle(page);
      await page.screenshot({ path: join(folder, fileOf(place.name, width)), fullPage: true });
    } catch (error) {
      console.log(`${place.name} at ${width} px: ${String(error)}`);
    }
    await visitor.context.close();
  }
}
const sheet = join(folder, 'index.html');
writeFileSync(sheet, pageOf(wanted.map(({ name }) => name)));
await host.close();
console.log(sheet);
