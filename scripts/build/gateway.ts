import type { GatewaySettings } from '#server/host/organisationScript.ts';
import { InvalidSetting } from '#server/settings.ts';

type Env = NodeJS.ProcessEnv;

/**
 * GATEWAY_ORIGIN, for pages that call the gateway directly without a host. By default, they call their own origin.
 */
function originIn(env: Env): string | undefined {
  const given = env['GATEWAY_ORIGIN'] ?? '';
  if (given === '') return undefined;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' || url.origin !== given.replace(/\/$/, ''))
    throw new InvalidSetting(`GATEWAY_ORIGIN is no origin like https://gateway.example: ${given}`);
  return url.origin;
}

function tokenIn(env: Env, name: string): string | undefined {
  const given = env[name] ?? '';
  if (!/^[\w-]{0,100}$/.test(given)) throw new InvalidSetting(`${name} is no word: ${given}`);
  return given === '' ? undefined : given;
}

function pathIn(env: Env, name: string): string | undefined {
  const given = env[name] ?? '';
  if (!/^(?:(?:\/[\w-][\w.-]*){1,10})?$/.test(given))
    throw new InvalidSetting(`${name} is no base of a path like /addresses/v1: ${given}`);
  return given === '' ? undefined : given;
}

/** SESSION_REPLAY_LINK: an https address with `{id}` once. */
function replayLinkIn(env: Env): string | undefined {
  const given = env['SESSION_REPLAY_LINK'] ?? '';
  if (!/^(?:https:\/\/[\w.:-]+\/[\w./?=&-]*\{id\}[\w./?=&-]*)?$/.test(given))
    throw new InvalidSetting(
      `SESSION_REPLAY_LINK is no address like https://replay.example/sessions/{id}: ${given}`,
    );
  return given === '' ? undefined : given;
}

/** Reads an https address without query, hash or trailing slash. */
function addressIn(env: Env, name: string, example: string): string | undefined {
  const given = env[name] ?? '';
  if (given === '') return undefined;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' || url.origin + url.pathname.replace(/\/$/, '') !== given)
    throw new InvalidSetting(`${name} is no address like ${example}: ${given}`);
  return given;
}

/** BANNERS_BASE, the public storage with banners/banners.json (CALL-BANNER-1). */
const storageIn = (env: Env) => addressIn(env, 'BANNERS_BASE', 'https://storage.example/public');

/** SUPPORT_LOGS: an address that accepts borrowers' logs, or `gateway`. Returns '' for the gateway. */
function logAddressIn(env: Env): string | undefined {
  if (env['SUPPORT_LOGS'] === 'gateway') return '';
  return addressIn(env, 'SUPPORT_LOGS', '"gateway" or https://support.example/logs');
}

/** SUPPORT_REPLAY, for deployments where support replays logs. */
function replayIn(env: Env): string | undefined {
  const given = env['SUPPORT_REPLAY'] ?? '';
  if (!['', 'on', 'off'].includes(given))
    throw new InvalidSetting(`SUPPORT_REPLAY is neither on nor off: ${given}`);
  return given === 'on' ? given : undefined;
}

/** Reads a deployment's gateway settings (decision 12, FLAG-02, G-04, API-07). */
export const gatewaySettings = (env: Env = process.env): GatewaySettings => ({
  gatewayOrigin: originIn(env),
  idempotencyHeader: tokenIn(env, 'IDEMPOTENCY_HEADER'),
  applicationName: tokenIn(env, 'APPLICATION_NAME'),
  addressLookupBase: pathIn(env, 'ADDRESS_LOOKUP_BASE'),
  replayLink: replayLinkIn(env),
  bannersBase: storageIn(env),
  logAddress: logAddressIn(env),
  replay: replayIn(env),
});
