import { proxy } from 'hono/proxy';

const UNREACHABLE = JSON.stringify({ errors: [{ message: 'We could not reach the lender.' }] });

/** Hands a call over to the lender's gateway, cookies, bearer and body as they are. */
export async function passOn(gatewayUrl: string, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const base = new URL(gatewayUrl);
  const target = new URL(base.pathname.replace(/\/$/, '') + url.pathname + url.search, base);
  const headers = new Headers(request.headers);
  headers.delete('host');
  // A load balancer before this host has said by which name and how it was asked.
  if (!headers.has('X-Forwarded-Host')) headers.set('X-Forwarded-Host', url.host);
  if (!headers.has('X-Forwarded-Proto'))
    headers.set('X-Forwarded-Proto', url.protocol.slice(0, -1));
  try {
    const answer = await proxy(target, { raw: request, headers, redirect: 'manual' });
    answer.headers.set('Cache-Control', 'no-store'); // SC-02, whatever the gateway says of it.
    return answer;
  } catch {
    return new Response(UNREACHABLE, {
      status: 502,
      headers: { 'Content-Type': 'application/json' },
    });
  }
}
