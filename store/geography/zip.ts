import type { StateCode } from './states.ts';

/*
 * ZIP3 to state (facts §5), loaded after the first address. Only used for a warning, because delivery ZIPs cross
 * state lines.
 */
const prefixes =
  'AL350-352,354-369 AK995-999 AZ850-853,855-857,859-860,863-865 AR716-729 CA900-908,910-928,930-961 CO800-816 ' +
  'CT060-069 DE197-199 DC200,202-205,569 FL320-339,341-342,344,346-347,349 GA300-319,398-399 HI967-968 ID832-838 ' +
  'IL600-620,622-629 IN460-479 IA500-516,520-528 KS660-662,664-679 KY400-418,420-427 LA700-701,703-708,710-714 ' +
  'ME039-049 MD206-212,214-219 MA010-027,055 MI480-499 MN550-551,553-567 MS386-397 MO630-631,633-641,644-658 ' +
  'MT590-599 NE680-681,683-693 NV889-891,893-895,897-898 NH030-038 NJ070-089 NM870-871,873-884 NY005,100-149 ' +
  'NC270-289 ND580-588 OH430-459 OK730-731,734-741,743-749 OR970-979 PA150-196 RI028-029 SC290-299 SD570-577 ' +
  'TN370-385 TX733,750-770,772-799,885 UT840-847 VT050-054,056-059 VA201,220-246 WA980-986,988-994 WV247-268 ' +
  'WI530-532,534-535,537-549 WY820-831 PR006-007,009 VI008 GU969';

/** Single ZIP codes that belong to another state than their prefix. */
const exceptions = new Map<string, string>([
  ['06390', 'NY'],
  ['96799', 'AS'],
  ['96950', 'MP'],
  ['96951', 'MP'],
  ['96952', 'MP'],
]);

function readPrefixes(): ReadonlyMap<string, StateCode> {
  const states = new Map<string, StateCode>();
  for (const entry of prefixes.split(' ')) {
    // A test checks that every entry starts with a code from the states table.
    const state = entry.slice(0, 2) as StateCode;
    for (const range of entry.slice(2).split(',')) {
      const [first = '', last = first] = range.split('-');
      for (let prefix = Number(first); prefix <= Number(last); prefix += 1) {
        states.set(String(prefix).padStart(3, '0'), state);
      }
    }
  }
  return states;
}

let statesByPrefix: ReadonlyMap<string, StateCode> | undefined;

/** Returns `null` for an unassigned, military or invalid ZIP code. */
export function usualStateOf(zip: string): string | null {
  if (!/^\d{5}$/.test(zip)) return null;
  statesByPrefix ??= readPrefixes();
  return exceptions.get(zip) ?? statesByPrefix.get(zip.slice(0, 3)) ?? null;
}

/** Returns the usual state of a ZIP code if it differs: a warning, never an error. */
export function unusualState(zip: string, state: string): string | null {
  const usual = usualStateOf(zip);
  return usual !== null && usual !== state ? usual : null;
}
