import type { Organisation } from '#store/org/organisation.ts';

export interface OrganisationScript {
  readonly organisation: Organisation;
  readonly appVersion: string;
  readonly isSandbox: boolean;
  /** Where the calls go by themselves; left out, through the page's own origin. */
  readonly gatewayOrigin?: string;
  /** What was painted: src/boot/paintedPlace.ts. */
  readonly page: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Who lends, as data in the page: no script, so that no policy needs to know it. Read by src/boot/pageData.ts. */
export const organisationScript = ({ organisation, ...data }: OrganisationScript): string =>
  `<script type="application/json" id="homeline-organisation" data-page="${escaped(data.page)}"` +
  ` data-version="${escaped(data.appVersion)}" data-sandbox="${data.isSandbox}"` +
  (data.gatewayOrigin === undefined ? '' : ` data-gateway="${escaped(data.gatewayOrigin)}"`) +
  '>' +
  `${JSON.stringify(organisation).replaceAll('<', '\\u003c')}</script>`;

const SCRIPT = /<script type="application\/json" id="homeline-organisation"([^>]*)>[^<]*<\/script>/;

/**
 * A built page for this host: with the addresses of this machine, and with what is behind it, which is where the calls
 * go. The policy of the page
 * stays as it is, for the data is no script.
 */
export function withOrganisation(
  html: string,
  { organisation, isSandbox }: Pick<OrganisationScript, 'organisation' | 'isSandbox'>,
): string {
  const [whole, attributes = ''] = SCRIPT.exec(html) ?? [];
  if (whole === undefined) throw new Error('The page carries no organisation');
  const attribute = (name: string) =>
    new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const script = organisationScript({
    organisation,
    isSandbox,
    appVersion: attribute('version'),
    page: attribute('page'),
  });
  return html.replace(whole, () => script);
}
