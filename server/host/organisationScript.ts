import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Organisation } from '#store/org/organisation.ts';

export interface GatewaySettings {
  /** Where pages call the gateway directly (SC-01, FLAG-02). Defaults to the page's own origin. */
  readonly gatewayOrigin?: string | undefined;
  /** The header of the idempotency key (SC-09). Defaults to Idempotency-Key. */
  readonly idempotencyHeader?: string | undefined;
  /** X-Auth0-Application-Name (CALL-ID-05). Defaults to homeline. */
  readonly applicationName?: string | undefined;
  /** The path before the typed text in an address lookup (G-04). Defaults to the contract's. */
  readonly addressLookupBase?: string | undefined;
  /** The link to a session's replay, with `{id}` (API-07, CALL-SUB-11). Optional. */
  readonly replayLink?: string | undefined;
  /** The address before the path of the banners (CALL-BANNER-1). No default, except in the sandbox. */
  readonly bannersBase?: string | undefined;
  /**
   * Where pages send a log that a borrower hands to support (sendActionLog). Off by default. If empty, the call's own
   * address.
   */
  readonly logAddress?: string | undefined;
  /** `on` adds the screen on which support replays logs. The sandbox always has it. */
  readonly replay?: string | undefined;
}

export interface OrganisationScript extends GatewaySettings {
  readonly organisation: Organisation;
  readonly appVersion: string;
  readonly isSandbox: boolean;
  /** The prerendered page: src/boot/prerenderedLocation.ts. */
  readonly page: string;
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const dataAttribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`;

/**
 * Returns the organization as page data, which src/boot/pageData.ts reads. It isn't a script, so the policy doesn't
 * need its digest.
 */
export const organisationScript = ({ organisation, ...data }: OrganisationScript): string =>
  `<script type="application/json" id="homeline-organisation" data-page="${escapeHtml(data.page)}"` +
  ` data-version="${escapeHtml(data.appVersion)}" data-sandbox="${data.isSandbox}"` +
  dataAttribute('gateway', data.gatewayOrigin) +
  dataAttribute('idempotency-header', data.idempotencyHeader) +
  dataAttribute('application-name', data.applicationName) +
  dataAttribute('address-lookup-base', data.addressLookupBase) +
  dataAttribute('replay-link', data.replayLink) +
  dataAttribute('banners-base', data.bannersBase) +
  dataAttribute('log-address', data.logAddress) +
  dataAttribute('replay', data.replay) +
  '>' +
  `${JSON.stringify(organisation).replaceAll('<', '\\u003c')}</script>`;

const SCRIPT = /<script type="application\/json" id="homeline-organisation"([^>]*)>[^<]*<\/script>/;

/**
 * Inserts the host's organization into a built page. The policy stays valid. For the sandbox, drops the gateway's
 * settings.
 */
export function withOrganisation(
  html: string,
  { organisation, isSandbox }: Pick<OrganisationScript, 'organisation' | 'isSandbox'>,
): string {
  const [whole, attributes = ''] = SCRIPT.exec(html) ?? [];
  if (whole === undefined) throw new Error('The page carries no organisation');
  const attribute = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1];
  const named = (name: string) => (isSandbox ? undefined : attribute(name));
  const script = organisationScript({
    organisation,
    isSandbox,
    appVersion: attribute('version') ?? '',
    page: attribute('page') ?? '',
    gatewayOrigin: named('gateway'),
    idempotencyHeader: named('idempotency-header'),
    applicationName: named('application-name'),
    addressLookupBase: named('address-lookup-base'),
    replayLink: attribute('replay-link'),
    bannersBase: isSandbox ? '' : attribute('banners-base'),
    logAddress: isSandbox ? '' : attribute('log-address'),
    replay: attribute('replay'),
  });
  return html.replace(whole, () => script);
}

/** Returns the version of a build, or "unknown" without one. */
export function builtVersion(distFolder: string): string {
  const [page] = globSync(join(distFolder, 'pages/*/shell.html'));
  const html = page === undefined ? '' : readFileSync(page, 'utf8');
  return /data-version="([^"]*)"/.exec(html)?.[1] ?? 'unknown';
}
