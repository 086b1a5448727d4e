/** A host under which a brand is served. A brand may have several. */
export interface BrandHost {
  readonly code: string;
  readonly host: string;
}

export interface BrandSources {
  /** Every `org` query parameter of the address, in its order. */
  readonly orgParameters: readonly string[];
  /** The code in the organisation data that the page carries. */
  readonly pageOrgCode: string | null;
  /** With or without its port. */
  readonly host: string;
  readonly mainCode: string;
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * The code of the brand to show: `org` parameter, page data, host, main brand.
 * What is not in the list is passed over, whatever it is; only codes of the list come out (FT-81).
 */
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
