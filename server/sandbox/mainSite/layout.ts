import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

import { REPORTS_PATH } from '#server/host/policyReports.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { World } from '#server/sandbox/world.ts';
import { hashSource } from '#server/host/securityHeaders.ts';

import { pathOf } from './visitor.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface SitePageParts {
  readonly lender: Lender;
  readonly identity: Identity | null;
  /** False on partner and login pages, which have their own links. */
  readonly hasAccountLinks?: boolean;
  /** The brand that the host implies. Defaults to the lender itself. */
  readonly hostCode?: string;
  readonly title: string;
  readonly content: Markup;
  readonly status?: number;
  /** The title starts with "Error:" (AX-21). */
  readonly isWrong?: boolean;
  readonly script?: string;
  readonly hasFrames?: boolean;
  /** There is no main site around the page, so it has no links to one. */
  readonly isAlone?: boolean;
  /** The script is a library that writes HTML, so trusted types would stop it. */
  readonly writesHtml?: boolean;
}

/** Allows the inline style, our files and forms to us (SC-01). */
function policyOf(style: string, { script, hasFrames, writesHtml }: SitePageParts): string {
  return [
    "default-src 'none'",
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORTS_PATH}`,
    ...(hasFrames ? ["frame-src 'self'"] : []),
    ...(script !== undefined ? ["script-src 'self'", "connect-src 'self'"] : []),
    ...(script !== undefined && !writesHtml ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ');
}

const logoOf = ({ code, brand }: Lender) =>
  brand.theme.logo === 'own'
    ? html`<img src="/brands/${code}/logo.svg" alt="" width="40" height="40" />`
    : '';

const accountLinks = (identity: Identity | null, to: (path: string) => string) =>
  html`<nav aria-label="Account">
    ${
      identity
        ? html`<a href="${to('/dashboard')}">Dashboard</a>
            <form method="post" action="${to('/auth/logout')}">
              <button class="link">Logout</button>
            </form>`
        : html`<a href="${to('/auth/login')}">Login</a>`
    }
  </nav>`;

function headerOf(
  { lender, identity, hasAccountLinks = true }: SitePageParts,
  to: (path: string) => string,
) {
  const name = lender.brand.orgMetaData.companyInfo.companyNameShort;
  return html`<header class="site-header">
    <a class="brand" href="${to('/')}">${logoOf(lender)}<span>${name}</span></a>
    ${hasAccountLinks ? accountLinks(identity, to) : ''}
  </header>`;
}

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

export async function respondWithPage(
  world: Pick<World, 'styleOf'>,
  parts: SitePageParts,
): Promise<Response> {
  const { lender, title, content, status = 200, isWrong = false, isAlone = false, script } = parts;
  const to = (path: string) => pathOf(path, { lender, hostCode: parts.hostCode ?? lender.code });
  const style = world.styleOf(lender.brand);
  const name = lender.brand.orgMetaData.companyInfo.companyNameShort;
  // In one piece, because the policy has the digest of exactly this text.
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
        ${isAlone ? '' : headerOf(parts, to)}
        <main id="main">${content}</main>
        ${isAlone ? '' : footerOf(lender, to)}
      </body>
    </html>`;
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(style, parts),
      'Cache-Control': 'no-store',
    },
  });
}

/** Renders a narrow page without account links, for partners and the login. */
export const partnerPage = (world: World, parts: Parameters<typeof narrowPage>[1]) =>
  narrowPage(world, { ...parts, hasAccountLinks: false });

/** Renders a narrow column below its title. `before` is the back link above it. */
export const narrowPage = (
  world: World,
  { content, before, ...parts }: SitePageParts & { readonly before?: Markup },
) =>
  respondWithPage(world, {
    ...parts,
    content: html`<section class="narrow">
      ${before ?? ''}
      <h1>${parts.title}</h1>
      ${content}
    </section>`,
  });
