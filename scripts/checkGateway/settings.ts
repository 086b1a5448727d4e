import { parseArgs } from 'node:util';

import { gatewaySettings } from '#scripts/build/gateway.ts';
import { InvalidSetting } from '#server/settings.ts';

/** Settings of `npm run check-gateway`. */
export interface CheckSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly org: string;
  readonly isWriting: boolean;
  /** Checks only the calls that lead a borrower to the offers. */
  readonly isFirstDay: boolean;
  readonly usesSandbox: boolean;
  readonly isJson: boolean;
  /** The origin of pages that call the gateway directly (GATEWAY_ORIGIN), or null. */
  readonly pageOrigin: string | null;
  /** GATEWAY_TOKEN: a session's bearer token. */
  readonly token: string | null;
  /** GATEWAY_APPLICATION: the application to read. Null for the session's first. */
  readonly applicationUuid: string | null;
  readonly idempotencyHeader: string;
  readonly applicationName: string;
  readonly addressLookupBase: string | null;
  readonly bannersBase: string | null;
}

export const CHECK_GATEWAY_USAGE = [
  'Usage: npm run check-gateway -- URL [--write | --first-day] [--sandbox] [--org CODE] [--page-origin ORIGIN] [--json]',
  '  --write        registers a borrower, creates an application and walks it; without it the check only reads',
  '  --first-day    writes too, but checks only the twelve calls that lead a borrower to the offers',
  '  --sandbox      lets the control interface of a sandbox make sessions and applications',
  '  --org          the brand; HOMELINE by default',
  '  --page-origin  the origin of pages that call the gateway themselves, for CORS',
  '  --json         prints the results for scripts',
  'GATEWAY_TOKEN has the bearer of a session, GATEWAY_APPLICATION the uuid of its application. Neither is an argument,',
  'which other programs of the machine could read.',
].join('\n');

const options = {
  write: { type: 'boolean', default: false },
  'first-day': { type: 'boolean', default: false },
  sandbox: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  org: { type: 'string', default: 'HOMELINE' },
  'page-origin': { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    // The parser's message may repeat a secret from the arguments.
    throw new InvalidSetting(CHECK_GATEWAY_USAGE);
  }
}

function urlIn(given: readonly string[]): string {
  const [address = ''] = given;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (given.length !== 1 || !url || !/^https?:$/.test(url.protocol))
    throw new InvalidSetting(CHECK_GATEWAY_USAGE);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

function originIn(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (!URL.canParse(given) || new URL(given).origin !== given)
    throw new InvalidSetting(CHECK_GATEWAY_USAGE);
  return given;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Throws `InvalidSetting`, whose message never contains a token. */
export function readCheckSettings(args: readonly string[], env: Env): CheckSettings {
  const { values, positionals } = parse(args);
  const { idempotencyHeader, applicationName, addressLookupBase, bannersBase } =
    gatewaySettings(env);
  return {
    url: urlIn(positionals),
    org: values.org,
    isWriting: values.write || values['first-day'],
    isFirstDay: values['first-day'],
    usesSandbox: values.sandbox,
    isJson: values.json,
    pageOrigin: originIn(values['page-origin']),
    token: env['GATEWAY_TOKEN'] || null,
    applicationUuid: env['GATEWAY_APPLICATION'] || null,
    idempotencyHeader: idempotencyHeader ?? 'Idempotency-Key',
    applicationName: applicationName ?? 'homeline',
    addressLookupBase: addressLookupBase ?? null,
    bannersBase: bannersBase ?? null,
  };
}
