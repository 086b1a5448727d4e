import { createHmac, timingSafeEqual } from 'node:crypto';

import { generateCookie } from 'hono/cookie';
import { parse, type CookieOptions } from 'hono/utils/cookie';

/** Set by the sign-in pages. The first identity call exchanges it for a bearer token (decision 10). */
const SESSION = 'homeline_session';

const WAITLIST = 'homeline_waitlist';

function isEqual(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export type Cookies = ReturnType<typeof createCookies>;

/** Over https, the cookie is Secure, and other hosts of the site can't set it (`__Host-`, RFC 6265bis 4.1.3.2). */
export function createCookies(isHttps: boolean, secret: string) {
  const options: CookieOptions = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax' };
  const nameOf = (name: string) => (isHttps ? `__Host-${name}` : name);
  const write = (name: string, value: string, maxAge?: number) =>
    generateCookie(nameOf(name), value, { ...options, ...(maxAge !== undefined && { maxAge }) });
  const read = (headers: Headers, name: string) =>
    parse(headers.get('cookie') ?? '', nameOf(name))[nameOf(name)] || null;

  /** Page scripts can read the session's id in a bearer token. Without the secret, they can't make a cookie of it. */
  const sealed = (sessionId: string) =>
    `${sessionId}_${createHmac('sha256', secret).update(`cookie ${sessionId}`).digest('base64url')}`;

  function sessionIn(headers: Headers): string | null {
    const value = read(headers, SESSION);
    const id = value?.slice(0, value.indexOf('_')) ?? '';
    return value !== null && isEqual(value, sealed(id)) ? id : null;
  }

  return {
    signedIn: (sessionId: string) => write(SESSION, sealed(sessionId)),
    signedOut: write(SESSION, '', 0),
    waitlist: (id: string) => write(WAITLIST, id, 600),
    sessionIn,
    waitlistEntryIn: (headers: Headers) => read(headers, WAITLIST),
  };
}
