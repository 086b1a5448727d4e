import { html, raw } from 'hono/html';
import type { Hono } from 'hono';

import { consentPrompts, type TextConsents } from '#server/sandbox/data/consents.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { smsTexts } from '#store/registration/consents.ts';

import { readTyped, refuseCrossOriginForm } from './form.ts';
import { narrowPage } from './layout.ts';
import { loginFor, pathOf, visitorOf, type SiteVisitor } from './visitor.ts';

const SETTINGS = '/dashboard/settings';

const choices = [
  { type: 'SMS_TRANSACTIONAL', name: 'transactional', label: 'Texts about your application' },
  { type: 'SMS', name: 'marketing', label: 'Texts about offers' },
] as const;

/** Gets the focus, because a message that exists while the page loads isn't announced. */
const SAVED = html`<p class="done" role="status" tabindex="-1" autofocus>
  We saved your choices.
</p>`;

function textsForm(world: World, visitor: SiteVisitor, { uuid }: Identity, isSaved: boolean) {
  const given = world.textChoices(uuid);
  const texts = smsTexts(visitor.lender.brand.orgMetaData.companyInfo.companyName);
  return html`<form method="post" action="${pathOf(SETTINGS, visitor)}">
    ${isSaved ? SAVED : ''}
    <fieldset class="choices">
      <legend>Choose the texts that we may send you</legend>
      ${choices.map(
        ({ name, label }) =>
          html`<div class="choice-with-text">
            <label class="choice">
              <input
                type="checkbox"
                name="${name}"
                value="yes"
                aria-describedby="${name}-text"
                ${given[name] ? raw('checked') : ''}
              />
              ${label}
            </label>
            <p class="hint" id="${name}-text">${texts[name].text}</p>
          </div>`,
      )}
    </fieldset>
    <div class="actions"><button class="primary">Save</button></div>
  </form>`;
}

function saveTexts(world: World, { uuid }: Identity, form: Record<string, unknown>): void {
  const texts = world.database.records<TextConsents>('smsConsents');
  const consents = choices.flatMap(({ type, name }) => {
    const prompt = consentPrompts.get(type);
    return prompt === undefined
      ? []
      : [
          {
            consentPromptUuid: prompt.consentPromptUuid,
            optInOut: form[name] === 'yes' ? ('IN' as const) : ('OUT' as const),
          },
        ];
  });
  texts.put(uuid, { ...texts.get(uuid), consents });
}

function settingsPage(world: World, visitor: SiteVisitor, identity: Identity, isSaved: boolean) {
  const { email, phoneNumber } = identity;
  return narrowPage(world, {
    ...visitor,
    title: 'Your account',
    before: html`<p>
      <a class="back" href="${pathOf('/dashboard', visitor)}">Your applications</a>
    </p>`,
    content: html`<section class="card" aria-labelledby="contact">
        <h2 id="contact">How we reach you</h2>
        <dl class="facts">
          <dt>Email</dt>
          <dd>${email}</dd>
          <dt>Mobile phone</dt>
          <dd>${phoneNumber ?? 'None'}</dd>
        </dl>
      </section>
      <section class="card" aria-labelledby="texts">
        <h2 id="texts">Text messages</h2>
        ${
          phoneNumber === null
            ? html`<p>We have no mobile phone number for you, so we can't text you.</p>`
            : textsForm(world, visitor, identity, isSaved)
        }
      </section>`,
  });
}

/** The dashboard's settings: contact data, and the choice of text messages. */
export function settingsPages(app: Hono<SandboxEnv>, world: World): void {
  app.get(SETTINGS, async (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const { identity } = visitor;
    if (!identity) return c.redirect(loginFor(SETTINGS, visitor));
    return settingsPage(world, visitor, identity, c.req.query('saved') !== undefined);
  });

  app.post(SETTINGS, async (c) => {
    refuseCrossOriginForm(c.req.raw);
    const form = await readTyped(c.req.raw);
    const visitor = visitorOf(world, c.req.raw);
    const { identity } = visitor;
    if (!identity) return c.redirect(loginFor(SETTINGS, visitor), 303);
    saveTexts(world, identity, form);
    return c.redirect(pathOf(`${SETTINGS}?saved=texts`, visitor), 303);
  });
}
