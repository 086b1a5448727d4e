/** One of the hosts of a brand. */
export interface BrandHost {
  readonly code: string;
  readonly host: string;
}

export interface BrandSources {
  /** All `org` query parameters. */
  readonly orgParameters: readonly string[];
  readonly pageOrgCode: string | null;
  /** With or without its port. */
  readonly host: string;
  readonly mainCode: string;
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** By `org` parameter, page data, host, else the main brand. Unknown codes are ignored (FT-81). */
export function resolveBrand(
  brands: readonly BrandHost[],
  { orgParameters, pageOrgCode, host, mainCode }: BrandSources,
): string {
  const withCode = (code: string | null) => brands.find((brand) => brand.code === code)?.code;
  const wanted = orgParameters.length === 1 ? (orgParameters[0] ?? null) : null;

  return (
    withCode(wanted) ??
    withCode(pageOrgCode) ??
    brands.find((brand) => brand.host === nameOf(host))?.code ??
    mainCode
  );
}
