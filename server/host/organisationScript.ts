import type { Organisation } from '#store/org/organisation.ts';

/** What a deployment sets for its gateway. */
export interface GatewaySettings {
  /** Where pages call the gateway directly (SC-01, FLAG-02); the page's own origin by default. */
  readonly gatewayOrigin?: string | undefined;
  /** The header of the idempotency key (SC-09); Idempotency-Key by default. */
  readonly idempotencyHeader?: string | undefined;
  /** X-Auth0-Application-Name (CALL-ID-05); homeline by default. */
  readonly applicationName?: string | undefined;
  /** The path before the typed text of an address lookup (G-04); the contract's by default. */
  readonly addressLookupBase?: string | undefined;
  /** The link of a session's replay, with `{id}` (API-07, CALL-SUB-11); without it there is none. */
  readonly replayLink?: string | undefined;
  /** The address before the path of the banners (CALL-BANNER-1); none by default, and the sandbox's own there. */
  readonly bannersBase?: string | undefined;
  /** Where pages send a log that a borrower hands to support (sendActionLog); nowhere by default. Empty: the call's own address. */
  readonly logAddress?: string | undefined;
  /** `on`: the pages have the screen on which support replays logs; a sandbox always has it. */
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
 * The organisation as data of the page, read by src/boot/pageData.ts. It is no script, so the policy needs no digest of
 * it.
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
 * Puts the host's organisation into a built page; the policy stays valid. For the sandbox, it drops the gateway's
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
