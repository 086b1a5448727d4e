import { brandHosts, mainCodeOf } from '#server/host/brands.ts';
import { registerScreens } from '#server/host/pages.ts';
import { closedPageOf } from '#store/org/closedPage.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { FIRST_STEP } from '#store/registration/questions.ts';
import { BASE_PATH, patternOf, screens } from '#store/shell/screens.ts';

import { literal, mapOf, patternText, type MapRow } from './syntax.ts';

type Organisations = ReadonlyMap<string, Organisation>;

/**
 * Finds the brand by a single `org` parameter, then host, then the main brand. Ignores unknown codes (FT-81).
 */
function brandOfRequest(brands: Organisations): string[] {
  const ofHosts = new Map<string, string>();
  for (const { code, host } of brandHosts(brands))
    if (!ofHosts.has(host)) ofHosts.set(host, literal(code));
  return [
    mapOf('$host', '$homeline_host_brand', mainCodeOf(brands), [...ofHosts]),
    mapOf('$args', '$homeline_named', '', [
      // Ignored if it is given twice.
      [String.raw`~(?:^|&)org(?:=[^&]*)?&(?:.*&)?org(?:[=&]|$)`, ''],
      ['~(?:^|&)org=(?<homeline_code>[A-Z][A-Z0-9_]*)(?:&|$)', '$homeline_code'],
    ]),
    mapOf(
      '$homeline_named',
      '$homeline_named_brand',
      '',
      [...brands.keys()].map((code): MapRow => [code, literal(code)]),
    ),
    mapOf('$homeline_named_brand', '$homeline_brand', '$homeline_named_brand', [
      ['', '$homeline_host_brand'],
    ]),
  ];
}

/**
 * Returns a pattern for all days (yyyy-MM-dd) before this one: one digit is smaller, and the digits before it are
 * equal.
 */
export const daysBefore = (day: string): string =>
  [...day.matchAll(/[1-9]/g)]
    .map(({ 0: digit, index }) => `${day.slice(0, index)}[0-${Number(digit) - 1}]`)
    .join('|');

/** Returns the brands that don't accept applications, always or until a day in UTC. */
function closedRows(brands: Organisations): MapRow[] {
  return [...brands].flatMap(([code, { switches }]): MapRow[] => {
    const { launchDate } = switches;
    if (closedPageOf(switches, null) !== null) return [[`~^${code} `, 'closed']];
    return launchDate === null ? [] : [[`~^${code} (?:${daysBefore(launchDate)})`, 'closed']];
  });
}

/** Returns which of a brand's three pages an address gets (decision 14), like the host's `pageFor`. */
function pageOfRequest(brands: Organisations): string[] {
  const parts = [...registerScreens].map(([screen, part]): MapRow => {
    const pattern = patternText(patternOf(screens[screen].path)).replace(/^\^/, `~^${BASE_PATH}`);
    return [pattern, part];
  });
  const otherStep = `~^(?:(?!step(?:[=&]|$))[^&]*&)*step(?!=${FIRST_STEP}(?:&|$))(?:[=&]|$)`;
  return [
    mapOf('$uri', '$homeline_part', 'none', parts),
    mapOf('$args', '$homeline_step', 'first', [[otherStep, 'later']]),
    mapOf('$homeline_brand $time_iso8601', '$homeline_door', 'open', closedRows(brands)),
    mapOf('$homeline_part $homeline_door $homeline_step', '$homeline_page', 'shell', [
      ['~^(?:first|later|byStep) closed', 'closed'],
      ['~^first open', 'register'],
      ['~^byStep open first', 'register'],
    ]),
  ];
}

/** Returns the variables $homeline_brand and $homeline_page. */
export const brandMaps = (brands: Organisations): string[] => [
  '# The brand of a request, and which of its three pages it gets',
  ...brandOfRequest(brands),
  ...pageOfRequest(brands),
];
