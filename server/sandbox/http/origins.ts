import { isLoopbackName } from '#server/loopback.ts';
import { Refusal } from '#server/sandbox/refusal.ts';

function originOf(text: string | null): URL | null {
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.origin === text && /^https?:$/.test(url.protocol) ? url : null;
}

const forged = () =>
  new Refusal(403, { message: 'This call does not come from our page.', code: 'ORIGIN' });

/** The origin that X-With-Origin names; null where it is not ours. */
export function ownOrigin(headers: Headers, brandHosts: ReadonlySet<string>): string | null {
  const named = originOf(headers.get('x-with-origin'));
  if (!named) return null;
  const isOurs =
    isLoopbackName(named.hostname) ||
    brandHosts.has(named.hostname) ||
    named.host === headers.get('host');
  return isOurs ? named.origin : null;
}

/** Refuses a write without our origin, or from another one (SC-10). */
export function refuseForgery(method: string, headers: Headers, origin: string | null): void {
  if (method === 'GET') return;
  const sender = headers.get('origin');
  if (origin === null || (sender !== null && sender !== origin)) throw forged();
}
