import { brandHosts } from '#server/host/brands.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { readForm } from '#server/sandbox/http/readRequest.ts';
import { Refusal } from '#server/sandbox/refusal.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { resolveBrand } from '#store/org/resolveBrand.ts';

/** Who looks at a page of the main site, and whose page it is. */
export interface Visitor {
  readonly lender: Lender;
  readonly identity: Identity | null;
  readonly sessionId: string | null;
  /** The brand of the host alone: a link to another one's page has to name it. */
  readonly hostCode: string;
}

function personOf(world: World, { url, headers }: Request) {
  const sessionId = world.cookiesAt(url).sessionIn(headers);
  const session = sessionId === null ? null : world.identities.liveSession(sessionId);
  const identity = session && world.identities.byUuid(session.identityUuid);
  return { identity, sessionId: identity ? sessionId : null };
}

/** The brand comes from the address, on a plain host from the person who is signed in. */
export function visitorOf(world: World, request: Request): Visitor {
  const url = new URL(request.url);
  const brands = new Map([...world.lenders].map(([code, { brand }]) => [code, brand]));
  const host = request.headers.get('host') ?? url.host;
  const codeBy = (orgParameters: readonly string[]) =>
    resolveBrand(brandHosts(brands), {
      orgParameters,
      pageOrgCode: null,
      host,
      mainCode: world.main.code,
    });
  const addressCode = codeBy(url.searchParams.getAll('org'));
  const { identity, sessionId } = personOf(world, request);
  const isPlain = addressCode === world.main.code && !url.searchParams.has('org');
  const lender = world.lender(isPlain && identity ? identity.org : addressCode);
  return { lender, identity, sessionId, hostCode: codeBy([]) };
}

/** An address of the app or of the main site, which has to name its brand where the host does not. */
export const pathOf = (path: string, { lender, hostCode }: Pick<Visitor, 'lender' | 'hostCode'>) =>
  lender.code === hostCode ? path : `${path}${path.includes('?') ? '&' : '?'}org=${lender.code}`;

const isOf = (origin: string, host: string) =>
  URL.canParse(origin) && new URL(origin).host === host;

/**
 * A form that was sent from a page of somebody else is not looked at. Our own pages have no referrer, and so send
 * their forms with the origin "null": what the browser says of the site decides then.
 */
export function refuseForeignForm(request: Request): void {
  const origin = request.headers.get('origin');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const isNamed = origin !== null && origin !== 'null';
  const isForeign =
    (isNamed && !isOf(origin, host)) || request.headers.get('sec-fetch-site') === 'cross-site';
  if (isForeign) throw new Refusal(403, { message: 'This form does not come from our page.' });
}

/** Far over what the fields of our pages take. */
const MOST_TYPED_BYTES = 16_384;

/** What a person typed into a form of our pages. */
export const readTyped = (request: Request) => readForm(request, MOST_TYPED_BYTES);
