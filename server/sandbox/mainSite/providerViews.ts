import { html, raw } from 'hono/html';

import { institutionsOf, accountsAt, type Institution } from '#server/sandbox/data/institutions.ts';
import type { LinkSession } from '#server/sandbox/storage/links.ts';
import type { World } from '#server/sandbox/world.ts';

import { alertOf, fieldOf, isWrong, type Mistakes } from './form.ts';
import { partnerPage, type Markup } from './layout.ts';
import { pathOf, type SiteVisitor } from './visitor.ts';

export interface ProviderVisit {
  readonly world: World;
  readonly session: LinkSession;
  readonly visitor: SiteVisitor;
}

const cancel = html`<button name="cancel" value="yes">Cancel</button>`;

const addressOf = ({ session, visitor }: ProviderVisit) =>
  pathOf(`/sandbox/provider?link=${session.id}`, visitor);

const nameOf = ({ visitor }: ProviderVisit) =>
  visitor.lender.brand.orgMetaData.companyInfo.companyNameShort;

interface ProviderParts {
  readonly title: string;
  /** 1 to 3. */
  readonly step: number;
  readonly help: string;
  /** Links back to the list of institutions. */
  readonly hasWayBack?: boolean;
  readonly before?: Markup;
  readonly fields?: Markup;
  readonly mistakes?: Mistakes;
  readonly submit: string | null;
}

async function providerPage(visit: ProviderVisit, parts: ProviderParts) {
  const { title, step, help, hasWayBack = false, mistakes = {}, submit } = parts;
  const action = addressOf(visit);
  return partnerPage(visit.world, {
    ...visit.visitor,
    identity: null,
    title,
    status: isWrong(mistakes) ? 400 : 200,
    isWrong: isWrong(mistakes),
    before: html`${
        hasWayBack
          ? html`<p><a class="back" href="${action}">Choose another institution</a></p>`
          : ''
      }
      <p class="step">Step ${step} of 3</p>`,
    content: html`<p>${help}</p>
      ${alertOf(mistakes)} ${parts.before ?? ''}
      <form method="post" action="${action}" novalidate>
        ${parts.fields ?? ''}
        <div class="actions">
          ${submit === null ? '' : html`<button class="primary">${submit}</button>`} ${cancel}
        </div>
      </form>
      <p class="note">
        This sandbox page stands in for a partner that links accounts. It accepts any user name and
        password, and does not store them.
      </p>`,
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

export function searchPage(visit: ProviderVisit, query: string, mistakes: Mistakes = {}) {
  const { session, visitor } = visit;
  const text = query.slice(0, 100).trim().toLowerCase();
  const found = institutionsOf(session.link).filter(({ name }) =>
    name.toLowerCase().includes(text),
  );
  const org = visitor.lender.code === visitor.hostCode ? null : visitor.lender.code;
  return providerPage(visit, {
    title: 'Find your institution',
    step: 1,
    help: `Choose the institution that you want to connect with ${nameOf(visit)}.`,
    mistakes,
    before: html`<form method="get" action="/sandbox/provider" role="search">
      <input type="hidden" name="link" value="${session.id}" />
      ${org === null ? '' : html`<input type="hidden" name="org" value="${org}" />`}
      <label for="q">Name of the institution</label>
      <div class="search">
        <input id="q" name="q" type="search" value="${query}" autocomplete="off" maxlength="100" />
        <button>Search</button>
      </div>
    </form>`,
    fields:
      found.length === 0
        ? html`<p role="status">No institution has this name. Search for a part of it.</p>`
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

export const loginPage = (
  visit: ProviderVisit,
  institution: Institution,
  mistakes: Mistakes = {},
) =>
  providerPage(visit, {
    title: `Sign in to ${institution.name}`,
    step: 2,
    help: `You sign in here, and ${nameOf(visit)} does not see your password.`,
    hasWayBack: true,
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

export const accountPage = (
  visit: ProviderVisit,
  institution: Institution,
  mistakes: Mistakes = {},
) =>
  providerPage(visit, {
    title: 'Choose what to share',
    step: 3,
    help: `${nameOf(visit)} sees only what you choose.`,
    hasWayBack: true,
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

/** Works without a script: the browser asks again when the wait is over. */
export async function slowPage(visit: ProviderVisit, slowUntil: number) {
  const page = await providerPage(visit, {
    title: 'Connecting',
    step: 2,
    help: 'Your institution is slow to answer. Please wait, or cancel.',
    submit: null,
  });
  const seconds = Math.max(1, Math.ceil((slowUntil - visit.world.now()) / 1_000));
  page.headers.set('Refresh', `${seconds}; url=${addressOf(visit)}`);
  return page;
}

export const endedPage = (world: World, visitor: SiteVisitor) =>
  partnerPage(world, {
    ...visitor,
    identity: null,
    title: 'This link has ended',
    status: 404,
    content: html`<p>Go back to your application and start the link again.</p>
      <p><a href="${pathOf('/dashboard', visitor)}">Go to your dashboard</a></p>`,
  });
