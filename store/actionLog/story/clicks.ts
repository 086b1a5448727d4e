import { isStart, type LogLine } from '#store/actionLog/lines.ts';

import { intentTypes } from './intents.ts';

/** `rage`: pressed again and again. `dead`: nothing followed. The log has no clicks, so both come from intents. */
export type ClickMark = 'rage' | 'dead';

/** Our choice: three equal intents, each within two seconds of the one before. */
const RAGE_COUNT = 3;
const RAGE_PAUSE_MS = 2_000;

/** Our choice: something usually follows within a second. */
const DEAD_MS = 1_000;

/** They end in the browser, so nothing of them is in the log. */
const unseen = new Set([
  'shell/exitChosen',
  'offerCopy/printRequested',
  'application/calendarFileRequested',
  'application/applyAgainDaySaved',
]);

const isIntent = (line: LogLine) => 'type' in line && intentTypes.has(line.type);

/** The next line with a time, or null at the end of the page. */
function nextTimed(lines: readonly LogLine[], at: number): (LogLine & { at: number }) | null {
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next];
    if (!line || isStart(line)) return null;
    if ('at' in line) return line;
  }
  return null;
}

function isDead(lines: readonly LogLine[], at: number, states: readonly unknown[]): boolean {
  const line = lines[at];
  if (!line || !('type' in line) || unseen.has(line.type)) return false;
  if (states[at] === undefined || states[at] !== states[at - 1]) return false;
  const next = nextTimed(lines, at);
  return next !== null && (isIntent(next) || next.at - line.at > DEAD_MS);
}

/** Marks the clicks of borrowers who got no answer. `states` are those after each line. */
export function clickMarks(
  lines: readonly LogLine[],
  states: readonly unknown[],
): ReadonlyMap<number, ClickMark> {
  const marks = new Map<number, ClickMark>();
  let last = { key: '', at: 0, count: 0 };
  for (const [number, line] of lines.entries()) {
    if (!('type' in line) || !isIntent(line)) continue;
    const key = JSON.stringify([line.type, 'payload' in line ? line.payload : null]);
    const isAgain = key === last.key && line.at - last.at <= RAGE_PAUSE_MS;
    last = { key, at: line.at, count: isAgain ? last.count + 1 : 1 };
    if (last.count >= RAGE_COUNT) marks.set(number, 'rage');
    else if (isDead(lines, number, states)) marks.set(number, 'dead');
  }
  return marks;
}
