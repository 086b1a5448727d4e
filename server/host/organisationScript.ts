import type { Organisation } from '#store/org/organisation.ts';

/** What a deployment says of the gateway that its pages call. */
export interface GatewaySettings {
  /** Where the calls go without a host between them (SC-01, FLAG-02); left out, through the page's own origin. */
  readonly gatewayOrigin?: string | undefined;
  /** The header of a wish's key (SC-09); left out, Idempotency-Key. */
  readonly idempotencyHeader?: string | undefined;
  /** The name in X-Auth0-Application-Name (CALL-ID-05); left out, homeline. */
  readonly applicationName?: string | undefined;
  /** What stands before the typed text where addresses are looked up (G-04); left out, as the contract has it. */
  readonly addressLookupBase?: string | undefined;
}

export interface OrganisationScript extends GatewaySettings {
  readonly organisation: Organisation;
  readonly appVersion: string;
  readonly isSandbox: boolean;
  /** What was painted: src/boot/prerenderedLocation.ts. */
  readonly page: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** An attribute of what was said; none of what was not. */
const said = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` data-${name}="${escaped(value)}"`;

/** Who lends, as data in the page: no script, so that no policy needs to know it. Read by src/boot/pageData.ts. */
export const organisationScript = ({ organisation, ...data }: OrganisationScript): string =>
  `<script type="application/json" id="homeline-organisation" data-page="${escaped(data.page)}"` +
  ` data-version="${escaped(data.appVersion)}" data-sandbox="${data.isSandbox}"` +
  said('gateway', data.gatewayOrigin) +
  said('idempotency-header', data.idempotencyHeader) +
  said('application-name', data.applicationName) +
  said('address-lookup-base', data.addressLookupBase) +
  '>' +
  `${JSON.stringify(organisation).replaceAll('<', '\\u003c')}</script>`;

const SCRIPT = /<script type="application\/json" id="homeline-organisation"([^>]*)>[^<]*<\/script>/;

/**
 * A built page for this host: with the addresses of this machine, and with what is behind it, which is where the calls
 * go; the sandbox knows our own names and paths alone. The policy of the page stays as it is, for the data is no script.
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
    idempotencyHeader: named('idempotency-header'),
    applicationName: named('application-name'),
    addressLookupBase: named('address-lookup-base'),
  });
  return html.replace(whole, () => script);
}
