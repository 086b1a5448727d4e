import { addCountedDays, isBankingDay } from '#store/application/funding/businessDays.ts';
import { dayIn } from '#store/geography/timeZones.ts';

import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { actorOf, usualDays } from './statusTexts.ts';

/** Returns the day on which a status began, or null if the lender doesn't say. */
export function beganOn(
  { hold }: Readonly<Pick<ApplicationStatus, 'hold'>>,
  timeZone: string,
): string | null {
  const moment = Date.parse(hold?.since ?? '');
  return Number.isNaN(moment) ? null : dayIn(moment, timeZone);
}

/** Returns the day that the days of a status count from: its first, or today if the borrower acts or it is unknown. */
export const countedFrom = (
  status: Readonly<ApplicationStatus>,
  timeZone: string,
  today: string,
): string => (actorOf(status) === 'borrower' ? today : (beganOn(status, timeZone) ?? today));

/**
 * Returns the day by which a wait usually ends: the lender's own (F-06), or the last of the usual business days. Null
 * if neither is known or the day has passed.
 */
export function expectedDay(
  status: Readonly<ApplicationStatus>,
  { timeZone, today }: Readonly<{ timeZone: string; today: string | null }>,
): string | null {
  const held = status.hold?.expectedBy ?? null;
  if (held !== null) return held;
  const began = beganOn(status, timeZone);
  const days = usualDays(status);
  if (began === null || days === null || actorOf(status) === 'borrower') return null;
  const day = addCountedDays(began, days[1], isBankingDay);
  return day !== null && today !== null && day < today ? null : day;
}
