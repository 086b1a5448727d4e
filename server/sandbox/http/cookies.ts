/** The cookie that a sign-in page sets; the first identity call exchanges it for a bearer (decision 10). */
const NAME = 'homeline_session';
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

export const signedInCookie = (sessionId: string) => `${NAME}=${sessionId}; ${ATTRIBUTES}`;

export const signedOutCookie = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;

/** The session that the browser's cookie names. */
export function sessionInCookie(headers: Headers): string | null {
  const cookies = (headers.get('cookie') ?? '').split(';');
  for (const cookie of cookies) {
    const [name, value] = cookie.trim().split('=');
    if (name === NAME && value) return value;
  }
  return null;
}
