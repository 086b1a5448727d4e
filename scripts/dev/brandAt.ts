import { brandFinder, readBrands } from '#server/host/brands.ts';
import { overridesOf } from '#server/host/host.ts';
import type { Organisation } from '#store/org/organisation.ts';

/** Returns an address's brand with the sandbox instead of its providers, as `npm start` serves it. */
export function brandAt(address: URL): Organisation {
  const { organisations: brands } = readBrands('public/brands');
  const code = brandFinder(brands)(address, address.host);
  const brand = brands.get(code);
  if (!brand) throw new Error(`No brand ${code}`);
  return (
    overridesOf(brand, { host: address.host, isHere: true }, { brands, sandbox: {} })
      ?.organisation ?? brand
  );
}
