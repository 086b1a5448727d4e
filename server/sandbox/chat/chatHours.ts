import { hoursByDepartment } from '#server/sandbox/data/hours.ts';
import type { DayHours } from '#store/chat/hours.ts';
import type { World } from '#server/sandbox/world.ts';

const pacific = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns the weekday (1 is Monday) and time (HH:mm:ss) at the lender. */
function pacificTime(now: number) {
  const parts = new Map(pacific.formatToParts(now).map(({ type, value }) => [type, value]));
  const [hour, minute, second] = (['hour', 'minute', 'second'] as const).map((part) =>
    parts.get(part),
  );
  return {
    weekdayValue: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${hour}:${minute}:${second}`,
  };
}

/** Returns when agents chat. PUT /sandbox/hours replaces the lender's own week. */
export const chatWeek = ({ settings }: World): readonly DayHours[] =>
  settings.hours().week ?? hoursByDepartment.get('OPS_CHAT') ?? [];

/** Whether agents are available for chats now (12.5). */
export function isChatOpen(world: World): boolean {
  const { chatOpen } = world.settings.hours();
  if (chatOpen !== null) return chatOpen;
  const { weekdayValue, time } = pacificTime(world.now());
  const today = chatWeek(world).find((day) => day.weekdayValue === weekdayValue);
  const { startTime = null, endTime = null } = today ?? {};
  // Text comparison works: "06:00" is before "06:00:00", and "17:00" before "17:00:00".
  return startTime !== null && endTime !== null && startTime <= time && time < endTime;
}
