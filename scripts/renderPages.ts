/**
 * Prerenders all brands' pages with the build in dist and build: dist/pages/<CODE>/{register,shell,closed}.html,
 * their headers.json, and the brands' files in dist/brands. Skips unchanged brands.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { compress, eachOf } from '#scripts/build/compress.ts';
import { criticalCss } from '#scripts/build/criticalCss.ts';
import { earlyScript } from '#scripts/build/early.ts';
import { gatewaySettings } from '#scripts/build/gateway.ts';
import { isScript, isStyle, readManifest } from '#scripts/build/manifest.ts';
import { integrityOf, fillPageTemplate, policyOf, type PageParts } from '#scripts/build/page.ts';
import { readBrands } from '#server/host/brands.ts';
import { PAGE_CACHING, securityHeaders } from '#server/host/securityHeaders.ts';
import { prerenderedPages, type PrerenderedPage } from '#src/boot/prerenderedLocation.ts';
import { themeCss } from '#src/brand/theme.ts';
import type { Organisation } from '#store/org/organisation.ts';

type RenderPage = (organisation: Organisation, page: PrerenderedPage) => Promise<string>;

const BRANDS = 'public/brands';
const PAGES = 'dist/pages';
const FINGERPRINTS = 'build/drawn.json';
const PAGE_SOURCES = [
  'scripts/{renderPages,build/page,build/criticalCss}.ts',
  'server/host/{organisationScript,securityHeaders}.ts',
  'src/brand/*.ts',
];

const readText = (url: string) => readFileSync(join('dist', url), 'utf8').trim();
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

function readBuild() {
  const { version, entry, lazy } = readManifest();
  const late = (start: string) =>
    Object.entries(lazy).flatMap(([request, urls]) => (request.startsWith(start) ? urls : []));
  const styles = (urls: readonly string[]) =>
    [...new Set(urls.filter(isStyle))].map(readText).join('');
  const css = styles(entry);

  return {
    appVersion: version,
    ...gatewaySettings(),
    early: earlyScript(),
    scripts: entry.filter(isScript).map((url) => ({
      url,
      integrity: integrityOf(readFileSync(join('dist', url))),
    })),
    styles: entry.filter(isStyle),
    css: {
      register: css,
      shell: css,
      closed: css + styles(late('#src/pages/closed/')),
    },
  };
}

type Build = ReturnType<typeof readBuild>;

async function drawBrand(organisation: Organisation, build: Build, renderPage: RenderPage) {
  const folder = join(PAGES, organisation.orgCode);
  mkdirSync(folder, { recursive: true });
  const headers: Record<string, Record<string, string>> = {};
  const files: string[] = [];

  for (const page of prerenderedPages) {
    const content = await renderPage(organisation, page);
    const parts: PageParts = {
      ...build,
      organisation,
      page,
      isSandbox: false,
      css: themeCss(organisation) + criticalCss(build.css[page], content),
      content,
    };
    const file = join(folder, `${page}.html`);
    writeFileSync(file, fillPageTemplate(parts));
    files.push(file);
    headers[page] = {
      ...securityHeaders,
      'Cache-Control': PAGE_CACHING,
      'content-security-policy': policyOf(parts),
    };
  }
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers, null, 1));
  await compress(files);
}

const fingerprintOf = (organisation: Organisation, shared: string) =>
  hashOf(shared + JSON.stringify(organisation));

const readFingerprints = (): Record<string, string> =>
  existsSync(FINGERPRINTS)
    ? (JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) as Record<string, string>)
    : {};

async function copyBrandFiles(codes: Iterable<string>) {
  const files = [...codes].flatMap((code) =>
    globSync(`${BRANDS}/${code}/*.{svg,png,webp,woff2,mp4,webm}`),
  );
  const copies = files.map((file) => {
    const copy = join('dist', file.slice('public/'.length));
    cpSync(file, copy, { preserveTimestamps: true });
    return copy;
  });
  await compress(copies);
}

/** Returns the number of prerendered brands. */
export async function renderPages(): Promise<number> {
  const { organisations, faults } = readBrands(BRANDS);
  for (const fault of faults) console.error(fault);

  const bundle = pathToFileURL('build/prerender.mjs');
  const build = readBuild();
  const shared = [
    JSON.stringify(build),
    readFileSync(bundle, 'utf8'),
    ...globSync(PAGE_SOURCES).map((file) => readFileSync(file, 'utf8')),
  ].join();
  const before = readFingerprints();
  const now = Object.fromEntries(
    [...organisations].map(([code, organisation]) => [code, fingerprintOf(organisation, shared)]),
  );
  const stale = [...organisations.values()].filter(
    ({ orgCode }) =>
      before[orgCode] !== now[orgCode] || !existsSync(join(PAGES, orgCode, 'headers.json')),
  );

  for (const folder of globSync(`${PAGES}/*`))
    if (!organisations.has(folder.slice(PAGES.length + 1))) rmSync(folder, { recursive: true });
  if (stale.length > 0) {
    const { renderPage } = (await import(bundle.href)) as { renderPage: RenderPage };
    await eachOf(stale, (organisation) => drawBrand(organisation, build, renderPage));
    await copyBrandFiles(organisations.keys());
  }
  writeFileSync(FINGERPRINTS, JSON.stringify(now));
  return stale.length;
}

if (import.meta.main) console.log(`Drew the pages of ${await renderPages()} brands.`);
