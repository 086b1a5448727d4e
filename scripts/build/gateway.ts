/**
 * The origin of GATEWAY_ORIGIN, for pages that call the gateway by themselves: a static build has no host that passes
 * the calls on. Left out, they go to the page's own origin.
 */
export function gatewayOrigin(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['GATEWAY_ORIGIN'] ?? '';
  if (given === '') return undefined;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== 'https:' || url.origin !== given.replace(/\/$/, ''))
    throw new Error(`GATEWAY_ORIGIN is no origin like https://gateway.example: ${given}`);
  return url.origin;
}
