import { textHash } from './hash.ts';

/*
 * Each line of a log ends with a checksum of all lines so far, and the last line counts them. A line that was
 * changed, dropped, added or moved breaks the checksum there, and a log without its last line is cut off (FT-110).
 * Checksums detect damage. They prove nothing, because anyone who knows the format can compute them.
 */

const SUM = /,"sum":"([\da-z]{1,16})"\}$/;

const sumOf = (before: string, line: string): string => textHash(`${before}\n${line}`);

/** Adds the checksums and the last line to JSON lines. */
export function seal(lines: readonly string[]): string {
  let sum = '';
  const sealed = [...lines, `{"end":${lines.length}}`].map((line) => {
    sum = sumOf(sum, line);
    return `${line.slice(0, -1)},"sum":"${sum}"}\n`;
  });
  return sealed.join('');
}

/** Returns the reference that a user reads out on the phone: "K3F72Q", the end of the last checksum. */
export const referenceOf = (text: string): string =>
  SUM.exec(text.trimEnd())?.[1]?.slice(-6).toUpperCase() ?? '';

type Fault = 'changed' | 'cutOff';

/** The result at the end of the lines. A null fault means the log is whole. */
export interface Unsealed {
  readonly fault: Fault | null;
  /** Number of lines after this one that weren't read. */
  readonly rest: number;
}

const END = /^\{"end":\d+\}$/;

/** Checks and removes the checksums one by one, up to the first that is wrong. */
export function* unseal(texts: readonly string[]): Generator<string, Unsealed> {
  let sum = '';
  for (const [at, text] of texts.entries()) {
    const rest = texts.length - at - 1;
    const given = SUM.exec(text);
    const line = `${text.slice(0, given?.index)}}`;
    sum = sumOf(sum, line);
    if (given?.[1] !== sum) return { fault: 'changed', rest };
    if (END.test(line)) return { fault: rest > 0 ? 'changed' : null, rest: Math.max(0, rest - 1) };
    yield line;
  }
  return { fault: 'cutOff', rest: 0 };
}
