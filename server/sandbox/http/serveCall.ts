import { isPromise } from 'node:util/types';

import {
  HttpError,
  refusedWith,
  tooManyRequests,
  unauthenticated,
} from '#server/sandbox/httpError.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import type { Route } from '#server/contractRoutes.ts';
import { FOREIGN_DOCUMENT_POLICY } from '#server/host/securityHeaders.ts';
import type { World } from '#server/sandbox/world.ts';

import { refuseTooOften } from './callLimits.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Connection } from './faults.ts';
import type { ParsedCall, CallContext, Handler, Parts } from './handlers.ts';
import type { Keyed, CallOutcome } from './idempotency.ts';
import { ownOrigin, refuseCrossOrigin, refuseForgery } from './origins.ts';
import { validate, discardBody, readRequestBody, readQuery } from './readRequest.ts';
import { signIn } from './signIn.ts';

/** Far above parallel browser tests, far below an endless loop. */
const CALLS_A_MINUTE = { most: 60_000, windowMs: 60_000 };
/** A browser that navigates to a call saves its answer as a file and never shows it as a page. */
const JSON_TYPE = {
  'Content-Type': 'application/json',
  'Content-Disposition': 'attachment; filename="api.json"',
  'Cache-Control': 'no-store',
};

/** Files are saved, not shown, and run nothing in our origin (SC-15). */
const OF_FILES = {
  'Cache-Control': 'no-store',
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': FOREIGN_DOCUMENT_POLICY,
};

const isSecure = ({ endpoint, path }: Route) =>
  endpoint.bearer === 'required' || path['context'] === 'secure';

/** Returns the bearer token's identity. Refuses a bad token only if the call requires one. */
function identityOf(world: World, route: Route, headers: Headers) {
  const anonymous = { identity: null, sessionId: null };
  const [, token] = /^Bearer (\S{1,8192})$/.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined || route.endpoint.bearer === 'never') {
    if (isSecure(route)) throw unauthenticated();
    return anonymous;
  }
  const reading = world.bearers.read(token);
  if (reading.kind === 'forged' && isSecure(route))
    throw new HttpError(403, { message: 'invalid signature', code: 'INVALID_SIGNATURE' });
  const session =
    reading.kind === 'good' ? world.identities.liveSession(reading.bearer.sessionId) : null;
  const identity = session && world.identities.byUuid(session.identityUuid);
  if (!session || !identity) {
    if (isSecure(route)) throw unauthenticated();
    return anonymous;
  }
  return { identity, sessionId: session.id };
}

function lenderOf(world: World, headers: Headers, query: Readonly<Record<string, string>>) {
  const code = headers.get('x-org') ?? query['orgCode'] ?? query['organization'];
  if (code === undefined) return world.main;
  const lender = world.lenders.get(code);
  if (!lender)
    throw new HttpError(400, { message: "We don't know this organization.", code: 'ORG' });
  return lender;
}

interface RoutedCall {
  readonly route: Route;
  readonly handler: Handler;
  readonly request: Request;
}

interface ReceivedCall {
  readonly address: string;
  sender: string | null;
  body: unknown;
}

/** Returns the page's origin, and refuses a forged call (SC-10). */
function senderOf(world: World, { route, request }: RoutedCall): string | null {
  const { headers, method } = request;
  const origin = ownOrigin(headers, world.brandHosts);
  if (route.endpoint.isAnonymous) refuseCrossOrigin(headers);
  else refuseForgery(method, headers, origin);
  return origin;
}

function contextOf(
  world: World,
  { route, request }: RoutedCall,
  { sender, address }: Pick<ReceivedCall, 'sender' | 'address'>,
): CallContext {
  const { headers } = request;
  return {
    lender: lenderOf(world, headers, readQuery(new URL(request.url))),
    ...identityOf(world, route, headers),
    address,
    origin: sender ?? new URL(request.url).origin,
    requestHeaders: headers,
    cookies: world.cookiesAt(request.url),
    signedIn: { identityUuid: null, cookie: null },
    answerHeaders: new Headers(),
  };
}

function signedInBy({ identities }: World, { signedIn }: CallContext): CallOutcome['signsIn'] {
  const identity = signedIn.identityUuid === null ? null : identities.byUuid(signedIn.identityUuid);
  return identity && { uuid: identity.uuid, passwordHash: identity.passwordHash };
}

/** A repeat signs the browser in again, because the first answer may be lost, unless the password was reset. */
function repeated(world: World, context: CallContext, { answer, cookies, signsIn }: CallOutcome) {
  const { answerHeaders } = context;
  answerHeaders.delete('Set-Cookie');
  for (const cookie of cookies) answerHeaders.append('Set-Cookie', cookie);
  if (signsIn === null) return answer;
  if (world.identities.byUuid(signsIn.uuid)?.passwordHash !== signsIn.passwordHash)
    throw unauthenticated();
  return { ...Object(answer), jwt: signIn(world, context, signsIn.uuid) };
}

/** Runs work as one transaction. An `HttpError` also rolls it back, except for what it remembers. */
function atOnce<T>({ database }: World, work: () => T): T {
  try {
    return database.transaction(work);
  } catch (error) {
    if (error instanceof HttpError && error.remember) database.transaction(error.remember);
    throw error;
  }
}

