import { isStart, writeLine, type LogLine, type StartLine } from './lines.ts';
import { advance, type Position } from './replay.ts';

/** FT-112 */
const MOST_LINES = 2_000;
const MOST_CHARACTERS = 1_000_000;

/** Full means: down to this share, so that it is not full again with the next line. */
const KEPT_SHARE = 0.9;

/** Lines in the order in which things happened; the oldest go first. */
export interface RingBuffer {
  /** A line as it is written. */
  add(text: string): void;
  /** Puts the lines of an earlier page before all others. */
  prepend(start: StartLine, lines: readonly LogLine[]): void;
  /** The lines, or the latest share of them. */
  texts(share: number): readonly string[];
}

/** The line with which a log begins that gives up a line after this beginning. */
function startAfter(start: StartLine, line: LogLine): StartLine {
  if (isStart(line)) return line;
  const { isUnsure, state, ...rest } = start;
  const position = { state, isSure: !isUnsure } as Position;
  const after = played(position, line);
  return { ...rest, state: after.state, ...(after.isSure ? {} : { isUnsure: true }) };
}

function played(position: Position, line: LogLine): Position {
  try {
    return advance(position, line);
  } catch {
    return { ...position, isSure: false };
  }
}

const lengthOf = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.length + 1, 0);

/**
 * A log has to begin with the state in which it begins. So a line that goes is played first, on the state before it:
 * reducers and redaction may change places, so what comes out is the redacted state that there was.
 */
export function createRingBuffer(first: StartLine): RingBuffer {
  let start = first;
  let startText = writeLine(first);
  let texts: string[] = [];
  let characters = 0;

  const startWithout = (gone: readonly string[]) =>
    gone.reduce((before, text) => startAfter(before, JSON.parse(text) as LogLine), start);

  const isWithin = (share: number, lines: number, length: number) =>
    lines + 1 <= MOST_LINES * share && length + startText.length + 1 <= MOST_CHARACTERS * share;

  /** How many of the oldest lines must go for the rest to fit. */
  function surplus(): number {
    let lines = 0;
    let left = characters;
    while (lines < texts.length && !isWithin(KEPT_SHARE, texts.length - lines, left)) {
      left -= lengthOf(texts.slice(lines, lines + 1));
      lines += 1;
    }
    return lines;
  }

  function fit() {
    if (isWithin(1, texts.length, characters)) return;
    const lines = surplus();
    start = startWithout(texts.slice(0, lines));
    startText = writeLine(start);
    texts = texts.slice(lines);
    characters = lengthOf(texts);
  }

  return {
    add(text) {
      texts.push(text);
      characters += text.length + 1;
      fit();
    },
    prepend(earlier, lines) {
      texts = [...lines.map(writeLine), startText, ...texts];
      characters = lengthOf(texts);
      start = earlier;
      startText = writeLine(earlier);
      fit();
    },
    texts(share) {
      const skipped = Math.floor(texts.length * (1 - share));
      const first = skipped === 0 ? startText : writeLine(startWithout(texts.slice(0, skipped)));
      return [first, ...texts.slice(skipped)];
    },
  };
}
