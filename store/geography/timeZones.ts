import { splitZoneOf } from './splitStates.ts';

/** The zone of most of a state's population decides what "today" is at a property (F-17, FT-64). */
const statesByZone: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

const zones = new Map(
  Object.entries(statesByZone).flatMap(([zone, codes]) =>
    codes.split(' ').map((code): [string, string] => [code, zone]),
  ),
);

/** A state, or a place whose ZIP code tells the zone in a state with two. */
export type ZonedPlace =
  | string
  | null
  | { readonly state: string | null; readonly zip?: string | null };

/** Our choice: Eastern time for an unknown state, because a new day starts there first. */
export function timeZoneOf(place: ZonedPlace): string {
  const { state, zip = null } =
    typeof place === 'string' || place === null ? { state: place } : place;
  return splitZoneOf(zip?.slice(0, 5) ?? '') ?? zones.get(state ?? '') ?? 'America/New_York';
}

/** Cached, because construction is slow. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(timeZone, made);
  return made;
}

/** Whether the browser knows an IANA time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return calendarOf(timeZone) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the date (yyyy-MM-dd) at a property, by the server's clock. */
export const dayAt = (momentMs: number, place: ZonedPlace): string =>
  dayIn(momentMs, timeZoneOf(place));

/** Returns the date (yyyy-MM-dd) in a time zone. */
export function dayIn(momentMs: number, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(momentMs);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
