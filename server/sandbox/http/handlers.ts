import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import { unauthenticated } from '#server/sandbox/refusal.ts';

import type { Cookies } from './cookies.ts';

export interface SignedIn {
  identityUuid: string | null;
  cookie: string | null;
}

/** Who asks, from where, and for which lender: what every call has besides its own parts. */
export interface Visit {
  /** The lender named by x-org. */
  readonly lender: Lender;
  /** Whose bearer came with the call. */
  readonly identity: Identity | null;
  readonly sessionId: string | null;
  /** The origin of the page, for addresses that lead back to it. */
  readonly origin: string;
  readonly requestHeaders: Headers;
  readonly cookies: Cookies;
  /** Whom the call signs in, apart from its answer: a session is never stored with it. */
  readonly signedIn: SignedIn;
  /** What the answer carries besides its body. */
  readonly answerHeaders: Headers;
}

export interface Call<Parts> extends Visit {
  readonly parts: Parts;
}

/** Path, query and body of a call whose endpoint is not known by type. */
export interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

/** A call of the contract with what the lender does about it. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly run: (call: Call<Parts>) => unknown;
}

/** Says how a call is answered; parts and answer have the types that the contract gives them. */
export const handle = <Path extends string, Query, Body, Answer>(
  endpoint: Endpoint<Path, Query, Body, Answer>,
  run: (call: Call<Params<Path, Query, Body>>) => Answer | Promise<Answer>,
): Handler => ({
  endpoint,
  // The parts were checked against the schemas of this very endpoint before they come here.
  run: (call) => run(call as unknown as Call<Params<Path, Query, Body>>),
});

/** The person behind the bearer; without one the call is refused. */
export function whoIs({ identity }: Visit): Identity {
  if (!identity) throw unauthenticated();
  return identity;
}
