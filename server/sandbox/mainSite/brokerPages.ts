import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { Cookies } from '#server/sandbox/http/cookies.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { RETRY_LATER_MESSAGE } from '#server/sandbox/httpError.ts';
import { passwordMistakes } from '#server/sandbox/lender/newPassword.ts';
import type { BrokerVisit } from '#server/sandbox/storage/broker.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';

import {
  alertOf,
  fieldOf,
  isWrong,
  missingIn,
  type Mistakes,
  textOrEmpty,
  readTyped,
  refuseCrossOriginForm,
  loginFields,
} from './form.ts';
import { tryLogIn, redirectWithCookie } from './login.ts';
import { partnerPage } from './layout.ts';

const RIGHT_CODE = '246810';
const OLD_CODE = '111111';
const MAX_TRIES = { most: 5, windowMs: 60_000 };
const TOO_MANY_CODES = 'We sent you several codes. Use the last one, or try again in an hour.';
const MAX_CODES = { most: 5, windowMs: 60 * 60_000 };
/** Counts by person, so another visit gives no further tries. */
const triesOf = ({ identityUuid }: BrokerVisit) => `codes of ${identityUuid}`;

/** Our choice: longer than the time between two clicks, even on a slow connection. */
const DOUBLE_CLICK_MS = 10_000;

/** Returns the app's address with its nonce, and with an error if the user canceled (REG-MISC-02). */
function returnAddress({ returnTo, nonce, origin }: BrokerVisit, error: string | null): string {
  const url = new URL(returnTo, origin);
  if (nonce !== null) url.searchParams.set('externalStateNonce', nonce);
  if (error !== null) url.searchParams.set('error', error);
  return url.href;
}

const isReset = (world: World, { identityUuid, passwordHash }: BrokerVisit) =>
  identityUuid !== undefined &&
  world.identities.byUuid(identityUuid)?.passwordHash !== passwordHash;

/** Whether the visit has ended, except by the first click of the same double click. */
const isOver = ({ ended }: BrokerVisit, by: 'code' | 'cancel', now: number) =>
  ended !== undefined && (ended.by !== by || ended.at + DOUBLE_CLICK_MS <= now);

function end(world: World, id: string, by: 'code' | 'cancel'): void {
  const ended = { at: world.now(), by };
  world.broker.change(id, (known) => ({ ...known, ended }));
}

const proofOf = ({ uuid, passwordHash }: Identity) => ({ identityUuid: uuid, passwordHash });

const isRegistering = ({ kind, identityUuid }: BrokerVisit) =>
  kind === 'register' && identityUuid === undefined;

/** The lender's own sign-in page in external mode. */
export function brokerPages(app: Hono<SandboxEnv>, world: World): void {
  app.get('/sandbox/broker', (c) => {
    const id = c.req.query('visit') ?? '';
    const visit = world.broker.get(id);
    return visit && !visit.ended ? visitPage(world, visit, id) : endedPage(world);
  });

  app.post('/sandbox/broker', async (c) => {
    refuseCrossOriginForm(c.req.raw);
    const id = c.req.query('visit') ?? '';
    const form = await readTyped(c.req.raw);
    const visit = world.broker.get(id);
    if (!visit || isReset(world, visit)) return endedPage(world);
    const by = form['cancel'] === undefined ? 'code' : 'cancel';
    if (isOver(visit, by, world.now())) return endedPage(world);
    if (by === 'cancel') {
      end(world, id, by);
      return c.redirect(returnAddress(visit, 'access_denied'), 303);
    }
    if (visit.identityUuid === undefined) return takePassword(world, visit, id, form);
    // The second click of a double click sends the password again.
    if (form['password'] !== undefined) return visitPage(world, visit, id);
    return form['again'] === undefined
      ? takeCode(world, visit, id, {
          code: textOrEmpty(form['code']).trim(),
          cookies: world.cookiesAt(c.req.url),
        })
      : askForCode(world, visit, id);
  });
}

async function takePassword(
  world: World,
  visit: BrokerVisit,
  id: string,
  form: Record<string, unknown>,
) {
  const email = visit.kind === 'register' ? visit.email : textOrEmpty(form['email']).slice(0, 254);
  const password = textOrEmpty(form['password']).slice(0, 200);
  const missing = missingIn({ email, password });
  if (isWrong(missing)) return visitPage(world, { ...visit, email }, id, missing);
  if (visit.kind === 'register' && !world.identities.byEmail(email))
    return registerIdentity(world, visit, id, password);
  return checkPassword(world, { ...visit, email }, id, password);
}

async function checkPassword(world: World, visit: BrokerVisit, id: string, password: string) {
  const { identity, message } = await tryLogIn(world, visit.email, password);
  if (!identity) return visitPage(world, visit, id, { form: message });
  return askForCode(world, { ...visit, ...proofOf(identity) }, id);
}

