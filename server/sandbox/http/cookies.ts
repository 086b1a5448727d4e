import { generateCookie } from 'hono/cookie';
import { parse, type CookieOptions } from 'hono/utils/cookie';

/** The sign-in pages set it; the first identity call exchanges it for a bearer (decision 10). */
const SESSION = 'homeline_session';

const WAITLIST = 'homeline_waitlist';

export type Cookies = ReturnType<typeof createCookies>;

/** Over https a cookie is Secure, and no other host of the site can set it (`__Host-`, RFC 6265bis 4.1.3.2). */
export function createCookies(isHttps: boolean) {
  const options: CookieOptions = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax' };
  const nameOf = (name: string) => (isHttps ? `__Host-${name}` : name);
  const write = (name: string, value: string, maxAge?: number) =>
    generateCookie(nameOf(name), value, { ...options, ...(maxAge !== undefined && { maxAge }) });
  const read = (headers: Headers, name: string) =>
    parse(headers.get('cookie') ?? '', nameOf(name))[nameOf(name)] || null;

  return {
    signedIn: (sessionId: string) => write(SESSION, sessionId),
    signedOut: write(SESSION, '', 0),
    waitlist: (id: string) => write(WAITLIST, id, 600),
    sessionIn: (headers: Headers) => read(headers, SESSION),
    waitlistEntryIn: (headers: Headers) => read(headers, WAITLIST),
  };
}
