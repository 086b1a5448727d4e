const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** The cookie that a sign-in page sets; the first identity call exchanges it for a bearer (decision 10). */
const SESSION = 'homeline_session';

/** Names a place on the waitlist, so that its page can say whose it is. */
const WAITLIST = 'homeline_waitlist';

function cookieNamed(headers: Headers, wanted: string): string | null {
  const cookies = (headers.get('cookie') ?? '').split(';');
  for (const cookie of cookies) {
    const [name, value] = cookie.trim().split('=');
    if (name === wanted && value) return value;
  }
  return null;
}

export type Cookies = ReturnType<typeof createCookies>;

/**
 * The cookies of pages that are reached by https, or by plain http as on this machine. By https a browser takes and
 * sends them by https alone, and no other host of the site can set them (`__Host-`, RFC 6265bis 4.1.3.2).
 */
export function createCookies(isHttps: boolean) {
  const nameOf = (name: string) => (isHttps ? `__Host-${name}` : name);
  const attributes = isHttps ? `${ATTRIBUTES}; Secure` : ATTRIBUTES;

  return {
    signedIn: (sessionId: string) => `${nameOf(SESSION)}=${sessionId}; ${attributes}`,
    signedOut: `${nameOf(SESSION)}=; Max-Age=0; ${attributes}`,
    waitlist: (id: string) => `${nameOf(WAITLIST)}=${id}; Max-Age=600; ${attributes}`,
    /** The session that the browser's cookie names. */
    sessionIn: (headers: Headers) => cookieNamed(headers, nameOf(SESSION)),
    waitlistPlaceIn: (headers: Headers) => cookieNamed(headers, nameOf(WAITLIST)),
  };
}
