import {
  isCheckpoint,
  isNote,
  isStart,
  isUnrecordable,
  timeOfLine,
  type LogLine,
} from '#store/actionLog/lines.ts';

import { runToEnd, type WorkProgress } from '#store/actionLog/resultOf.ts';

import { toldCall } from './calls.ts';
import { clickMarks } from './clicks.ts';
import { toldFact, toldName } from './facts.ts';
import { toldFailure } from './failures.ts';
import { toldIntent } from './intents.ts';
import { toldConditions, toldStatus } from './status.ts';
import type { StoryLine } from './storyLine.ts';
import { isObject, secondsOf, told, type Told } from './told.ts';

/** Actions that are told only when they say something else than before. */
const repeating: Readonly<
  Record<string, (payload: Readonly<Record<string, unknown>>) => Told | null>
> = {
  'application/statusReceived': toldStatus,
  'conditions/conditionsReceived': toldConditions,
};

function toldAction(type: string, payload: unknown): Told {
  if (Object.hasOwn(repeating, type) && isObject(payload))
    return repeating[type]?.(payload) ?? toldName(type);
  return (
    toldFact(type, payload) ??
    toldFailure(type, payload) ??
    toldIntent(type, payload) ??
    toldName(type)
  );
}

function toldLine(line: LogLine): Told {
  if (isStart(line)) {
    const { app, org, device, startedAt } = line;
    return told('page')(
      `The page was loaded at ${startedAt}: ${org}, version ${app}, ${device.browser} ${device.width} px, ${device.language}`,
    );
  }
  if (isNote(line)) return toldCall(line.note);
  if (isCheckpoint(line)) return told('technical')('The state was checked');
  if (!isUnrecordable(line)) return toldAction(line.type, line.payload);
  const { words, by } = toldAction(line.type, undefined);
  return told(by)(`${words} (could not be recorded)`);
}

/** Replaces the loader's start by how long the borrower waited. */
function toldWaits(lines: readonly LogLine[], tellings: Told[]): void {
  let shown: { number: number; at: number } | null = null;
  for (const [number, line] of lines.entries()) {
    if (isStart(line)) shown = null;
    if (!('type' in line)) continue;
    if (line.type === 'shell/loaderShown') shown = { number, at: line.at };
    if (line.type !== 'shell/loaderHidden' || !shown) continue;
    tellings[shown.number] = told('page')(`The borrower waited ${secondsOf(line.at - shown.at)}.`);
    shown = null;
  }
}

/** What was told already is technical when it comes again. */
function withoutRepeats(lines: readonly LogLine[], tellings: Told[]): void {
  const last = new Map<string, string>();
  for (const [number, line] of lines.entries()) {
    const telling = tellings[number];
    if (!telling || !('type' in line)) continue;
    const isRepeating =
      Object.hasOwn(repeating, line.type) || line.type.startsWith('identity/identity');
    const kind = line.type.startsWith('identity/') ? 'identity' : line.type;
    if (isRepeating && last.get(kind) === telling.words)
      tellings[number] = { ...telling, by: 'technical', weight: 0 };
    if (isRepeating) last.set(kind, telling.words);
  }
}

/** Our choice: what happens within five seconds, and within so many lines, may be one problem. */
const SAME_PROBLEM = { ms: 5_000, lines: 20 };

/** Whether a heavier line is near, in one direction, before the borrower does something else. */
function isOutweighed(
  lines: readonly LogLine[],
  tellings: readonly Told[],
  number: number,
  by: 1 | -1,
): boolean {
  const weight = tellings[number]?.weight ?? 0;
  const at = timeOfLine(lines[number]) ?? 0;
  for (let step = 1; step <= SAME_PROBLEM.lines; step += 1) {
    const near = tellings[number + by * step];
    const time = timeOfLine(lines[number + by * step]);
    if (!near || near.by === 'borrower') return false;
    if (time !== null && Math.abs(time - at) > SAME_PROBLEM.ms) return false;
    if (near.weight > weight || (near.weight === weight && by === -1)) return true;
  }
  return false;
}

const isStopAt = (lines: readonly LogLine[], tellings: readonly Told[], number: number) => {
  const weight = tellings[number]?.weight ?? 0;
  return (
    weight === 3 ||
    (weight > 0 &&
      !isOutweighed(lines, tellings, number, 1) &&
      !isOutweighed(lines, tellings, number, -1))
  );
};

/**
 * Tells a log line by line, for someone who doesn't know the code. `states` are those after each line, and only show
 * whether a click changed something.
 */
export function* telling(
  lines: readonly LogLine[],
  states: readonly unknown[] = [],
): Generator<WorkProgress, readonly StoryLine[]> {
  const tellings: Told[] = [];
  for (const line of lines) {
    tellings.push(toldLine(line));
    yield { done: tellings.length, of: lines.length };
  }
  toldWaits(lines, tellings);
  withoutRepeats(lines, tellings);
  const marks = clickMarks(lines, states);
  const story: StoryLine[] = [];
  let request = '';
  for (const [number, { words, by }] of tellings.entries()) {
    const line = lines[number];
    const isStop = isStopAt(lines, tellings, number);
    if (by === 'borrower') request = '';
    if (line && isNote(line) && line.note.id !== undefined) request = ` Request ${line.note.id}.`;
    const shownBy = isStop && by === 'technical' ? 'lender' : by;
    const isRefusal = isStop && shownBy === 'lender';
    story.push({
      words: isRefusal ? words + request : words,
      by: shownBy,
      isStop,
      mark: marks.get(number) ?? null,
    });
    if (isRefusal) request = '';
    yield { done: story.length, of: lines.length };
  }
  return story;
}

/** Tells a log in one go. */
export const storyOf = (
  lines: readonly LogLine[],
  states: readonly unknown[] = [],
): readonly StoryLine[] => runToEnd(telling(lines, states));
