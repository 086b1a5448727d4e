import { textHash } from './hash.ts';

/*
 * Each line of a log ends with a checksum of all lines so far, and the last line counts them. A line that was
 * changed, dropped, added or moved breaks the checksum there, and a log without its last line is cut off (FT-110).
 * Checksums detect damage. They prove nothing, because anyone who knows the format can compute them.
 */

const SUM = /,"sum":"([\da-z]{1,16})"\}$/;

const sumOf = (before: string, line: string): string => textHash(`${before}\n${line}`);

/** Adds the checksums and the last line to JSON lines. The last line has the reference if an earlier file had it. */
export function seal(lines: readonly string[], reference: string | null = null): string {
  let sum = '';
  const end = { end: lines.length, ...(reference !== null && { reference }) };
  const sealed = [...lines, JSON.stringify(end)].map((line) => {
    sum = sumOf(sum, line);
    return `${line.slice(0, -1)},"sum":"${sum}"}\n`;
  });
  return sealed.join('');
}

const SEALED_END = /\{"end":\d+(?:,"reference":"([\dA-Z]{6})")?,"sum":"([\da-z]{1,16})"\}$/;

/** Returns the reference of the first file that was made of this log, or null. */
export const earlierReferenceIn = (text: string): string | null =>
  SEALED_END.exec(text.trimEnd())?.[1] ?? null;

/**
 * Returns the reference that a user reads out on the phone: "K3F72Q". The first file of a log takes it from the end of
 * its checksum, and later files repeat it.
 */
export const referenceOf = (text: string): string =>
  earlierReferenceIn(text) ?? SEALED_END.exec(text.trimEnd())?.[2]?.slice(-6).toUpperCase() ?? '';

/** `changed`: a line was changed, dropped, added or moved. `cutOff`: the end is missing. */
export type SealFault = 'changed' | 'cutOff';

const END = /^\{"end":\d+(?:,"reference":"[\dA-Z]{6}")?\}$/;

export const isSealed = ([first = '']: readonly string[]): boolean => SUM.test(first);

/** Removes the checksum of a line without checking it. Returns null for the last line, which only counts. */
export function withoutSum(text: string): string | null {
  const sum = SUM.exec(text);
  const line = sum ? `${text.slice(0, sum.index)}}` : text;
  return END.test(line) ? null : line;
}

/** Checks and removes the checksums one by one, up to the first that is wrong. Returns null for a whole log. */
export function* unseal(texts: readonly string[]): Generator<string, SealFault | null> {
  let sum = '';
  for (const [at, text] of texts.entries()) {
    const given = SUM.exec(text);
    const line = `${text.slice(0, given?.index)}}`;
    sum = sumOf(sum, line);
    if (given?.[1] !== sum) return 'changed';
    if (END.test(line)) return at === texts.length - 1 ? null : 'changed';
    yield line;
  }
  return 'cutOff';
}
