/**
 * A run of text as a PDF places it. The baseline is measured from the bottom of the page, and lengths are in points.
 */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The height of its letters. */
  readonly size: number;
  /** The direction of its line in degrees, counterclockwise. 0 points to the right. */
  readonly turn: number;
}

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export interface TextBlock {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'note';
  readonly text: string;
}

interface Line extends TextPiece {
  readonly firstWord: number;
}

/** Baselines in one line differ by less than this share of its size. */
const SAME_LINE = 0.5;
/** A gap between pieces that is wider than this share of the size separates columns. */
const COLUMN_GAP = 2;
const WORD_GAP = 0.15;
/** Lines of a paragraph are closer together than this share of the size. */
const LINE_STEP = 1.65;
/** Sizes relative to the size of most letters. */
const HEADING = 1.12;
const TITLE = 1.5;
const NOTE = 0.9;
const BULLET = /^(?:[•◦▪–-]|\(?(?:\d{1,2}|[a-z])[.)])\s/i;

const wordWidth = ({ text, width }: TextPiece) => {
  const word = text.trimStart().split(/\s/, 1)[0] ?? '';
  return text.length === 0 ? 0 : (width * word.length) / text.length;
};

/** Rotates a piece into its own direction: x along its line, y up from it. */
function rotateToLine(piece: TextPiece): TextPiece {
  const [along, up] = [Math.cos(toRadians(piece.turn)), Math.sin(toRadians(piece.turn))];
  const { x, y } = piece;
  return { ...piece, x: x * along + y * up, y: y * along - x * up };
}

const lineOf = (piece: TextPiece): Line => ({ ...piece, firstWord: wordWidth(piece) });

const isOnLine = (piece: TextPiece, line: TextPiece): boolean =>
  piece.turn === line.turn &&
  piece.x >= line.x &&
  Math.abs(piece.y - line.y) < line.size * SAME_LINE;

/**
 * Inserts pieces that aren't in the page's text, such as fields, after what comes before them in their line or above
 * it.
 */
export function inReadingOrder(
  pieces: readonly TextPiece[],
  added: readonly TextPiece[],
): TextPiece[] {
  const leveled = pieces.map(rotateToLine);
  const placed = added.map((piece) => {
    const own = rotateToLine(piece);
    const inLine = leveled.findLastIndex((before) => isOnLine(own, before));
    const isAbove = ({ turn, y }: TextPiece) => turn === own.turn && y > own.y;
    return { piece, after: inLine === -1 ? leveled.findLastIndex(isAbove) : inLine };
  });
  const after = Map.groupBy(placed, (one) => one.after);
  return [-1, ...pieces.keys()].flatMap((at) => [
    ...pieces.slice(Math.max(at, 0), at + 1),
    ...(after.get(at) ?? []).map(({ piece }) => piece),
  ]);
}

function joined(line: Line, piece: TextPiece): Line {
  const gap = piece.x - (line.x + line.width);
  const needsSpace = gap > line.size * WORD_GAP && !/\s$/.test(line.text);
  const between = gap > line.size * COLUMN_GAP ? '\u2003' : needsSpace ? ' ' : '';
  return {
    ...line,
    text: line.text + between + piece.text,
    width: piece.x + piece.width - line.x,
    size: Math.max(line.size, piece.size),
  };
}

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.map(rotateToLine)) {
    const last = lines.at(-1);
    if (piece.text.trim() === '') continue;
    if (last && isOnLine(piece, last)) lines[lines.length - 1] = joined(last, piece);
    else lines.push(lineOf(piece));
  }
  return lines;
}

/** Returns whether a line continues the paragraph of the line before, because its first word didn't fit there. */
function continuesParagraph(line: Line, before: Line, edge: number): boolean {
  const step = before.y - line.y;
  const isNext = step > 0 && step < before.size * LINE_STEP;
  const isSameSize = Math.abs(line.size - before.size) < 0.5;
  const room = edge - (before.x + before.width);
  return isNext && isSameSize && !BULLET.test(line.text) && room < line.firstWord + line.size * 0.3;
}

function kindOf(size: number, bodySize: number): TextBlock['kind'] {
  if (size >= bodySize * TITLE) return 'title';
  if (size >= bodySize * HEADING) return 'heading';
  return size <= bodySize * NOTE ? 'note' : 'paragraph';
}

export function bodySizeOf(pieces: readonly TextPiece[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of pieces) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}

/** A word divided at the end of a line stays divided, because the hyphen may belong to it. */
const continued = (text: string, line: string) => `${text.trimEnd()} ${line.trimStart()}`;

/** Returns the text of a page as headings and paragraphs, without leaving anything out. */
export function reflow(pieces: readonly TextPiece[], bodySize: number): TextBlock[] {
  const lines = linesOf(pieces);
  const edge = Math.max(0, ...lines.map(({ x, width }) => x + width));
  const blocks: TextBlock[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const block = blocks.at(-1);
    if (before && block && continuesParagraph(line, before, edge))
      blocks[blocks.length - 1] = { ...block, text: continued(block.text, line.text) };
    else blocks.push({ kind: kindOf(line.size, bodySize), text: line.text.trim() });
  }
  return blocks;
}

/** Lays out the text of pages. Headings are larger than most letters on the pages. */
export function layOut(pages: readonly (readonly TextPiece[])[]): TextBlock[][] {
  const bodySize = bodySizeOf(pages.flat());
  return pages.map((pieces) => reflow(pieces, bodySize));
}
