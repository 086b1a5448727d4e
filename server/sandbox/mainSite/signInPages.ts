import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import type { World } from '#server/sandbox/world.ts';
import { isSafePath } from '#store/shell/query.ts';

import { pathOf, visitorOf, type SiteVisitor } from './visitor.ts';
import {
  alertOf,
  isWrong,
  missingIn,
  type Mistakes,
  readTyped,
  refuseCrossOriginForm,
  loginFields,
  textOrEmpty,
} from './form.ts';
import { partnerPage } from './layout.ts';
import { tryLogIn, redirectWithCookie } from './login.ts';

interface LoginForm {
  readonly email: string;
  readonly redirectUrl: string;
  /** After logging out, the page says whether the session is over. */
  readonly isAfterLogout?: boolean;
  readonly mistakes?: Mistakes;
  readonly status?: number;
}

/** Offers to end a session that is still alive (FT-29). */
const logoutNote = (visitor: SiteVisitor) =>
  visitor.identity === null
    ? html`<p role="status">You are signed out.</p>`
    : html`<div class="alert" role="alert">
        <h2>We couldn't sign you out</h2>
        <p>The log-out did not reach us. Your pages here still open in this browser.</p>
        <form method="post" action="${pathOf('/auth/logout?from=login', visitor)}">
          <button type="submit">Try again</button>
        </form>
      </div>`;

/** Shows no account links, because the app may have left a session that is still alive. */
const loginPage = (
  world: World,
  visitor: SiteVisitor,
  { email, redirectUrl, isAfterLogout = false, mistakes = {}, status = 200 }: LoginForm,
) =>
  partnerPage(world, {
    ...visitor,
    identity: null,
    title: 'Log in',
    status,
    isWrong: isWrong(mistakes),
    content: html`${isAfterLogout ? logoutNote(visitor) : ''} ${alertOf(mistakes)}
      <form method="post" action="${pathOf('/auth/login', visitor)}" novalidate>
        <input type="hidden" name="redirectUrl" value="${redirectUrl}" />
        ${loginFields(email, mistakes)}
        <div class="actions">
          <button class="primary" type="submit">Log in</button>
          <a href="${pathOf('/auth/forgot-password', visitor)}">Forgot password</a>
        </div>
      </form>
      <p>
        New here? <a href="${pathOf('/account/heloc/register', visitor)}">Apply for a line</a>
      </p>`,
  });

/** The local login page (ACCESS-12), and logging out. */
export function signInPages(app: Hono<SandboxEnv>, world: World): void {
  app.get('/auth/login', (c) => {
    const redirectUrl = c.req.query('redirectUrl') ?? '';
    const visitor = visitorOf(world, c.req.raw);
    const isAfterLogout = c.req.query('signOut') !== undefined;
    return loginPage(world, visitor, { email: '', redirectUrl, isAfterLogout });
  });

  app.post('/auth/login', async (c) => {
    refuseCrossOriginForm(c.req.raw);
    const form = await readTyped(c.req.raw);
    const email = textOrEmpty(form['email']).slice(0, 254);
    const redirectUrl = textOrEmpty(form['redirectUrl']);
    const password = textOrEmpty(form['password']).slice(0, 128);
    const visitor = visitorOf(world, c.req.raw);
    const wrong = (status: number, mistakes: Mistakes) =>
      loginPage(world, visitor, { email, redirectUrl, mistakes, status });
    const missing = missingIn({ email, password });
    if (isWrong(missing)) return wrong(400, missing);
    const { identity, message } = await tryLogIn(world, email, password);
    if (!identity) return wrong(401, { form: message });
    const session = world.identities.startSession(identity.uuid);
    const dashboard = pathOf('/dashboard', visitor);
    const target = isSafePath(redirectUrl) ? redirectUrl : dashboard;
    return redirectWithCookie(target, world.cookiesAt(c.req.url).signedIn(session.id));
  });

  app.post('/auth/logout', (c) => {
    refuseCrossOriginForm(c.req.raw);
    const visitor = visitorOf(world, c.req.raw);
    if (visitor.sessionId !== null) world.identities.endSession(visitor.sessionId);
    const next = c.req.query('from') === 'login' ? '/auth/login?signOut=again' : '/';
    return redirectWithCookie(pathOf(next, visitor), world.cookiesAt(c.req.url).signedOut);
  });
}
