import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { locationOf } from '#server/sandbox/http/location.ts';
import { logIn, WRONG_LOGIN } from '#server/sandbox/http/logins.ts';
import type { World } from '#server/sandbox/world.ts';
import { isSafePath } from '#store/shell/query.ts';

import { alertOf, fieldOf, isWrong, missingIn, pageOf, type Mistakes } from './layout.ts';
import { pathOf, readTyped, refuseForeignForm, visitorOf, type Visitor } from './visitor.ts';

export const LATER = 'Please wait a minute and try again.';

/** Text of a form's field; a file or nothing is no text. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The browser goes on, signed in or out. */
export const go = (target: string, cookie: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: locationOf(target), 'Set-Cookie': cookie },
  });

/** Checks e-mail and password; a person, or what to say. */
export async function checkLogin(world: World, email: string, password: string) {
  const { identity, wait } = await logIn(world, email, password);
  return identity
    ? { identity, message: null }
    : { identity, message: wait === null ? WRONG_LOGIN : LATER };
}

interface LoginForm {
  readonly email: string;
  readonly redirectUrl: string;
  /** The user has logged out, and this page knows whether the session is over. */
  readonly isAfterLogout?: boolean;
  readonly mistakes?: Mistakes;
  readonly status?: number;
}

/** Whether the log-out that led here has ended the session; one that has not is sent again from here (FT-29). */
const logoutNote = (visitor: Visitor) =>
  visitor.identity === null
    ? html`<p role="status">You are signed out.</p>`
    : html`<div class="alert" role="alert">
        <h2>We could not sign you out</h2>
        <p>The log-out did not reach us. Your pages here still open in this browser.</p>
        <form method="post" action="${pathOf('/auth/logout?from=login', visitor)}">
          <button type="submit">Try again</button>
        </form>
      </div>`;

/** Whoever is asked to log in is nobody yet, also where a session that the app has left lives on. */
const loginPage = (
  world: World,
  visitor: Visitor,
  { email, redirectUrl, isAfterLogout = false, mistakes = {}, status = 200 }: LoginForm,
) =>
  pageOf(world, {
    ...visitor,
    identity: null,
    title: 'Log in',
    status,
    isWrong: isWrong(mistakes),
    content: html`<section class="narrow">
      <h1>Log in</h1>
      ${isAfterLogout ? logoutNote(visitor) : ''} ${alertOf(mistakes)}
      <form method="post" action="${pathOf('/auth/login', visitor)}" novalidate>
        <input type="hidden" name="redirectUrl" value="${redirectUrl}" />
        ${fieldOf({
          name: 'email',
          type: 'email',
          value: email,
          autocomplete: 'username',
          mistake: mistakes.email,
        })}
        ${fieldOf({
          name: 'password',
          type: 'password',
          autocomplete: 'current-password',
          mistake: mistakes.password,
        })}
        <button class="primary" type="submit">Log in</button>
      </form>
      <p><a href="${pathOf('/auth/forgot-password', visitor)}">Forgot password</a></p>
    </section>`,
  });

/** The local login page (ACCESS-12), and the way out. */
export function signInPages(app: Hono<SandboxEnv>, world: World): void {
  app.get('/auth/login', (c) => {
    const redirectUrl = c.req.query('redirectUrl') ?? '';
    const visitor = visitorOf(world, c.req.raw);
    const isAfterLogout = c.req.query('signOut') !== undefined;
    return loginPage(world, visitor, { email: '', redirectUrl, isAfterLogout });
  });

  app.post('/auth/login', async (c) => {
    refuseForeignForm(c.req.raw);
    const form = await readTyped(c.req.raw);
    const email = textOf(form['email']).slice(0, 254);
    const redirectUrl = textOf(form['redirectUrl']);
    const password = textOf(form['password']).slice(0, 128);
    const visitor = visitorOf(world, c.req.raw);
    const wrong = (status: number, mistakes: Mistakes) =>
      loginPage(world, visitor, { email, redirectUrl, mistakes, status });
    const missing = missingIn({ email, password });
    if (isWrong(missing)) return wrong(400, missing);
    const { identity, message } = await checkLogin(world, email, password);
    if (!identity) return wrong(401, { form: message });
    const session = world.identities.startSession(identity.uuid);
    const dashboard = pathOf('/dashboard', visitor);
    const target = isSafePath(redirectUrl) ? redirectUrl : dashboard;
    return go(target, world.cookiesAt(c.req.url).signedIn(session.id));
  });

  app.post('/auth/logout', (c) => {
    refuseForeignForm(c.req.raw);
    const visitor = visitorOf(world, c.req.raw);
    if (visitor.sessionId !== null) world.identities.endSession(visitor.sessionId);
    const next = c.req.query('from') === 'login' ? '/auth/login?signOut=again' : '/';
    return go(pathOf(next, visitor), world.cookiesAt(c.req.url).signedOut);
  });
}
