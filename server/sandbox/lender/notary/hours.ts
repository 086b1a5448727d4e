import { DateTime } from 'luxon';

import { hoursByDepartment } from '#server/sandbox/data/hours.ts';
import type { World } from '#server/sandbox/world.ts';

/** Returns the online notaries' week, Pacific time, and whether one is available now (12.5). */
export function notaryHours(world: World) {
  const week = [...(world.settings.hours().week ?? hoursByDepartment.get('OPS_NOTARY') ?? [])];
  const now = DateTime.fromMillis(world.now(), { zone: 'America/Los_Angeles' });
  const time = now.toFormat('HH:mm');
  const isOpen = week.some(
    ({ weekdayValue, startTime, endTime }) =>
      weekdayValue === now.weekday &&
      startTime !== null &&
      endTime !== null &&
      startTime <= time &&
      time < endTime,
  );
  return { isOpen, week };
}
