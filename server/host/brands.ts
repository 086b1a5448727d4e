import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readBrand } from '#sagas/api/contract/brand.ts';
import { loaderFiles } from '#store/org/loaderFiles.ts';
import { NO_ORGANISATION, type Organisation, type PartnerSite } from '#store/org/organisation.ts';
import { resolveBrand, type BrandHost } from '#store/org/resolveBrand.ts';

/** A brand.json as written, before missing files change the brand. */
export interface WrittenBrand {
  readonly content: unknown;
  readonly organisation: Organisation;
}

export interface Brands {
  /** By code, in alphabetical order. */
  readonly organisations: ReadonlyMap<string, Organisation>;
  readonly faults: readonly string[];
  readonly written: ReadonlyMap<string, WrittenBrand>;
}

interface BrandFolder {
  readonly organisation: Organisation | null;
  readonly faults: string[];
  readonly written?: WrittenBrand;
}

function parsed(file: string): { content: unknown } | { fault: string } {
  if (!existsSync(file)) return { fault: `${file}: is missing` };
  try {
    return { content: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    // The message quotes the location on several lines.
    const place = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : '';
    return { fault: `${file}: is not JSON: ${place}` };
  }
}

/**
 * Falls back if files are missing: to the name instead of the logo, the default animation and the system's font
 * (FT-82).
 */
function withoutMissingFiles(folder: string, organisation: Organisation): BrandFolder {
  const { theme } = organisation;
  const lacks = (file: string) => !existsSync(join(folder, file));
  const lacksLogo = theme.logo === 'own' && lacks('logo.svg');
  const loader = loaderFiles(theme.loaderAnimation);
  const lackingPictures = loader === null ? [] : [loader.moving, loader.still].filter(lacks);
  const lackingFont = theme.font && lacks(theme.font.file) ? theme.font.file : '';
  const missing = [lacksLogo ? 'logo.svg' : '', ...lackingPictures, lackingFont];

  return {
    organisation: {
      ...organisation,
      theme: {
        ...theme,
        logo: lacksLogo ? 'none' : theme.logo,
        loaderAnimation: lackingPictures.length > 0 ? 'default' : theme.loaderAnimation,
        font: lackingFont ? null : theme.font,
      },
    },
    faults: missing.filter(Boolean).map((file) => `${join(folder, file)}: is missing`),
  };
}

function readFolder(folder: string, code: string): BrandFolder {
  const file = join(folder, 'brand.json');
  const reading = parsed(file);
  if ('fault' in reading) return { organisation: null, faults: [reading.fault] };

  const brand = readBrand(reading.content, file);
  if (!brand.isSound) return { organisation: null, faults: brand.faults };

  const { organisation } = brand;
  if (organisation.orgCode === code)
    return {
      ...withoutMissingFiles(folder, organisation),
      written: { content: reading.content, organisation },
    };
  const fault = `${file}: orgCode: ${organisation.orgCode} is not the name of its folder`;
  return { organisation: null, faults: [fault] };
}

/** Reads all brands of a folder. Reports and skips broken ones (FT-80). */
export function readBrands(folder: string): Brands {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const folders = codes.map((code) => ({ code, ...readFolder(join(folder, code), code) }));
  const sound = folders.flatMap(({ code, organisation }) =>
    organisation ? [[code, organisation] as const] : [],
  );
  const written = folders.flatMap(({ code, written: one }) => (one ? [[code, one] as const] : []));

  return {
    organisations: new Map(sound),
    faults: folders.flatMap(({ faults }) => faults),
    written: new Map(written),
  };
}

const hostOf = ({ baseUrl }: Readonly<PartnerSite> | Organisation) => new URL(baseUrl).hostname;

/** Returns `larkmere` for `LARKMERE`. */
export const slugOf = (code: string) => code.toLowerCase().replaceAll('_', '-');

/** Returns each brand's own host and its slug under localhost. */
export const brandHosts = (organisations: ReadonlyMap<string, Organisation>): BrandHost[] =>
  [...organisations].flatMap(([code, organisation]) => [
    { code, host: hostOf(organisation) },
    { code, host: `${slugOf(code)}.localhost` },
  ]);

/** Returns the brand for requests that don't name one (BRAND-05). */
export function mainCodeOf(organisations: ReadonlyMap<string, Organisation>): string {
  const all = [...organisations.values()];
  const main = all.find(({ switches }) => switches.isMain) ?? all[0];
  if (!main) throw new Error(NO_ORGANISATION);
  return main.orgCode;
}

/** Finds a request's brand code by its `org` parameter and host. */
export function brandFinder(organisations: ReadonlyMap<string, Organisation>) {
  const hosts = brandHosts(organisations);
  const mainCode = mainCodeOf(organisations);
  return ({ searchParams }: Pick<URL, 'searchParams'>, host: string): string =>
    resolveBrand(hosts, {
      orgParameters: searchParams.getAll('org'),
      pageOrgCode: null,
      host,
      mainCode,
    });
}

/** Returns the brand with localhost addresses for itself and its sister sites. */
export function onLocalhost(
  organisation: Organisation,
  organisations: ReadonlyMap<string, Organisation>,
  port: number,
): Organisation {
  const local = <Site extends PartnerSite | Organisation>(site: Site): Site => {
    const sister = [...organisations.values()].find(({ baseUrl }) => baseUrl === site.baseUrl);
    return sister
      ? { ...site, baseUrl: `http://${slugOf(sister.orgCode)}.localhost:${port}` }
      : site;
  };
  const { nyCounterpart, regularCounterpart, hawaiiPartner } = organisation.switches;

  return {
    ...local(organisation),
    switches: {
      ...organisation.switches,
      nyCounterpart: nyCounterpart && local(nyCounterpart),
      regularCounterpart: regularCounterpart && local(regularCounterpart),
      hawaiiPartner: hawaiiPartner && local(hawaiiPartner),
    },
  };
}
