import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { brandHosts, readBrands } from '#server/host/brands.ts';
import { unreadablePairs } from '#src/brand/colors.ts';
import type { Organisation } from '#store/org/organisation.ts';

/** The fields of a brand.json that nobody reads, such as a misspelt one. */
function unknownFields(content: unknown, known: unknown, path: string): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key;
    const isKnown = typeof known === 'object' && known !== null && Object.hasOwn(known, key);
    return isKnown ? unknownFields(value, Reflect.get(known, key), field) : [field];
  });
}

function logoFaults(file: string): string[] {
  if (!existsSync(file)) return [];
  const drawing = readFileSync(file, 'utf8');
  return [
    /<title>[^<]*\S[^<]*<\/title>/.test(drawing) ? '' : `${file}: title: is missing`,
    /<script|\son\w+\s*=|javascript:|<foreignObject|<!ENTITY/i.test(drawing)
      ? `${file}: has a script in it`
      : '',
  ].filter(Boolean);
}

function faultsOf(folder: string, organisation: Organisation): string[] {
  const file = join(folder, 'brand.json');
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const unreadable = unreadablePairs(organisation.theme).map(
    ({ ink, ground, floor, contrast }) =>
      `${file}: theme.colors: ${ink} on ${ground} has a contrast of ${contrast.toFixed(2)}, less than ${floor}`,
  );
  const unknown = unknownFields(content, organisation, '').map(
    (field) => `${file}: ${field}: is no field of a brand`,
  );
  return [
    ...unknown,
    ...unreadable,
    ...logoFaults(join(folder, 'logo.svg')),
    ...logoFaults(join(folder, 'loader.svg')),
  ];
}

function sharedHosts(folder: string, organisations: ReadonlyMap<string, Organisation>): string[] {
  const owners = new Map<string, string>();
  return brandHosts(organisations).flatMap(({ code, host }) => {
    const owner = owners.get(host);
    owners.set(host, owner ?? code);
    return owner === undefined || owner === code
      ? []
      : [`${join(folder, code, 'brand.json')}: baseUrl: ${host} is already the host of ${owner}`];
  });
}

/** Everything that is wrong with the brands of a folder: one line a fault, with the file and the field. */
export function brandFaults(folder: string): string[] {
  const { organisations, faults } = readBrands(folder);
  const mains = [...organisations.values()].filter(({ switches }) => switches.isMain);
  return [
    ...faults,
    ...[...organisations].flatMap(([code, organisation]) =>
      faultsOf(join(folder, code), organisation),
    ),
    ...sharedHosts(folder, organisations),
    ...(mains.length === 1
      ? []
      : [`${folder}: switches.isMain: ${mains.length} brands are the main one, not 1`]),
  ];
}
