import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { hostsUpstream } from '#scripts/build/nginx/upstream.ts';
import { writeNginx } from '#scripts/build/nginx/write.ts';
import { brotliModules, requireNginx } from '#scripts/checks/nginx.ts';
import { freePort } from '#scripts/freePort.ts';
import { readBrands, slugOf } from '#server/host/brands.ts';
import { overridesOf } from '#server/host/host.ts';
import { withOrganisation } from '#server/host/organisationScript.ts';
import { prerenderedPages } from '#src/boot/prerenderedLocation.ts';

import { until } from './until.ts';

export interface Nginx {
  readonly address: string;
  stop(): void;
}

/** Workers of a root's nginx run as another user, who may not be able to read the build. */
const USER = process.getuid?.() === 0 ? 'user root;' : '';

/** Copies the built pages as a host with a sandbox serves them. All other files are those of `dist`. */
function sandboxBuild(folder: string, port: number): string {
  const root = join(folder, 'root');
  const { organisations: brands } = readBrands('public/brands');
  for (const [code, brand] of brands) {
    mkdirSync(join(root, 'pages', code), { recursive: true });
    const host = `${slugOf(code)}.localhost:${port}`;
    const overrides = overridesOf(brand, { host, isHere: true }, { brands, sandbox: {} });
    for (const page of prerenderedPages) {
      const file = join('pages', code, `${page}.html`);
      const html = readFileSync(join('dist', file), 'utf8');
      writeFileSync(join(root, file), overrides ? withOrganisation(html, overrides) : html);
    }
  }
  for (const name of ['assets', 'brands']) symlinkSync(resolve('dist', name), join(root, name));
  return root;
}

/** Starts Debian's nginx with the build's configuration. It serves `dist` and proxies calls to hosts. */
export async function startNginx(
  hosts: readonly string[],
  { isSandbox }: { readonly isSandbox: boolean },
): Promise<Nginx> {
  const [program, port, folder] = [
    requireNginx(),
    await freePort(),
    mkdtempSync(join(tmpdir(), 'homeline-nginx-')),
  ];
  writeNginx(folder, {
    port,
    root: isSandbox ? sandboxBuild(folder, port) : resolve('dist'),
    runFolder: folder,
    // The host serves the console and the sandbox's version of the lender's main site.
    upstream: hostsUpstream(
      hosts.map((address) => `127.0.0.1:${new URL(address).port}`),
      { passesEverything: isSandbox },
    ),
    accessLog: null,
    modules: brotliModules(),
  });
  const server = spawn(
    program,
    ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${USER}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const address = `http://localhost:${port}`;
  await until(() => {
    if (server.exitCode !== null) throw new Error('nginx ended before it was ready');
    return fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    address,
    stop: () => {
      const clean = () => rmSync(folder, { recursive: true, force: true });
      server.once('exit', clean);
      process.once('exit', clean);
      server.kill('SIGTERM');
    },
  };
}
