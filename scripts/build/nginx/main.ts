import { upstreamConf, type Upstream } from './upstream.ts';
import { block } from './syntax.ts';

export interface MainOptions {
  readonly port: number;
  readonly root: string;
  /** Where nginx can write if it doesn't run as root. */
  readonly runFolder: string;
  readonly upstream: Upstream;
  /** Null disables the access log. */
  readonly accessLog: string | null;
  /** Files of modules to load, such as brotli's. */
  readonly modules?: readonly string[];
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns a complete configuration for a separate nginx that doesn't run as root. */
export function mainConf(options: MainOptions): string {
  const { port, root, runFolder, upstream, accessLog, modules = [] } = options;
  return [
    '# Made by the build, as an example: nginx -e stderr -c /srv/homeline/dist/nginx/nginx.conf',
    ...modules.map((file) => `load_module ${file};`),
    'worker_processes auto;',
    `pid ${runFolder}/nginx.pid;`,
    '# A line of a lower level would quote the address of a request, with its ids',
    'error_log stderr alert;',
    '# A brand opens at midnight of UTC',
    'env TZ=UTC;',
    block('events', ['worker_connections 4096;']),
    block('http', [
      ...TEMPORARY.map((name) => `${name}_temp_path ${runFolder}/${name};`),
      'include http.conf;',
      accessLog === null ? 'access_log off;' : `access_log ${accessLog} homeline;`,
      upstreamConf(upstream),
      block('server', [
        `listen ${port} default_server;`,
        `root ${root};`,
        ...(modules.length > 0 ? ['brotli_static on;'] : []),
        'include site.conf;',
      ]),
    ]),
    '',
  ].join('\n');
}
