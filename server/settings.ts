/** Settings of `npm start` (docs/operating.md). */
export interface Settings {
  /** 0 for any free port. */
  readonly port: number;
  readonly hostName: string;
  /** Null for the sandbox. */
  readonly gatewayUrl: string | null;
  /** How browsers reach this server: https behind a load balancer that terminates TLS. */
  readonly publicProtocol: 'http' | 'https';
  /** The path before the typed text in an address lookup (G-04), or null for the contract's. */
  readonly addressLookupBase: string | null;
  readonly speed: number;
  readonly dataFile: string;
  /** Port for Prometheus metrics, or null to disable them. */
  readonly metricsPort: number | null;
  /** `text` prints what a person at a terminal needs. `json` prints a line per event. */
  readonly logFormat: 'text' | 'json';
  /** How long a stopping host keeps answering as "not ready", so load balancers can switch to another copy. */
  readonly drainMs: number;
}

/** An invalid setting. The message is for the operator. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';
}

/** Prints an invalid setting and exits. */
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

type Env = Readonly<Record<string, string | undefined>>;

function portIn(env: Env, name: string): number | null {
  const { [name]: given = '' } = env;
  if (given === '') return null;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new InvalidSetting(`${name} is no port: ${given}`);
  return port;
}

/** Reads one of a few words. Defaults to the first. */
function wordIn<Word extends string>(env: Env, name: string, words: readonly [Word, ...Word[]]) {
  const { [name]: given = '' } = env;
  const [byDefault] = words;
  const word = given === '' ? byDefault : words.find((one) => one === given);
  if (word === undefined)
    throw new InvalidSetting(`${name} is neither ${words.join(' nor ')}: ${given}`);
  return word;
}

/** Our choice: in seconds, as long as a supervisor usually waits. */
const MAX_DRAIN_SECONDS = 600;

function drainIn(env: Env): number {
  const seconds = Number(env['DRAIN_SECONDS'] ?? 0);
  if (!(seconds >= 0 && seconds <= MAX_DRAIN_SECONDS))
    throw new InvalidSetting(
      `DRAIN_SECONDS is no number from 0 to ${MAX_DRAIN_SECONDS}: ${env['DRAIN_SECONDS']}`,
    );
  return seconds * 1_000;
}

/** Whether a developer runs this host on their own machine, in front of their gateway. */
export const isTryingGateway = ({ gatewayUrl, hostName, logFormat }: Settings): boolean =>
  gatewayUrl !== null && hostName === LOOPBACK && logFormat === 'text';

/** Reads the settings. Throws `InvalidSetting`. */
export function readSettings(env: Env): Settings {
  const port = portIn(env, 'PORT') ?? 3000;
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
  return {
    port,
    hostName: env['HOST'] ?? LOOPBACK,
    gatewayUrl: gatewayUrl === '' ? null : gatewayUrl,
    publicProtocol: wordIn(env, 'PUBLIC_PROTOCOL', ['http', 'https']),
    // The build validates it and writes it into the pages.
    addressLookupBase: env['ADDRESS_LOOKUP_BASE'] || null,
    speed,
    dataFile: env['SANDBOX_DATA'] ?? '.sandbox/sandbox.sqlite',
    metricsPort: portIn(env, 'METRICS_PORT'),
    logFormat: wordIn(env, 'LOG_FORMAT', ['text', 'json']),
    drainMs: drainIn(env),
  };
}
