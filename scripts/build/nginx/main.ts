import { upstreamConf, type Upstream } from './upstream.ts';
import { block } from './syntax.ts';

export interface MainOptions {
  readonly port: number;
  /** The folder of the build. */
  readonly root: string;
  /** What nginx may write to, where it does not run as root. */
  readonly runFolder: string;
  readonly upstream: Upstream;
  /** Null: no line for each answer. */
  readonly accessLog: string | null;
  /** The modules to load, by their files: brotli's. */
  readonly modules?: readonly string[];
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** A whole configuration, for an nginx of its own that does not run as root. */
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
