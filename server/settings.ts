/** What the environment asks of the server (README, Settings of `npm start`). */
export interface Settings {
  /** 0: one that is free. */
  readonly port: number;
  readonly hostName: string;
  /** Null: there is a sandbox instead. */
  readonly gatewayUrl: string | null;
  /** How browsers reach this server: https where a load balancer before it ends TLS. */
  readonly publicProtocol: 'http' | 'https';
  /** Where the gateway looks addresses up, before the typed text (G-04); null: where the contract has it. */
  readonly addressLookupBase: string | null;
  /** How much quicker than real time the sandbox's lender works. */
  readonly speed: number;
  readonly dataFile: string;
}

/** A setting that cannot be meant; its message is for whoever started the server. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled';
}

/** What is read; says in one line which setting cannot be meant, and ends there. */
export function orEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Unsettled ? error.message : error);
    process.exit(1);
  }
}

export const LOOPBACK = '127.0.0.1';
const MOST_PORT = 65_535;

const isWeb = (address: string) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** The settings of an environment; throws `Unsettled` for one that cannot be meant. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > MOST_PORT)
    throw new Unsettled(`PORT is no port: ${env['PORT']}`);
  const gatewayUrl = env['GATEWAY_URL'] ?? '';
  if (gatewayUrl !== '' && !isWeb(gatewayUrl))
    throw new Unsettled(`GATEWAY_URL is no address like https://gateway.example: ${gatewayUrl}`);
  if (env['GATEWAY_ORIGIN'])
    throw new Unsettled(
      'GATEWAY_ORIGIN is for npm run build, whose pages call the gateway themselves; a server passes calls on to GATEWAY_URL',
    );
  const speed = Number(env['SANDBOX_SPEED'] ?? 1);
  if (!(speed > 0 && speed < Infinity))
    throw new Unsettled(`SANDBOX_SPEED is no number above 0: ${env['SANDBOX_SPEED']}`);
  const publicProtocol = env['PUBLIC_PROTOCOL'] || 'http';
  if (publicProtocol !== 'http' && publicProtocol !== 'https')
    throw new Unsettled(`PUBLIC_PROTOCOL is neither http nor https: ${publicProtocol}`);
  return {
    port,
    hostName: env['HOST'] ?? LOOPBACK,
    gatewayUrl: gatewayUrl === '' ? null : gatewayUrl,
    publicProtocol,
    // The build, which writes it into the pages, looks at what it is.
    addressLookupBase: env['ADDRESS_LOOKUP_BASE'] || null,
    speed,
    dataFile: env['SANDBOX_DATA'] ?? '.sandbox/sandbox.sqlite',
  };
}
