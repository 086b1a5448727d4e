import { methodsAt } from './contractRoutes.ts';

const plainJson = (status: 400 | 405, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ errors: [{ message }] }), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** The refusal of a call that has an address of the contract and is none of its calls; null where the address is not the contract's. */
export function refuseUnrouted(method: string, pathname: string): Response | null {
  const methods = methodsAt(pathname);
  // There is such a call, and a part of its address is no text, or is more than one part (FT-104).
  if (methods.some((one) => one === method))
    return plainJson(400, 'We could not read this address.');
  if (methods.length === 0) return null;
  return plainJson(405, 'This call has another method.', { Allow: methods.join(', ') });
}
