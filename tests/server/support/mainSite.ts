import type { TestSandbox } from '#tests/support/fakes/sandbox.ts';

import { cookieIn } from './cookies.ts';

const ORIGIN = 'http://localhost:3000';

type Headers = Readonly<Record<string, string>>;

/** A browser without storage on the pages around the app. */
export function pagesOf(lender: Pick<TestSandbox, 'sandbox' | 'session'>) {
  const request = (
    path: string,
    init: Omit<RequestInit, 'headers'> & { readonly headers?: Headers },
  ) =>
    lender.sandbox.app.request(new URL(path, ORIGIN).href, {
      ...init,
      headers: { host: 'localhost:3000', ...init.headers },
    });
  const get = (path: string, cookie = '') => request(path, { headers: { cookie } });
  return {
    get,
    post: (path: string, fields: Headers, headers: Headers = {}) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    textAt: async (path: string, cookie?: string) => (await get(path, cookie)).text(),
    /** Returns the cookie of a browser signed in as the borrower of a new session. */
    signedIn: async (session: object = {}) =>
      cookieIn(await get((await lender.session(session)).loginUrl)),
  };
}
