import type { GatewaySettings } from '#server/host/organisationScript.ts';

type Env = NodeJS.ProcessEnv;

/**
 * The origin of GATEWAY_ORIGIN, for pages that call the gateway by themselves: a static build has no host that passes
 * the calls on. Left out, they go to the page's own origin.
 */
function originIn(env: Env): string | null {
  const given = env['GATEWAY_ORIGIN'] ?? '';
  if (given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' || url.origin !== given.replace(/\/$/, ''))
    throw new Error(`GATEWAY_ORIGIN is no origin like https://gateway.example: ${given}`);
  return url.origin;
}

/** A word for a header, or null where nothing was said. */
function wordIn(env: Env, name: string): string | null {
  const given = env[name] ?? '';
  if (!/^[\w-]{0,100}$/.test(given)) throw new Error(`${name} is no word: ${given}`);
  return given === '' ? null : given;
}

/** What a deployment says of its gateway (decision 12, FLAG-02). */
export function gatewaySettings(env: Env = process.env): GatewaySettings {
  const gatewayOrigin = originIn(env);
  const idempotencyHeader = wordIn(env, 'IDEMPOTENCY_HEADER');
  const applicationName = wordIn(env, 'APPLICATION_NAME');
  return {
    ...(gatewayOrigin !== null && { gatewayOrigin }),
    ...(idempotencyHeader !== null && { idempotencyHeader }),
    ...(applicationName !== null && { applicationName }),
  };
}