async function registerIdentity(world: World, visit: BrokerVisit, id: string, password: string) {
  const mistakes = passwordMistakes(world.lender(visit.org), visit.email, password);
  if (isWrong(mistakes)) return visitPage(world, visit, id, mistakes);
  const passwordHash = await world.hashPassword(password);
  // A double click sends the form twice, so the other request may have created the account.
  if (world.identities.byEmail(visit.email)) return checkPassword(world, visit, id, password);
  const identity = world.identities.create({
    email: visit.email,
    passwordHash,
    org: visit.org,
    phoneNumber: visit.phoneNumber,
  });
  return askForCode(world, { ...visit, ...proofOf(identity) }, id);
}

function askForCode(world: World, visit: BrokerVisit, id: string) {
  world.broker.change(id, (known) => ({
    ...known,
    email: visit.email,
    identityUuid: visit.identityUuid,
    passwordHash: visit.passwordHash,
  }));
  const to = visit.phoneNumber ?? visit.email;
  if (world.limits.consume(`codes to ${to}`, MAX_CODES) !== null)
    return visitPage(world, visit, id, { form: TOO_MANY_CODES });
  world.outbox.text(to, 'Your code', `Your code is ${RIGHT_CODE}.`);
  return visitPage(world, visit, id);
}

function takeCode(
  world: World,
  visit: BrokerVisit,
  id: string,
  { code, cookies }: { readonly code: string; readonly cookies: Cookies },
) {
  const again = (mistakes: Mistakes) => visitPage(world, visit, id, mistakes);
  if (!/^\d{6}$/.test(code)) return again({ code: 'Enter the 6-digit code' });
  const isTooMany = world.limits.consume(triesOf(visit), MAX_TRIES) !== null;
  if (isTooMany) return again({ form: RETRY_LATER_MESSAGE });
  if (code === RIGHT_CODE) {
    end(world, id, 'code');
    const session = world.identities.startSession(visit.identityUuid ?? '');
    return redirectWithCookie(returnAddress(visit, null), cookies.signedIn(session.id));
  }
  if (code === OLD_CODE) return again({ code: 'That code has expired. Ask for a new one.' });
  const left = world.limits.remaining(triesOf(visit), MAX_TRIES);
  if (left === 0) return again({ form: RETRY_LATER_MESSAGE });
  const tries = left === 1 ? '1 try' : `${left} tries`;
  return again({ code: `That code is not right. You have ${tries} left.` });
}

function visitPage(world: World, visit: BrokerVisit, id: string, mistakes: Mistakes = {}) {
  const isCode = visit.identityUuid !== undefined;
  const title = isCode ? 'Enter your code' : titleOf(visit);
  return partnerPage(world, {
    lender: world.lender(visit.org),
    identity: null,
    title,
    status: isWrong(mistakes) ? 400 : 200,
    isWrong: isWrong(mistakes),
    content: html`${alertOf(mistakes)}
      <form method="post" action="/sandbox/broker?visit=${id}" novalidate>
        ${isCode ? codeField(visit, mistakes) : passwordFields(visit, mistakes)}
        <div class="actions">
          <button class="primary">Continue</button>
          ${isCode ? newCode : ''}
          <button name="cancel" value="yes">Cancel</button>
        </div>
      </form>
      <p class="note">This sandbox page stands in for a lender's own sign-in page.</p>`,
  });
}

const endedPage = (world: World) =>
  partnerPage(world, {
    lender: world.main,
    identity: null,
    title: 'This sign-in has ended',
    status: 404,
    content: html`<p>Go back to your application and start the sign-in again.</p>`,
  });

const titleOf = (visit: BrokerVisit) => (isRegistering(visit) ? 'Create your sign-in' : 'Sign in');

const PASSWORD_HINT =
  '12 or more characters, with a capital letter, a small letter, a number and one of ! @ # $ % ^ & *';

const newCode = html`<button name="again" value="yes">Send a new code</button>`;

const codeField = ({ phoneNumber }: BrokerVisit, mistakes: Mistakes) =>
  html`<p>We sent a code to your ${phoneNumber === null ? 'email address' : 'phone'}.</p>
    ${fieldOf({
      name: 'code',
      hint: `In the sandbox the code is ${RIGHT_CODE}.`,
      autocomplete: 'one-time-code',
      isNumeric: true,
      mistake: mistakes.code,
    })}`;

const passwordFields = (visit: BrokerVisit, mistakes: Mistakes) =>
  visit.kind === 'register'
    ? html`<p>Your email: <strong>${visit.email}</strong></p>
        ${fieldOf({
          name: 'password',
          type: 'password',
          hint: PASSWORD_HINT,
          autocomplete: 'new-password',
          mistake: mistakes.password,
        })}`
    : loginFields(visit.email, mistakes);
