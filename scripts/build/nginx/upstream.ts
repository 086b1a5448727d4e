import type { Settings } from '#server/settings.ts';

import { block } from './syntax.ts';

/** What nginx passes calls on to. */
export interface Upstream {
  /** host:port of each copy. */
  readonly servers: readonly string[];
  /** The address, in which the servers are one name. */
  readonly target: string;
  readonly hostHeader: string;
  /** Undefined: as the connection of the client. */
  readonly publicProtocol: 'https' | undefined;
  readonly tls: readonly string[];
  /** Whether the policy's reports go there: a host counts them, a gateway does not know them. */
  readonly takesReports: boolean;
  /** Whether everything else goes there too: the console and the main site of a sandbox. */
  readonly passesEverything: boolean;
}

const GROUP = 'homeline_calls';

/** Hosts of this product: one, or copies. */
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

/** The certificates that Debian trusts. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** A lender's gateway, without a host between. */
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

/** By the settings of `npm start`: its gateway, or the host that it starts. */
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
