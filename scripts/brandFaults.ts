import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { brandHosts, readBrands, type WrittenBrand } from '#server/host/brands.ts';
import { unreadablePairs } from '#src/brand/colors.ts';
import { mergePricing, type Organisation } from '#store/org/organisation.ts';

/** Returns fields of a brand.json that no code reads, such as misspelled ones. */
function unknownFields(content: unknown, known: unknown, path: string): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key;
    const isKnown = typeof known === 'object' && known !== null && Object.hasOwn(known, key);
    return isKnown ? unknownFields(value, Reflect.get(known, key), field) : [field];
  });
}

const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const unescaped = (text: string) =>
  text.replaceAll(/&(\w+);/g, (whole, name: string) => letters[name] ?? whole);

/** A copied logo may still have another brand's title. */
const isNamedOtherwise = (title: string, { orgMetaData }: Organisation) =>
  unescaped(title) !== orgMetaData.companyInfo.companyName;

/** Returns the faults of an SVG. A logo's title must be the brand's name. */
export function drawingFaults(file: string, bearer?: Organisation): string[] {
  if (!existsSync(file)) return [];
  const drawing = readFileSync(file, 'utf8');
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(drawing) ?? [];
  const isUntitled = title.trim() === '';
  return [
    isUntitled ? `${file}: title: is missing` : '',
    !isUntitled && bearer && isNamedOtherwise(title, bearer)
      ? `${file}: title: is ${title}, and the company's name ${bearer.orgMetaData.companyInfo.companyName}`
      : '',
    /<script|\son\w+\s*=|javascript:|<foreignObject|<!ENTITY/i.test(drawing)
      ? `${file}: has a script in it`
      : '',
  ].filter(Boolean);
}

const motion = /@keyframes|\b(?:animation|transition)(?:-name)?\s*:|<animate|<set\b/i;

/** The still image replaces the loader's animation when paused or with reduced motion (WCAG 2.2.2). */
function stillFaults(file: string): string[] {
  const moves = existsSync(file) && motion.test(readFileSync(file, 'utf8'));
  return moves ? [`${file}: moves, and has to stand still`] : [];
}

const MAX_VIDEO_BYTES = 400_000;

/** On a slow connection, the wait is over before a longer video arrives (LOADER-02). */
const videoFaults = (file: string): string[] =>
  existsSync(file) && statSync(file).size > MAX_VIDEO_BYTES
    ? [`${file}: is larger than ${MAX_VIDEO_BYTES / 1_000} kB`]
    : [];

function pricingFaults({ orgPricingData }: Organisation, file: string): string[] {
  const { helocMinLoanAmount: least, helocMaxLoanAmount: most } = mergePricing(orgPricingData);
  const isUpsideDown = least !== undefined && most !== undefined && least > most;
  return isUpsideDown
    ? [`${file}: orgPricingData: helocMinLoanAmount is more than helocMaxLoanAmount`]
    : [];
}

function faultsOf(folder: string, { content, organisation }: WrittenBrand): string[] {
  const file = join(folder, 'brand.json');
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
    ...pricingFaults(organisation, file),
    ...drawingFaults(join(folder, 'logo.svg'), organisation),
    ...drawingFaults(join(folder, 'loader.svg')),
    ...drawingFaults(join(folder, 'loader-still.svg')),
    ...stillFaults(join(folder, 'loader-still.svg')),
    ...videoFaults(join(folder, 'loader.mp4')),
    ...videoFaults(join(folder, 'loader.webm')),
  ];
}

type Organisations = ReadonlyMap<string, Organisation>;

const fileOf = (folder: string, code: string) => join(folder, code, 'brand.json');

function sharedHosts(folder: string, organisations: Organisations): string[] {
  const all = brandHosts(organisations);
  return all.flatMap(({ code, host }) => {
    const other = all.find((one) => one.host === host && one.code !== code);
    return other
      ? [`${fileOf(folder, code)}: baseUrl: ${host} is the host of ${other.code} too`]
      : [];
  });
}

function mainFaults(folder: string, organisations: Organisations): string[] {
  const mains = [...organisations].filter(([, { switches }]) => switches.isMain);
  if (mains.length === 0) return [`${folder}: switches.isMain: no brand is the main one`];
  const names = mains.map(([code]) => code).join(' and ');
  return mains.length === 1
    ? []
    : mains.map(
        ([code]) =>
          `${fileOf(folder, code)}: switches.isMain: ${names} are the main one, which is one alone`,
      );
}

const lostFamilies = (folder: string, organisations: Organisations): string[] =>
  [...organisations].flatMap(([code, { canonicalOrgCode }]) =>
    organisations.has(canonicalOrgCode)
      ? []
      : [
          `${fileOf(folder, code)}: canonicalOrgCode: ${canonicalOrgCode} is no brand of these folders`,
        ],
  );

/** Returns the faults of all brands in a folder, one line each, with file and field. */
export function brandFaults(folder: string): string[] {
  const { organisations, faults, written } = readBrands(folder);
  return [
    ...faults,
    ...[...written].flatMap(([code, brand]) => faultsOf(join(folder, code), brand)),
    ...sharedHosts(folder, organisations),
    ...lostFamilies(folder, organisations),
    ...mainFaults(folder, organisations),
  ];
}
