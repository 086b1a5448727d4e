import { createHash } from 'node:crypto';

import {
  organisationScript,
  type OrganisationScript,
  escapeHtml,
} from '#server/host/organisationScript.ts';
import { REPORTS_PATH } from '#server/host/policyReports.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { hashSource } from '#server/host/securityHeaders.ts';

export interface EntryScript {
  readonly url: string;
  /** `sha384-…`, or null in development. */
  readonly integrity: string | null;
}

export interface PageParts extends OrganisationScript {
  readonly content: string;
  readonly css: string;
  /** The full style sheets, loaded after the first paint. */
  readonly styles: readonly string[];
  readonly early: string;
  readonly scripts: readonly EntryScript[];
}

export const integrityOf = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const safe = ({ integrity }: EntryScript) =>
  integrity === null ? '' : ` integrity="${integrity}" crossorigin`;

const headingOf = (content: string) =>
  /<h1\b[^>]*>(.*?)<\/h1>/s.exec(content)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';

function head({ organisation, content, ...parts }: PageParts): string {
  const { orgCode, theme, orgMetaData } = organisation;
  const heading = headingOf(content);
  const name = escapeHtml(orgMetaData.companyInfo.companyNameShort);
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
      // A cached preloaded script is compiled before the paint.
      .map(({ url }) => `<link rel="prefetch" as="script" href="${url}" crossorigin>`)
      .join('') +
    `${font}<link rel="icon" href="${escapeHtml(logo)}">` +
    '<template id="entry">' +
    parts.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('') +
    parts.scripts.map((script) => `<script src="${script.url}"${safe(script)}></script>`).join('') +
    '</template>'
  );
}

function noScript({ orgMetaData }: Organisation): string {
  const phone = orgMetaData.companyInfo.supportPhoneNumber;
  const call = phone === null ? '' : `, or call us at ${escapeHtml(phone)}`;
  return `<noscript><p>This page needs JavaScript. Please turn it on${call}.</p></noscript>`;
}

/** Fills the template of all pages, for builds, brands and development. */
export const fillPageTemplate = (parts: PageParts): string =>
  `<!doctype html><html lang="en"><head>${head(parts)}</head><body>${noScript(parts.organisation)}` +
  `<div id="homeline">${parts.content}</div>${organisationScript(parts)}</body></html>\n`;

const PROVIDER = ['wss://*.twilio.com', 'https://*.twilio.com'];

/** Returns an address's origin, or an empty list for a path on the page's own host. */
const originsOf = (address: string): string[] =>
  address.startsWith('/') ? [] : [new URL(address).origin];

/** Returns where a brand's chat connects to, in addition to the page's own host. */
function chatOrigins({ chat }: Organisation): string[] {
  const { type, omni, twilio, ownProvider } = chat;
  const own = [omni.socketUrl, omni.uploadUrl, ...(ownProvider?.connectTo ?? [])];
  const standIn = twilio && 'socketUri' in twilio ? twilio : null;
  if (standIn) own.push(standIn.socketUri, standIn.apiUri, standIn.cdsUri);
  return [...own.flatMap(originsOf), ...(type === 'twilio' && !standIn ? PROVIDER : [])];
}

function connectSources({ organisation, gatewayOrigin, ...parts }: PageParts): string {
  const gateway =
    gatewayOrigin === undefined ? [] : [gatewayOrigin, gatewayOrigin.replace(/^http/, 'ws')];
  const others = [parts.bannersBase, parts.logAddress].flatMap((address) =>
    address ? originsOf(address) : [],
  );
  return [...new Set(["'self'", ...gateway, ...others, ...chatOrigins(organisation)])].join(' ');
}

/** Returns a page's policy (SC-01): its own inline code, and the chunks that its scripts load. */
export function policyOf(parts: PageParts): string {
  const { css, early, scripts } = parts;
  const entry = scripts.flatMap(({ integrity }) => (integrity === null ? [] : [`'${integrity}'`]));
  return [
    "default-src 'none'",
    `script-src ${hashSource(early)} ${entry.join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${hashSource(css)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connectSources(parts)}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    // Our choice: allow no frames, because no brand has a link partner.
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
