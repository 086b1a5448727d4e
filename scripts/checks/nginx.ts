import { existsSync } from 'node:fs';

import { installFor, onPath } from './programs.ts';

const SYSTEM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const findNginx = (): string | undefined =>
  onPath('nginx') ?? (existsSync(SYSTEM) ? SYSTEM : undefined);

/** Finds or installs Debian's nginx, for journeys behind it. */
export function requireNginx(): string {
  const found = findNginx() ?? installFor(['nginx-light', 'nginx'], findNginx);
  if (found !== undefined) return found;
  throw new Error('The journeys behind nginx need it: install it (apt-get install nginx-light).');
}

/** Returns nginx's brotli module for the build's compressed files. It has its own package. */
export const brotliModules = (): string[] => (existsSync(BROTLI) ? [BROTLI] : []);
