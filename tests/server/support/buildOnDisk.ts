import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { getRequestListener } from '@hono/node-server';

import { readBrands } from '#server/host/brands.ts';
import { createHost } from '#server/host/host.ts';
import { createHttpServer, type UpgradeListener } from '#server/host/listener.ts';
import { organisationScript } from '#server/host/organisationScript.ts';

const { organisations: brands } = readBrands('public/brands');

export const aPage = (code: string, page: string) => {
  const organisation = brands.get(code);
  if (!organisation) throw new Error(code);
  const script = organisationScript({ organisation, page, appVersion: '1', isSandbox: false });
  return `<p>${code} ${page}</p>${script}`;
};

/** Writes the pages of four brands and one asset into a new folder. Returns the folder. */
export function writeBuild(): string {
  const distFolder = mkdtempSync(join(tmpdir(), 'homeline-dist-'));
  for (const code of ['HOMELINE', 'LARKMERE', 'TARNMERE', 'TARNHOLT']) {
    const folder = join(distFolder, 'pages', code);
    mkdirSync(folder, { recursive: true });
    for (const page of ['register', 'shell', 'closed'])
      writeFileSync(join(folder, `${page}.html`), aPage(code, page));
    writeFileSync(join(folder, 'register.html.gz'), gzipSync(`${code} register`));
    const policies = {
      register: { 'content-security-policy': `default-src ${code}` },
      shell: { 'content-security-policy': 'shell' },
    };
    writeFileSync(join(folder, 'headers.json'), JSON.stringify(policies));
  }
  mkdirSync(join(distFolder, 'assets'));
  writeFileSync(join(distFolder, 'assets', 'main.0a1b.js'), 'plain');
  writeFileSync(join(distFolder, 'assets', 'main.0a1b.js.br'), 'brotli');
  return distFolder;
}

type HostOptions = Parameters<typeof createHost>[0];

/** Creates a host for the build in a folder, without a sandbox by default. */
export const hostOf = (distFolder: string, options: Partial<HostOptions> = {}) =>
  createHost({
    distFolder,
    brandsFolder: 'public/brands',
    brands,
    gatewayUrl: null,
    addressLookupBase: null,
    sandbox: null,
    ...options,
  });

/** Creates a server for a host or a sandbox. It isn't listening yet. */
export function serverOf(
  { fetch }: Pick<ReturnType<typeof createHost>, 'fetch'>,
  upgrade?: UpgradeListener,
) {
  const answer = getRequestListener(fetch);
  return createHttpServer((incoming, outgoing) => void answer(incoming, outgoing), upgrade);
}
