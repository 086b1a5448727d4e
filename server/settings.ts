/** The settings of `npm start` (README). */
export interface Settings {
  /** 0: any free port. */
  readonly port: number;
  readonly hostName: string;
  /** Null: the sandbox. */
  readonly gatewayUrl: string | null;
  /** How browsers reach this server: https behind a load balancer that ends TLS. */
  readonly publicProtocol: 'http' | 'https';
  /** The path before the typed text of an address lookup (G-04); null: the contract's. */
  readonly addressLookupBase: string | null;
  /** How much faster than real time the sandbox's lender works. */
  readonly speed: number;
  readonly dataFile: string;
}

/** An invalid setting; its message is for the operator. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';
}

/** Prints an invalid setting, and exits. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof InvalidSetting ? error.message : error);
    process.exit(1);
  }
}

export const LOOPBACK = '127.0.0.1';
const MAX_PORT = 65_535;

const isWeb = (address: string) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** Throws `InvalidSetting`. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new InvalidSetting(`PORT is no port: ${env['PORT']}`);
  const gatewayUrl = env['GATEWAY_URL'] ?? '';
  if (gatewayUrl !== '' && !isWeb(gatewayUrl))
    throw new InvalidSetting(
      `GATEWAY_URL is no address like https://gateway.example: ${gatewayUrl}`,
    );
  if (env['GATEWAY_ORIGIN'] && gatewayUrl === '')
    throw new InvalidSetting(
      'GATEWAY_ORIGIN needs GATEWAY_URL: where an application has fe-relative-url-… on, its calls come to this server (FLAG-01)',
    );
  const speed = Number(env['SANDBOX_SPEED'] ?? 1);
  if (!(speed > 0 && speed < Infinity))
    throw new InvalidSetting(`SANDBOX_SPEED is no number above 0: ${env['SANDBOX_SPEED']}`);
  const publicProtocol = env['PUBLIC_PROTOCOL'] || 'http';
  if (publicProtocol !== 'http' && publicProtocol !== 'https')
    throw new InvalidSetting(`PUBLIC_PROTOCOL is neither http nor https: ${publicProtocol}`);
  return {
    port,
    hostName: env['HOST'] ?? LOOPBACK,
    gatewayUrl: gatewayUrl === '' ? null : gatewayUrl,
    publicProtocol,
    // The build validates it and writes it into the pages.
    addressLookupBase: env['ADDRESS_LOOKUP_BASE'] || null,
    speed,
    dataFile: env['SANDBOX_DATA'] ?? '.sandbox/sandbox.sqlite',
  };
}
