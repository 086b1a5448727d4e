/** The cookie that a sign-in page sets; the first identity call exchanges it for a bearer (decision 10). */
const NAME = 'homeline_session';
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

export const signedInCookie = (sessionId: string) => `${NAME}=${sessionId}; ${ATTRIBUTES}`;

export const signedOutCookie = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;

/** Names a place on the waitlist, so that its page can say whose it is. */
const WAITLIST = 'homeline_waitlist';

export const waitlistCookie = (id: string) => `${WAITLIST}=${id}; Max-Age=600; ${ATTRIBUTES}`;

function cookieNamed(headers: Headers, wanted: string): string | null {
  const cookies = (headers.get('cookie') ?? '').split(';');
  for (const cookie of cookies) {
    const [name, value] = cookie.trim().split('=');
    if (name === wanted && value) return value;
  }
  return null;
}

/** The session that the browser's cookie names. */
export const sessionInCookie = (headers: Headers) => cookieNamed(headers, NAME);

export const waitlistPlaceInCookie = (headers: Headers) => cookieNamed(headers, WAITLIST);
