import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import { unauthenticated } from '#server/sandbox/refusal.ts';

import type { Cookies } from './cookies.ts';

/** What every call has besides path, query and body. */
export interface CallContext {
  /** From x-org. */
  readonly lender: Lender;
  /** From the bearer. */
  readonly identity: Identity | null;
  readonly sessionId: string | null;
  readonly origin: string;
  readonly requestHeaders: Headers;
  readonly cookies: Cookies;
  /** The session that the call starts. It is kept apart: the idempotency store must not contain it. */
  readonly signedIn: { identityUuid: string | null; cookie: string | null };
  readonly answerHeaders: Headers;
}

export interface Call<Parts> extends CallContext {
  readonly parts: Parts;
}

export interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

export interface Handler {
  readonly endpoint: Endpoint;
  readonly run: (call: Call<Parts>) => unknown;
}

/** Types a handler's parts and answer by its endpoint. */
export const handle = <Path extends string, Query, Body, Answer>(
  endpoint: Endpoint<Path, Query, Body, Answer>,
  run: (call: Call<Params<Path, Query, Body>>) => Answer | Promise<Answer>,
): Handler => ({
  endpoint,
  // serveCall has validated the parts against this endpoint.
  run: (call) => run(call as unknown as Call<Params<Path, Query, Body>>),
});

/** Refuses a call without a valid bearer. */
export function requireIdentity({ identity }: CallContext): Identity {
  if (!identity) throw unauthenticated();
  return identity;
}
