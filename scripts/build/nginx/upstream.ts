import type { Settings } from '#server/settings.ts';

import { block } from './syntax.ts';

export interface Upstream {
  /** host:port of each copy. */
  readonly servers: readonly string[];
  /** The address, with one name for all servers. */
  readonly target: string;
  readonly hostHeader: string;
  /** Undefined to use the client's protocol. */
  readonly publicProtocol: 'https' | undefined;
  readonly tls: readonly string[];
  /** True if policy reports go there. A host counts them, but a gateway doesn't know them. */
  readonly takesReports: boolean;
  /** True if everything else goes there too: the console and the sandbox's main site. */
  readonly passesEverything: boolean;
}

const GROUP = 'homeline_calls';

/** Proxies to one or more hosts of this product. */
export const hostsUpstream = (
  servers: readonly string[],
  { passesEverything = false }: { passesEverything?: boolean } = {},
): Upstream => ({
  servers,
  target: `http://${GROUP}`,
  hostHeader: '$http_host',
  publicProtocol: undefined,
  tls: [],
  takesReports: true,
  passesEverything,
});

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Proxies directly to a lender's gateway. */
export function gatewayUpstream(gatewayUrl: string): Upstream {
  const { protocol, hostname, port, host, pathname } = new URL(gatewayUrl);
  const isEncrypted = protocol === 'https:';
  return {
    servers: [`${hostname}:${port || (isEncrypted ? 443 : 80)}`],
    target: `${protocol}//${GROUP}${pathname.replace(/\/$/, '')}$request_uri`,
    hostHeader: host,
    publicProtocol: undefined,
    tls: isEncrypted
      ? [
          'proxy_ssl_server_name on;',
          `proxy_ssl_name ${hostname};`,
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 3;',
          `proxy_ssl_trusted_certificate ${CERTIFICATES};`,
        ]
      : [],
    takesReports: false,
    passesEverything: false,
  };
}

/** Returns the upstream for the settings of `npm start`: its gateway, or the host that it starts. */
export function upstreamFor({
  gatewayUrl,
  publicProtocol,
  port,
}: Pick<Settings, 'gatewayUrl' | 'publicProtocol' | 'port'>): Upstream {
  const upstream =
    gatewayUrl === null ? hostsUpstream([`127.0.0.1:${port}`]) : gatewayUpstream(gatewayUrl);
  return publicProtocol === 'https' ? { ...upstream, publicProtocol } : upstream;
}

export const upstreamConf = ({ servers }: Upstream): string =>
  block(`upstream ${GROUP}`, [...servers.map((server) => `server ${server};`), 'keepalive 32;']);
