import { Refusal, tooMany, unauthenticated } from '#server/sandbox/refusal.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import type { Route } from '#server/contractRoutes.ts';
import type { World } from '#server/sandbox/world.ts';

import { checkAnswer } from './checkAnswer.ts';
import type { Connection } from './faults.ts';
import type { Handler, Visit } from './handlers.ts';
import type { Outcome } from './idempotency.ts';
import { knownOrigin, refuseForgery } from './origins.ts';
import { checked, letPass, readBody, readQuery } from './readRequest.ts';
import { signIn } from './session.ts';

/** Far over what any number of browser tests does at once, far under what a loop gone wild does. */
const CALLS_A_MINUTE = { most: 60_000, windowMs: 60_000 };
const JSON_TYPE = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

const refused = ({ status, errors, headers }: Refusal) =>
  new Response(JSON.stringify({ errors }), { status, headers: { ...JSON_TYPE, ...headers } });

/** Calls that only make sense for someone who is signed in, whatever the contract calls optional. */
const isSecure = ({ endpoint, path }: Route) =>
  endpoint.bearer === 'required' || path['context'] === 'secure';

/** Who asks. A bearer that is no good is refused where one is needed, and not looked at elsewhere. */
function personOf(world: World, route: Route, headers: Headers) {
  const nobody = { identity: null, sessionId: null };
  const [, token] = /^Bearer (\S{1,8192})$/.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined || route.endpoint.bearer === 'never') {
    if (isSecure(route)) throw unauthenticated();
    return nobody;
  }
  const reading = world.bearers.read(token);
  if (reading.kind === 'forged' && isSecure(route))
    throw new Refusal(403, { message: 'invalid signature', code: 'INVALID_SIGNATURE' });
  const session =
    reading.kind === 'good' ? world.identities.liveSession(reading.bearer.sessionId) : null;
  const identity = session && world.identities.byUuid(session.identityUuid);
  if (!session || !identity) {
    if (isSecure(route)) throw unauthenticated();
    return nobody;
  }
  return { identity, sessionId: session.id };
}

function lenderOf(world: World, headers: Headers, query: Readonly<Record<string, string>>) {
  const code = headers.get('x-org') ?? query['orgCode'] ?? query['organization'];
  if (code === undefined) return world.main;
  const lender = world.lenders.get(code);
  if (!lender)
    throw new Refusal(400, { message: 'We do not know this organization.', code: 'ORG' });
  return lender;
}

interface Served {
  readonly route: Route;
  readonly handler: Handler;
  readonly request: Request;
}

/** What a call brought, as far as it was read. */
interface Sent {
  sender: string | null;
  body: unknown;
}

/** Where our page is that sends this; a call that comes from elsewhere is refused (SC-10). */
function senderOf(world: World, { headers, method }: Request): string | null {
  const brandHosts = new Set(
    [...world.lenders.values()].map(({ brand }) => new URL(brand.baseUrl).hostname),
  );
  const origin = knownOrigin(headers, brandHosts);
  refuseForgery(method, headers, origin);
  return origin;
}

function visitOf(world: World, { route, request }: Served, sender: string | null): Visit {
  const { headers } = request;
  return {
    lender: lenderOf(world, headers, readQuery(new URL(request.url))),
    ...personOf(world, route, headers),
    origin: sender ?? new URL(request.url).origin,
    requestHeaders: headers,
    cookies: world.cookiesAt(request.url),
    signedIn: { identityUuid: null, cookie: null },
    answerHeaders: new Headers(),
  };
}

/** The answer of a call. A repeat signs the browser in like the first call did, whose answer may have been lost. */
function answerOf(
  world: World,
  visit: Visit,
  { answer, cookies, signsIn, isRepeat }: Outcome & { readonly isRepeat: boolean },
): unknown {
  const { answerHeaders, signedIn } = visit;
  const isSignIn = isRepeat && signsIn !== null;
  const whole = isSignIn ? { ...Object(answer), jwt: signIn(world, visit, signsIn) } : answer;
  answerHeaders.delete('Set-Cookie');
  for (const cookie of cookies) answerHeaders.append('Set-Cookie', cookie);
  if (signedIn.cookie !== null) answerHeaders.append('Set-Cookie', signedIn.cookie);
  return whole;
}

async function run(world: World, served: Served, { sender, body }: Sent): Promise<Response> {
  const { handler, request } = served;
  const { endpoint, path } = served.route;
  const visit = visitOf(world, served, sender);
  const { identity, answerHeaders } = visit;
  const client = identity?.uuid ?? 'nobody';
  const wait = world.limits.spend(`calls of ${client}`, CALLS_A_MINUTE);
  if (wait !== null) throw tooMany(wait);

  const query = checked(endpoint.query, readQuery(new URL(request.url)));
  const parts = { path, query, body: checked(endpoint.body, body) };
  const work = async () => {
    const done = await handler.run({ ...visit, parts });
    const { identityUuid: signsIn } = visit.signedIn;
    return { answer: done, cookies: answerHeaders.getSetCookie(), signsIn };
  };
  const key = request.headers.get('idempotency-key');
  const outcome =
    key !== null && endpoint.method !== 'GET'
      ? await world.once({ owner: client, endpoint: endpoint.name, key }, parts, work)
      : { ...(await work()), isRepeat: false };
  const answer = answerOf(world, visit, outcome);

  const isEmpty = endpoint.success === 204;
  if (!isEmpty) checkAnswer(endpoint, answer);
  renewBearer(world, visit, endpoint);
  for (const [name, value] of Object.entries(JSON_TYPE)) answerHeaders.set(name, value);
  return new Response(isEmpty ? null : JSON.stringify(answer === undefined ? {} : answer), {
    status: endpoint.success,
    headers: answerHeaders,
  });
}

/** Each 200 to a secure call carries a fresh bearer (F-09, API-08). */
function renewBearer(
  world: World,
  { identity, sessionId, answerHeaders }: Visit,
  endpoint: Endpoint,
) {
  if (endpoint.success !== 200 || !identity || sessionId === null) return;
  if (answerHeaders.has('authorization') || !world.identities.liveSession(sessionId)) return;
  const token = world.bearers.issue({ identityUuid: identity.uuid, sessionId });
  answerHeaders.set('Authorization', `Bearer ${token}`);
}

/** What a call carries. A file of somebody unknown is not kept: it passes by, as a browser that still sends hears no answer. */
async function bodyOf(world: World, { route, request }: Served): Promise<unknown> {
  try {
    if (route.endpoint.multipart) personOf(world, route, request.headers);
  } catch (error) {
    await letPass(request);
    throw error;
  }
  return await readBody(request, route.endpoint);
}

/** Answers one call of the contract: recorded, hit by the faults that were ordered, then done for real. */
export async function serveCall(
  world: World,
  served: Served,
  connection: Connection,
): Promise<Response> {
  const { request } = served;
  const sent: Sent = { sender: null, body: undefined };
  let refusal: Refusal | null = null;
  try {
    // Before a body is read: a page of somebody else shall not fill the memory.
    sent.sender = senderOf(world, request);
    sent.body = await bodyOf(world, served);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refusal = error;
  }
  const recorded = world.record.add(request, sent.body);
  const response = await world.faults.around(request, connection, async () => {
    try {
      if (refusal) throw refusal;
      return await run(world, served, sent);
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      console.error('The sandbox failed at', served.route.endpoint.name, error);
      return refused(new Refusal(500, { message: 'Something unexpected happened' }));
    }
  });
  if (!connection.isLost(response)) recorded.status = response.status;
  return response;
}
