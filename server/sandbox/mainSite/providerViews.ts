import { html, raw } from 'hono/html';

import { institutionsOf, accountsAt, type Institution } from '#server/sandbox/data/institutions.ts';
import type { LinkSession } from '#server/sandbox/storage/links.ts';
import type { World } from '#server/sandbox/world.ts';

import { alertOf, fieldOf, isWrong, type Mistakes } from './form.ts';
import { narrowPage, type Markup } from './layout.ts';
import { pathOf, type Visitor } from './visitor.ts';

/** A visit to the page of a provider. */
export interface Visit {
  readonly world: World;
  readonly session: LinkSession;
  readonly visitor: Visitor;
}

const cancel = html`<button name="cancel" value="yes">Cancel</button>`;

/** A page of the provider: its form posts to itself. */
async function providerPage(
  { world, session, visitor }: Visit,
  {
    title,
    before,
    fields,
    mistakes = {},
    submit,
  }: {
    readonly title: string;
    readonly before?: Markup;
    readonly fields?: Markup;
    readonly mistakes?: Mistakes;
    readonly submit: string | null;
  },
) {
  const action = pathOf(`/sandbox/provider?link=${session.id}`, visitor);
  return narrowPage(world, {
    ...visitor,
    identity: null,
    title,
    status: isWrong(mistakes) ? 400 : 200,
    isWrong: isWrong(mistakes),
    content: html`<p>
        This page stands in for a partner that links accounts. Type what you like: no login leaves
        it.
      </p>
      ${alertOf(mistakes)} ${before ?? ''}
      <form method="post" action="${action}" novalidate>
        ${fields ?? ''}
        <div class="actions">
          ${submit === null ? '' : html`<button class="primary">${submit}</button>`} ${cancel}
        </div>
      </form>`,
  });
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const radiosOf = (name: 'institution' | 'account', legend: string, choices: readonly Choice[]) =>
  html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, label }, at) =>
        html`<label class="choice">
          <input
            type="radio"
            name="${name}"
            value="${value}"
            ${at === 0 ? raw(`id="${name}" required`) : ''}
          />
          ${label}
        </label>`,
    )}
  </fieldset>`;

export function searchPage(visit: Visit, query: string, mistakes: Mistakes = {}) {
  const { session, visitor } = visit;
  const text = query.slice(0, 100).trim().toLowerCase();
  const found = institutionsOf(session.link).filter(({ name }) =>
    name.toLowerCase().includes(text),
  );
  const org = visitor.lender.code === visitor.hostCode ? null : visitor.lender.code;
  return providerPage(visit, {
    title: 'Find your institution',
    mistakes,
    before: html`<form method="get" action="/sandbox/provider" role="search">
      <input type="hidden" name="link" value="${session.id}" />
      ${org === null ? '' : html`<input type="hidden" name="org" value="${org}" />`}
      <p class="field">
        <label for="q">Name of the institution</label>
        <input id="q" name="q" type="search" value="${query}" autocomplete="off" maxlength="100" />
      </p>
      <div class="actions"><button>Search</button></div>
    </form>`,
    fields:
      found.length === 0
        ? html`<p role="status">No institution has this name.</p>`
        : radiosOf(
            'institution',
            'Institutions',
            found.map(({ name }) => ({ value: name, label: name })),
          ),
    submit: found.length === 0 ? null : 'Continue',
  });
}

const chosen = ({ name }: Institution) =>
  html`<input type="hidden" name="institution" value="${name}" />`;

export const loginPage = (visit: Visit, institution: Institution, mistakes: Mistakes = {}) =>
  providerPage(visit, {
    title: `Sign in to ${institution.name}`,
    mistakes,
    fields: html`${chosen(institution)}
    ${fieldOf({ name: 'username', autocomplete: 'off', mistake: mistakes.username })}
    ${fieldOf({
      name: 'password',
      type: 'password',
      autocomplete: 'off',
      mistake: mistakes.password,
    })}`,
    submit: 'Sign in',
  });

export const accountPage = (visit: Visit, institution: Institution, mistakes: Mistakes = {}) =>
  providerPage(visit, {
    title: 'Choose what to share',
    mistakes,
    fields: html`${chosen(institution)}
      <input type="hidden" name="step" value="account" />
      ${radiosOf(
        'account',
        institution.name,
        accountsAt(visit.session.link).map(({ id, label }) => ({
          value: id,
          label,
        })),
      )}`,
    submit: 'Share',
  });

/** Without a script: the browser asks again when the wait is over. */
export async function slowPage(visit: Visit, slowUntil: number) {
  const { world, session, visitor } = visit;
  const page = await providerPage(visit, {
    title: 'Connecting',
    fields: html`<p role="status">Your institution is slow to answer. Please wait, or cancel.</p>`,
    submit: null,
  });
  const seconds = Math.max(1, Math.ceil((slowUntil - world.now()) / 1_000));
  const address = pathOf(`/sandbox/provider?link=${session.id}`, visitor);
  page.headers.set('Refresh', `${seconds}; url=${address}`);
  return page;
}

export const endedPage = (world: World, visitor: Visitor) =>
  narrowPage(world, {
    ...visitor,
    identity: null,
    title: 'This link has ended',
    status: 404,
    content: html`<p>Please go back to your application and start it again.</p>`,
  });
