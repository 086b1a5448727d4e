import { counted } from '#store/text/counted.ts';

import { formatDate } from './dates.ts';

const MINUTE_MS = 60_000;

/** Units in minutes, longest first. */
const units = [
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Older moments are shown as a date (NOTIF-08). */
const MAX_MINUTES = 4 * 7 * 24 * 60;

/** "5 minutes ago", in whole units, at least one minute. MM/dd/yyyy after four weeks (NOTIF-07, A-56). */
export function timeAgo(iso: string, now: number): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(iso)) / MINUTE_MS));
  if (!(minutes < MAX_MINUTES)) return formatDate(iso);
  const [unit, length] = units.find(([, size]) => minutes >= size) ?? ['minute', 1];
  const count = Math.floor(minutes / length);
  return `${counted(count, unit)} ago`;
}
