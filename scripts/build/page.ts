import { createHash } from 'node:crypto';

import { organisationScript, type OrganisationScript } from '#server/host/organisationScript.ts';
import { REPORTS_PATH } from '#server/host/policyReports.ts';
import type { Organisation } from '#store/org/organisation.ts';

export interface EntryScript {
  readonly url: string;
  /** `sha384-…`; null in development, where it changes with every save. */
  readonly integrity: string | null;
}

export interface PageParts extends OrganisationScript {
  /** What React drew. */
  readonly content: string;
  /** What the content is drawn with. */
  readonly css: string;
  /** Addresses of the whole style sheets, which come after the first paint. */
  readonly styles: readonly string[];
  /** The inline script, minified. */
  readonly early: string;
  readonly scripts: readonly EntryScript[];
}

const digest = (algorithm: 'sha256' | 'sha384', content: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

export const integrityOf = (content: Buffer) => digest('sha384', content);

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const attribute = (words: string) => text(words).replaceAll('"', '&quot;');

const safe = ({ integrity }: EntryScript) =>
  integrity === null ? '' : ` integrity="${integrity}" crossorigin`;

/** The heading that React drew, else nothing: its text is escaped already. */
const headingOf = (content: string) =>
  /<h1\b[^>]*>(.*?)<\/h1>/s.exec(content)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';

function head({ organisation, content, ...parts }: PageParts): string {
  const { orgCode, theme, orgMetaData } = organisation;
  const heading = headingOf(content);
  const name = text(orgMetaData.companyInfo.companyNameShort);
  const logo = theme.logo === 'own' ? `/brands/${orgCode}/logo.svg` : 'data:,';
  const font = theme.font
    ? `<link rel="preload" as="font" type="font/woff2" href="/brands/${orgCode}/${theme.font.file}" crossorigin>`
    : '';
  return (
    '<meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<title>${heading ? `${heading} | ${name}` : name}</title>` +
    `<style>${parts.css}</style>` +
    `<script>${parts.early}</script>` +
    parts.scripts
      .map((script) => `<link rel="preload" as="script" href="${script.url}"${safe(script)}>`)
      .join('') +
    `${font}<link rel="icon" href="${attribute(logo)}">` +
    '<template id="entry">' +
    parts.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('') +
    parts.scripts.map((script) => `<script src="${script.url}"${safe(script)}></script>`).join('') +
    '</template>'
  );
}

function noScript({ orgMetaData }: Organisation): string {
  const phone = orgMetaData.companyInfo.supportPhoneNumber;
  const call = phone === null ? '' : `, or call us at ${text(phone)}`;
  return `<noscript><p>This page needs JavaScript. Please turn it on${call}.</p></noscript>`;
}

/** The one template of every page: of the build, of each brand, and of the development server. */
export const pageOf = (parts: PageParts): string =>
  `<!doctype html><html lang="en"><head>${head(parts)}</head><body>${noScript(parts.organisation)}` +
  `<div id="homeline">${parts.content}</div>${organisationScript(parts)}</body></html>\n`;

/** The policy of a page (SC-01): nothing but what the page brings along, and the chunks its own scripts ask for. */
export function policyOf({ css, early, scripts, gatewayOrigin }: PageParts): string {
  const entry = scripts.flatMap(({ integrity }) => (integrity === null ? [] : [`'${integrity}'`]));
  return [
    "default-src 'none'",
    `script-src '${digest('sha256', early)}' ${entry.join(' ')} 'strict-dynamic'`,
    `style-src 'self' '${digest('sha256', css)}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    gatewayOrigin === undefined ? "connect-src 'self'" : `connect-src 'self' ${gatewayOrigin}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    // chosen: no brand names a link partner, and so nothing is framed.
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types homeline',
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}
