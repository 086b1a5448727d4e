import { randomOf } from '#tests/support/randomOf.ts';

import type { TestSandbox } from './sandbox.ts';

/** The origin of every page and of the lender. */
export const ORIGIN = 'http://localhost:3000';

export const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input instanceof URL ? input.href : input;

/** A request on its way, which can be delivered to the lender and given up by the client. */
interface Request {
  readonly deliver: () => Promise<Response>;
  readonly signal: AbortSignal | null | undefined;
}

const dead = () => new TypeError('Failed to fetch');
const refusal = (status: number) =>
  new Response(JSON.stringify({ errors: [{ message: 'Not now.' }] }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
const givenUp = (signal: Request['signal']) =>
  new Promise<never>((_answered, reject) => {
    const end = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });

/** What can happen to a request. */
const troubles: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  'does not arrive': () => Promise.reject(dead()),
  async 'its answer is lost'({ deliver }) {
    await deliver();
    throw dead();
  },
  'a 500 instead': () => Promise.resolve(refusal(500)),
  async 'a 504 after the work'({ deliver }) {
    await deliver();
    return refusal(504);
  },
  'hangs before the lender': ({ signal }) => givenUp(signal),
  async 'hangs after the work'({ deliver, signal }) {
    await deliver();
    return givenUp(signal);
  },
  async 'arrives after it was given up'({ deliver, signal }) {
    try {
      return await givenUp(signal);
    } finally {
      await deliver();
    }
  },
  async 'an answer that cannot be read'({ deliver }) {
    await deliver();
    return new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
  },
  async 'a 409 while the lender is at work'({ deliver }) {
    await deliver();
    return refusal(409);
  },
};

const troubleNames = Object.keys(troubles);

/**
 * A network between browsers and the sandbox, on which a share of the requests fails. The seed decides how, and each
 * failure is equally likely.
 */
export function stormyNetwork(lender: TestSandbox, { seed }: { readonly seed: number }) {
  const random = randomOf(seed);
  let share = 0;
  let underWay = 0;
  const seen: { readonly call: string; readonly trouble: string }[] = [];

  async function deliver(address: string, init: RequestInit, cookie: string | null) {
    underWay += 1;
    try {
      const { pathname, search } = new URL(address, ORIGIN);
      const headers = new Headers(init.headers);
      if (cookie !== null) headers.set('Cookie', cookie);
      const { method = 'GET', body = null } = init;
      return await lender.sandbox.app.request(ORIGIN + pathname + search, {
        method,
        headers,
        body,
        redirect: 'manual',
      });
    } finally {
      underWay -= 1;
    }
  }

  return {
    random,
    seen,
    /** From here on, this share of the requests fails. */
    storm(next: number) {
      share = next;
    },
    /** Resolves when the lender has no pending requests. */
    async rest() {
      for (let calm = 0; calm < 4; calm += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (underWay > 0) calm = 0;
      }
    },
    deliver,
    /** Returns the `fetch` of a browser with its own cookie. */
    fetchWith:
      (cookies: { current: string | null }): typeof fetch =>
      (input, init = {}) => {
        const address = addressOf(input);
        const { signal } = init;
        const send = () => deliver(address, init, cookies.current);
        // Only a response that arrives brings its cookie.
        const sendAndTake = async () => {
          const response = await send();
          if (signal?.aborted) return response;
          for (const cookie of response.headers.getSetCookie())
            cookies.current = cookie.split(';')[0] ?? null;
          return response;
        };
        if (signal?.aborted) return Promise.reject(dead());
        if (random() >= share) return Promise.race([sendAndTake(), givenUp(signal)]);
        const trouble = troubleNames[Math.floor(random() * troubleNames.length)] ?? '';
        seen.push({ call: `${init.method} ${address.split('?')[0]}`, trouble });
        const work = troubles[trouble]?.({ deliver: send, signal }) ?? send();
        return Promise.race([work, givenUp(signal)]);
      },
  };
}

export type StormyNetwork = ReturnType<typeof stormyNetwork>;
