import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';

import { screenAddress } from '#store/application/core/screens.ts';
import { institutionsOf, accountsAt, type Institution } from '#server/sandbox/data/institutions.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { locationOf } from '#server/sandbox/http/location.ts';
import type { LinkOutcome } from '#server/sandbox/storage/links.ts';
import type { World } from '#server/sandbox/world.ts';
import type { LinkResult } from '#store/application/linking/linkTypes.ts';
import { BASE_PATH } from '#store/shell/screens.ts';

import { isWrong, missingIn, readTyped, refuseCrossOriginForm, textOrEmpty } from './form.ts';
import {
  accountPage,
  endedPage,
  loginPage,
  searchPage,
  slowPage,
  type ProviderVisit,
} from './providerViews.ts';
import { pathOf, visitorOf } from './visitor.ts';

/** How long a slow institution takes, before SANDBOX_SPEED. */
const SLOW_MS = 30_000;

/** Returns the app's address. The tax service has its own screen, every other provider plaid-oauth-success. */
function returnAddress({ session, visitor }: ProviderVisit, outcome: LinkOutcome): string {
  const { id, link, applicationUuid } = session;
  const { result, institution, publicToken } = outcome;
  if (link.startsWith('pointserv')) {
    const query = { session: id, result };
    return pathOf(screenAddress(applicationUuid, 'incomePointservCallback', { query }), visitor);
  }
  const query = new URLSearchParams({
    session: id,
    ...(publicToken === null ? { error: result } : { public_token: publicToken }),
    ...(institution !== '' && { institution }),
  });
  return pathOf(`${BASE_PATH}/plaid-oauth-success?${query}`, visitor);
}

const redirectTo = (address: string) =>
  new Response(null, { status: 303, headers: { Location: locationOf(address) } });

/** Ends the visit once. The second click of a double click gets the first one's address. */
function end(visit: ProviderVisit, found: Partial<LinkOutcome> & { readonly result: LinkResult }) {
  const { world, session } = visit;
  const made = {
    institution: '',
    publicToken: null,
    type: '',
    mask: '',
    share: 1,
    isOfAnother: false,
    ...found,
  };
  const ended = world.links.change(session.id, (known) => ({ outcome: made, ...known }));
  const outcome = ended?.outcome ?? made;
  return redirectTo(returnAddress(visit, outcome));
}

/** Imitates the page of a bank, payroll or tax provider (F-13). */
export function providerPages(app: Hono<SandboxEnv>, world: World): void {
  const visitOf = (request: Request, id: string | undefined): ProviderVisit | null => {
    const session = world.links.get(id ?? '');
    return session && { world, session, visitor: visitorOf(world, request) };
  };

  app.get('/sandbox/provider', (c) => {
    const visit = visitOf(c.req.raw, c.req.query('link'));
    if (!visit || visit.session.outcome) return endedPage(world, visitorOf(world, c.req.raw));
    const { slowUntil, expiresAt } = visit.session;
    if (world.now() >= (slowUntil ?? expiresAt)) return end(visit, { result: 'EXPIRED' });
    return slowUntil === undefined
      ? searchPage(visit, c.req.query('q') ?? '')
      : slowPage(visit, slowUntil);
  });

  app.post('/sandbox/provider', async (c) => {
    refuseCrossOriginForm(c.req.raw);
    const form = await readTyped(c.req.raw);
    const visit = visitOf(c.req.raw, c.req.query('link'));
    if (!visit) return endedPage(world, visitorOf(world, c.req.raw));
    if (visit.session.outcome) return end(visit, visit.session.outcome);
    if (form['cancel'] !== undefined) return end(visit, { result: 'EXIT' });
    if (world.now() >= visit.session.expiresAt) return end(visit, { result: 'EXPIRED' });
    return next(visit, form);
  });
}

/** Returns a visit's next page. Checks a typed login once and never stores it. */
function next(visit: ProviderVisit, form: Record<string, unknown>) {
  const { link } = visit.session;
  const institution = institutionsOf(link).find(({ name }) => name === form['institution']);
  if (!institution) return searchPage(visit, '', { institution: 'Choose one' });
  if (form['account'] !== undefined)
    return choose(visit, institution, textOrEmpty(form['account']));
  if (form['step'] === 'account') return accountPage(visit, institution, { account: 'Choose one' });
  if (form['username'] === undefined) return loginPage(visit, institution);
  const missing = missingIn({
    username: textOrEmpty(form['username']),
    password: textOrEmpty(form['password']),
  });
  if (isWrong(missing)) return loginPage(visit, institution, missing);
  if (institution.result === 'ERROR')
    return end(visit, { result: 'ERROR', institution: institution.name });
  return institution.result === 'EXPIRED' ? wait(visit) : accountPage(visit, institution);
}

function wait({ world, session, visitor }: ProviderVisit) {
  const slowUntil = world.now() + SLOW_MS / world.speed;
  world.links.change(session.id, (known) => ({ ...known, slowUntil }));
  return slowPage({ world, session: { ...session, slowUntil }, visitor }, slowUntil);
}

function choose(visit: ProviderVisit, institution: Institution, id: string) {
  const { link } = visit.session;
  const account = accountsAt(link).find((known) => known.id === id);
  if (!account) return accountPage(visit, institution, { account: 'Choose one' });
  const { name, result, share, isOfAnother } = institution;
  const { type, mask } = account;
  // The tax service has no token. Its screen only gets the session.
  const publicToken = link.startsWith('pointserv') ? null : `public-${randomUUID()}`;
  return end(visit, { result, institution: name, publicToken, type, mask, share, isOfAnother });
}
