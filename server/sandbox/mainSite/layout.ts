import { createHash } from 'node:crypto';

import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import { REPORTS_PATH } from '#server/host/policyReports.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';

import { pathOf } from './visitor.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What every page of the main site's stand-in is drawn from. */
export interface PageParts {
  readonly lender: Lender;
  readonly identity: Identity | null;
  /** The brand of the host, where the page is asked for by an address of its own. */
  readonly hostCode?: string;
  readonly title: string;
  readonly content: Markup;
  readonly status?: number;
  /** Whether what was sent is wrong: the title says so first (AX-21). */
  readonly isWrong?: boolean;
  /** A script of our own, by its address. */
  readonly script?: string;
}

/** A page may use its own style, our own files, and send its forms here: nothing else (SC-01). */
function policyOf(style: string, hasScript: boolean): string {
  const digest = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'self' 'sha256-${digest}'`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORTS_PATH}`,
    ...(hasScript
      ? ["script-src 'self'", "connect-src 'self'", "require-trusted-types-for 'script'"]
      : []),
  ].join('; ');
}

const logoOf = ({ code, brand }: Lender) =>
  brand.theme.logo === 'own'
    ? html`<img src="/brands/${code}/logo.svg" alt="" width="40" height="40" />`
    : '';

const accountLinks = (identity: Identity | null, to: (path: string) => string) =>
  identity
    ? html`<a href="${to('/dashboard')}">Dashboard</a>
        <form method="post" action="${to('/auth/logout')}">
          <button class="link">Logout</button>
        </form>`
    : html`<a href="${to('/auth/login')}">Login</a>`;

function footerOf({ brand }: Lender, to: (path: string) => string) {
  const { companyName, nmlsNumber } = brand.orgMetaData.companyInfo;
  return html`<footer class="site-footer">
    <p>${companyName}${nmlsNumber === null ? '' : `, NMLS #${nmlsNumber}`}</p>
    <ul role="list">
      <li><a href="${to('/terms')}">Terms of ${brand.switches.termsLabel}</a></li>
      <li><a href="${to('/privacy')}">Privacy Policy</a></li>
      <li><a href="${to('/communications')}">Electronic messages</a></li>
      <li><a href="${to('/licenses')}">Licenses</a></li>
    </ul>
    <p>This is a sandbox. Every name, number and lender in it is invented.</p>
  </footer>`;
}

/** A whole page with its headers. */
export async function pageOf(world: World, parts: PageParts): Promise<Response> {
  const { lender, identity, title, content, status = 200, isWrong = false, script } = parts;
  const to = (path: string) => pathOf(path, { lender, hostCode: parts.hostCode ?? lender.code });
  const style = world.styleOf(lender.brand);
  const name = lender.brand.orgMetaData.companyInfo.companyNameShort;
  // Whole, for the policy has the digest of exactly this text.
  const styleTag = raw(`<style>${style}</style>`);
  const text = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>${isWrong ? 'Error: ' : ''}${title} | ${name}</title>
        ${styleTag}
        <link rel="stylesheet" href="/sandbox/site.css" />
        <link rel="icon" href="data:," />
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="site-header">
          <a class="brand" href="${to('/')}">${logoOf(lender)}<span>${name}</span></a>
          <nav aria-label="Account">${accountLinks(identity, to)}</nav>
        </header>
        <main id="main">${content}</main>
        ${footerOf(lender, to)}
      </body>
    </html>`;
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(style, script !== undefined),
      'Cache-Control': 'no-store',
    },
  });
}

const labels = { email: 'Email', password: 'Password', code: '6-digit code' } as const;

type FieldName = keyof typeof labels;

/** What is wrong, by field; what is wrong with a form as a whole is its own. */
export type Mistakes = Readonly<Partial<Record<FieldName | 'form', string>>>;

export const isWrong = (mistakes: Mistakes) => Object.keys(mistakes).length > 0;

/** A field of a form has to be filled in. */
export const missingIn = (typed: Readonly<Partial<Record<FieldName, string>>>): Mistakes =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) =>
      text.trim() === '' ? [[name, 'Required']] : [],
    ),
  );

/** One field of a form, with what helps to fill it in and what is wrong with it. */
export function fieldOf({
  name,
  hint,
  type = 'text',
  value = '',
  autocomplete,
  isNumeric = false,
  mistake,
}: {
  readonly name: FieldName;
  readonly type?: string;
  readonly value?: string;
  readonly hint?: string;
  readonly autocomplete: string;
  /** Whether a phone shows its digits. */
  readonly isNumeric?: boolean;
  readonly mistake: string | undefined;
}) {
  const [hintId, mistakeId] = [`${name}-hint`, `${name}-mistake`];
  const told = [
    ...(hint === undefined ? [] : [hintId]),
    ...(mistake === undefined ? [] : [mistakeId]),
  ];
  return html`<p class="field">
    <label for="${name}">${labels[name]}</label>
    ${hint === undefined ? '' : html`<span class="hint" id="${hintId}">${hint}</span>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      maxlength="254"
      required
      ${isNumeric ? raw('inputmode="numeric"') : ''}
      ${told.length === 0 ? '' : raw(`aria-describedby="${told.join(' ')}"`)}
      ${mistake === undefined ? '' : raw('aria-invalid="true"')}
    />
    ${mistake === undefined ? '' : html`<span class="mistake" id="${mistakeId}">${mistake}</span>`}
  </p>`;
}

/** The lines of the banner: one about a field leads there. */
const problemsOf = ({ form, ...fields }: Mistakes) => [
  ...(form === undefined ? [] : [html`<li>${form}</li>`]),
  ...(['email', 'password', 'code'] as const).flatMap((name) =>
    fields[name] === undefined
      ? []
      : [
          html`<li>
            <a href="#${name}"><strong>${labels[name]}:</strong> ${fields[name]}</a>
          </li>`,
        ],
  ),
];

/** What is wrong, on top of a form; it has the focus (AX-21). */
export const alertOf = (mistakes: Mistakes) =>
  isWrong(mistakes)
    ? html`<div class="alert" role="alert" aria-labelledby="wrong" tabindex="-1" autofocus>
        <h2 id="wrong">Error</h2>
        <ul role="list">
          ${problemsOf(mistakes)}
        </ul>
      </div>`
    : '';
