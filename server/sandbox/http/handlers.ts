import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import { unauthenticated } from '#server/sandbox/httpError.ts';

import type { Cookies } from './cookies.ts';

/** What every call has in addition to path, query and body. */
export interface CallContext {
  readonly lender: Lender;
  readonly identity: Identity | null;
  readonly sessionId: string | null;
  /** The caller's IPv4 address or IPv6 network, for limits. */
  readonly address: string;
  readonly origin: string;
  readonly requestHeaders: Headers;
  readonly cookies: Cookies;
  /** The session that the call starts. It is separate, because the idempotency store must not contain it. */
  readonly signedIn: { identityUuid: string | null; cookie: string | null };
  readonly answerHeaders: Headers;
}

export interface ParsedCall<Parts> extends CallContext {
  readonly parts: Parts;
}

export interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

export interface Handler {
  readonly endpoint: Endpoint;
  /** Refuses a request by its address and headers, before its body is read. */
  readonly admit?: (request: Request) => void;
  /** Work to wait for first. It doesn't write. */
  readonly prepare?: (call: ParsedCall<Parts>) => Promise<unknown>;
  /** Runs in one transaction, so no other call comes between a read and a write. Only a read may return a promise. */
  readonly run: (call: ParsedCall<Parts>, prepared: unknown) => unknown;
}

/** Types a handler's parts and answer by its endpoint. */
export const handle = <Path extends string, Query, Body, Answer>(
  endpoint: Endpoint<Path, Query, Body, Answer>,
  run: (call: ParsedCall<Params<Path, Query, Body>>) => Answer,
): Handler => ({
  endpoint,
  // serveCall has validated the parts against this endpoint.
  run: (call) => run(call as unknown as ParsedCall<Params<Path, Query, Body>>),
});

/** Creates a handler that waits for something before its transaction. */
export const handlePrepared = <Path extends string, Query, Body, Answer, Prepared>(
  endpoint: Endpoint<Path, Query, Body, Answer>,
  prepare: (call: ParsedCall<Params<Path, Query, Body>>) => Promise<Prepared>,
  run: (call: ParsedCall<Params<Path, Query, Body>>, prepared: Prepared) => Answer,
): Handler => ({
  endpoint,
  // serveCall has validated the parts against this endpoint and passes on what was prepared.
  prepare: (call) => prepare(call as unknown as ParsedCall<Params<Path, Query, Body>>),
  run: (call, prepared) =>
    run(call as unknown as ParsedCall<Params<Path, Query, Body>>, prepared as Prepared),
});

/** Refuses a call without a valid bearer token. */
export function requireIdentity({ identity }: CallContext): Identity {
  if (!identity) throw unauthenticated();
  return identity;
}
