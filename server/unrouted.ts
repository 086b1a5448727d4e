import { methodsAt } from './contractRoutes.ts';

const plainJson = (status: 400 | 405, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ errors: [{ message }] }), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/**
 * Refuses a call whose path is in the contract but whose method or segments aren't. Returns null for all other paths.
 */
export function refuseUnrouted(method: string, pathname: string): Response | null {
  const methods = methodsAt(pathname);
  // A segment can't be decoded, or contains a slash (FT-104).
  if (methods.some((one) => one === method))
    return plainJson(400, 'We could not read this address.');
  if (methods.length === 0) return null;
  return plainJson(405, 'This call has another method.', { Allow: methods.join(', ') });
}
