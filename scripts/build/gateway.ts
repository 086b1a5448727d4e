import type { GatewaySettings } from '#server/host/organisationScript.ts';
import { Unsettled } from '#server/settings.ts';

type Env = NodeJS.ProcessEnv;

/**
 * The origin of GATEWAY_ORIGIN, for pages that call the gateway by themselves: a static build has no host that passes
 * the calls on. Left out, they go to the page's own origin.
 */
function originIn(env: Env): string | undefined {
  const given = env['GATEWAY_ORIGIN'] ?? '';
  if (given === '') return undefined;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' || url.origin !== given.replace(/\/$/, ''))
    throw new Unsettled(`GATEWAY_ORIGIN is no origin like https://gateway.example: ${given}`);
  return url.origin;
}

/** A word for a header, if one was said. */
function wordIn(env: Env, name: string): string | undefined {
  const given = env[name] ?? '';
  if (!/^[\w-]{0,100}$/.test(given)) throw new Unsettled(`${name} is no word: ${given}`);
  return given === '' ? undefined : given;
}

/** Where a path begins, if that was said. */
function baseIn(env: Env, name: string): string | undefined {
  const given = env[name] ?? '';
  if (!/^(?:(?:\/[\w-][\w.-]*){1,10})?$/.test(given))
    throw new Unsettled(`${name} is no base of a path like /addresses/v1: ${given}`);
  return given === '' ? undefined : given;
}

/** What a deployment says of its gateway (decision 12, FLAG-02, G-04). */
export const gatewaySettings = (env: Env = process.env): GatewaySettings => ({
  gatewayOrigin: originIn(env),
  idempotencyHeader: wordIn(env, 'IDEMPOTENCY_HEADER'),
  applicationName: wordIn(env, 'APPLICATION_NAME'),
  addressLookupBase: baseIn(env, 'ADDRESS_LOOKUP_BASE'),
});
