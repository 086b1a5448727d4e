import { brandHosts } from '#server/host/brands.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { resolveBrand } from '#store/org/resolveBrand.ts';

/** Who requests a page of the main site, and at which brand. */
export interface SiteVisitor {
  readonly lender: Lender;
  readonly identity: Identity | null;
  readonly sessionId: string | null;
  /** The brand that the host implies. Links to another brand must name it. */
  readonly hostCode: string;
}

function identityOf(world: World, { url, headers }: Request) {
  const sessionId = world.cookiesAt(url).sessionIn(headers);
  const session = sessionId === null ? null : world.identities.liveSession(sessionId);
  const identity = session && world.identities.byUuid(session.identityUuid);
  return { identity, sessionId: identity ? sessionId : null };
}

/** Returns the brand of the address or, on a plain host, that of the signed-in user. */
export function visitorOf(world: World, request: Request): SiteVisitor {
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
  const { identity, sessionId } = identityOf(world, request);
  const isPlainHost = addressCode === world.main.code && !url.searchParams.has('org');
  const lender = world.lender(isPlainHost && identity ? identity.org : addressCode);
  return { lender, identity, sessionId, hostCode: codeBy([]) };
}

/** Adds the brand if the host doesn't imply it. */
export const pathOf = (
  path: string,
  { lender, hostCode }: Pick<SiteVisitor, 'lender' | 'hostCode'>,
) =>
  lender.code === hostCode ? path : `${path}${path.includes('?') ? '&' : '?'}org=${lender.code}`;

/** Returns the login page that leads back to `path`. */
export const loginFor = (path: string, visitor: Pick<SiteVisitor, 'lender' | 'hostCode'>) =>
  pathOf(`/auth/login?redirectUrl=${encodeURIComponent(path)}`, visitor);
