export interface BrandHost {
  readonly code: string;
  readonly host: string;
}

export interface BrandSources {
  readonly orgParameters: readonly string[];
  readonly pageOrgCode: string | null;
  /** With or without a port. */
  readonly host: string;
  readonly mainCode: string;
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * Finds the brand by `org` parameter, then page data, then host, then the main brand. Ignores unknown codes
 * (FT-81).
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