// A public file is served as it was stored.
const isChecked = ({ success, answersPdf, isAnonymous }: Endpoint) =>
  success !== 204 && !answersPdf && !isAnonymous;

/** Stores the handler's records and the result for repeats, or neither. */
function work(
  world: World,
  handler: Handler,
  call: ParsedCall<Parts>,
  { keyed, prepared }: { readonly keyed: Keyed | null; readonly prepared: unknown },
): unknown {
  const first = keyed && world.outcomes.find(keyed);
  if (first) return repeated(world, call, first);
  const answer = handler.run(call, prepared);
  if (isPromise(answer)) {
    if (handler.endpoint.method !== 'GET')
      throw new TypeError('A call that writes answers at once');
    return answer;
  }
  if (isChecked(handler.endpoint)) checkAnswer(handler.endpoint, answer);
  if (keyed)
    world.outcomes.keep(keyed, {
      answer,
      cookies: call.answerHeaders.getSetCookie(),
      signsIn: signedInBy(world, call),
    });
  return answer;
}

async function run(
  world: World,
  routedCall: RoutedCall,
  { body, ...received }: ReceivedCall,
): Promise<Response> {
  const { handler, request } = routedCall;
  const { endpoint, path } = routedCall.route;
  const context = contextOf(world, routedCall, received);
  const { identity, answerHeaders } = context;
  const client = identity?.uuid ?? 'anonymous';
  const wait = world.limits.consume(`calls of ${client}`, CALLS_A_MINUTE);
  if (wait !== null) throw tooManyRequests(wait);

  const query = validate(endpoint.query, readQuery(new URL(request.url)));
  const parts = { path, query, body: validate(endpoint.body, body) };
  const key = endpoint.method === 'GET' ? null : request.headers.get('idempotency-key');
  const scope = { owner: client, endpoint: endpoint.name };
  const keyed = key === null ? null : await world.outcomes.keyed({ ...scope, key }, parts);
  const call = { ...context, parts };
  const isRepeat = keyed !== null && world.outcomes.find(keyed) !== null;
  if (!isRepeat) refuseTooOften(world, endpoint.name, call);
  const prepared = isRepeat ? null : await handler.prepare?.(call);
  const promised = atOnce(world, () => work(world, handler, call, { keyed, prepared }));
  const answer = await promised;
  if (isPromise(promised) && isChecked(endpoint)) checkAnswer(endpoint, answer);
  if (context.signedIn.cookie !== null) answerHeaders.append('Set-Cookie', context.signedIn.cookie);

  const isEmpty = endpoint.success === 204;
  renewBearer(world, context, endpoint);
  if (answer instanceof ArrayBuffer) {
    for (const [name, value] of Object.entries(OF_FILES)) answerHeaders.set(name, value);
    return new Response(answer, { status: endpoint.success, headers: answerHeaders });
  }
  for (const [name, value] of Object.entries(JSON_TYPE)) answerHeaders.set(name, value);
  return new Response(isEmpty ? null : JSON.stringify(answer === undefined ? {} : answer), {
    status: endpoint.success,
    headers: answerHeaders,
  });
}

/** Each 200 to a secure call carries a new bearer token (F-09, API-08). */
function renewBearer(
  world: World,
  { identity, sessionId, answerHeaders }: CallContext,
  endpoint: Endpoint,
) {
  if (endpoint.success !== 200 || !identity || sessionId === null) return;
  if (answerHeaders.has('authorization') || !world.identities.liveSession(sessionId)) return;
  const token = world.bearers.issue({ identityUuid: identity.uuid, sessionId });
  answerHeaders.set('Authorization', `Bearer ${token}`);
}

/**
 * Reads the body of an allowed sender. Reads a refused upload too, because a browser that is still sending doesn't
 * read the response.
 */
async function bodyOf(world: World, { route, handler, request }: RoutedCall): Promise<unknown> {
  try {
    identityOf(world, route, request.headers);
    handler.admit?.(request);
  } catch (error) {
    if (route.endpoint.multipart) await discardBody(request, route.endpoint);
    throw error;
  }
  return await readRequestBody(request, route.endpoint);
}

/** Serves a call of the contract: logs it, injects faults, runs its handler. */
export async function serveCall(
  world: World,
  routedCall: RoutedCall,
  connection: Connection,
): Promise<Response> {
  const { request } = routedCall;
  const { address } = connection;
  const received: ReceivedCall = { address, sender: null, body: undefined };
  let refusal: HttpError | null = null;
  try {
    // Comes before the body, so a foreign page can't fill the memory.
    received.sender = senderOf(world, routedCall);
    received.body = await bodyOf(world, routedCall);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    refusal = error;
  }
  const recorded = world.callLog.add(request, routedCall.route, received.body);
  const response = await world.faults.around(request, connection, async () => {
    try {
      if (refusal) throw refusal;
      return await run(world, routedCall, received);
    } catch (error) {
      if (error instanceof HttpError) return refusedWith(error);
      console.error('The sandbox failed at', routedCall.route.endpoint.name, error);
      return refusedWith(new HttpError(500, { message: 'Something unexpected happened' }));
    }
  });
  if (!connection.isLost(response)) recorded.status = response.status;
  return response;
}
