import { isCheckpoint, isStart, writeLine, type LogLine, type StartLine } from './lines.ts';

/** FT-112 */
const MAX_LINES = 2_000;
const MAX_CHARACTERS = 1_000_000;
/** Our choice: the stored states get as much space as the lines. */
const MAX_START_CHARACTERS = 1_000_000;

interface RingLine {
  readonly text: string;
  /** The first line of a log that starts after this line, or null if the state is unknown. */
  readonly startText: string | null;
}

/** Replaces lines without a known state, because they couldn't be redacted. */
const LOST: RingLine = {
  text: writeLine({ type: 'actionLog/linesLost', unrecordable: true, at: 0 }),
  startText: null,
};

/** A log can start after a line with a state, or at the start of a page. */
function toRingLines(earlier: StartLine, lines: readonly LogLine[]): RingLine[] {
  let start = earlier;
  return lines.map((line) => {
    if (isStart(line)) start = line;
    const state = isStart(line) || isCheckpoint(line) ? line.state : undefined;
    const { trimmed: _trimmed, ...begun } = start;
    const startText = state === undefined ? null : writeLine({ ...begun, state });
    return { text: writeLine(line), startText };
  });
}

const lengthOf = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.length + 1, 0);

const startsOf = (lines: readonly RingLine[]) =>
  lines.reduce((sum, { startText }) => sum + (startText?.length ?? 0), 0);

/** Drops every second state except the last, so the log loses only a few lines at a time. */
function withFewerStarts(lines: readonly RingLine[]): RingLine[] {
  const last = lines.findLastIndex(({ startText }) => startText !== null);
  let count = 0;
  return lines.map((line, at) => {
    if (line.startText === null || at === last) return line;
    count += 1;
    return count % 2 === 1 ? { text: line.text, startText: null } : line;
  });
}

const TRIMMED = ',"trimmed":true}';

/** Marks a log that starts later than its page. */
const trimmedStart = (text: string): string =>
  text.endsWith(TRIMMED) ? text : `${text.slice(0, -1)}${TRIMMED}`;

/**
 * Keeps the lines of a log, oldest first. Drops the oldest lines up to a checkpoint whose state then starts the log.
 * If the states need too much space, the log keeps fewer of them, but always the last one.
 */
export function createRingBuffer(first: StartLine) {
  let start = writeLine(first);
  let lines: RingLine[] = [];
  let characters = 0;
  let startCharacters = 0;

  function replaceLines(startText: string, rest: RingLine[]) {
    start = startText;
    lines = rest;
    characters = lengthOf(rest.map(({ text }) => text));
    startCharacters = startsOf(rest);
  }

  function trim() {
    while (lines.length + 1 > MAX_LINES || start.length + 1 + characters > MAX_CHARACTERS) {
      const at = lines.findIndex(({ startText }) => startText !== null);
      if (at === -1) {
        replaceLines(trimmedStart(start), [LOST]);
        return;
      }
      replaceLines(trimmedStart(lines[at]?.startText ?? start), lines.slice(at + 1));
    }
    if (startCharacters <= MAX_START_CHARACTERS) return;
    lines = withFewerStarts(lines);
    startCharacters = startsOf(lines);
  }

  return {
    add(line: RingLine): void {
      lines.push(line);
      characters += line.text.length + 1;
      startCharacters += line.startText?.length ?? 0;
      trim();
    },
    prepend: (earlier: StartLine, earlierLines: readonly LogLine[]): void => {
      const pageStart: RingLine = { text: start, startText: start };
      replaceLines(writeLine(earlier), [
        ...toRingLines(earlier, earlierLines),
        pageStart,
        ...lines,
      ]);
      trim();
    },
    /** The lines from the last start before the latest share. */
    texts(share: number): string[] {
      const skipped = Math.floor(lines.length * (1 - share));
      const at = lines.findLastIndex((line, index) => line.startText !== null && index < skipped);
      const texts = lines.slice(at + 1).map(({ text }) => text);
      const later = lines[at]?.startText;
      return [later ? trimmedStart(later) : start, ...texts];
    },
  };
}
