import { textHash } from './hash.ts';

/*
 * A log as it is written: each line ends with the sum of all lines up to it, and the last one says how many there are.
 * A line that is changed, dropped, added or moved breaks the sum of that place; an end that is cut off is missing (FT-110).
 * Sums notice; they prove nothing, for whoever knows the format can write them anew.
 */

const SUM = /,"sum":"([\da-z]{1,16})"\}$/;

const sumOf = (before: string, line: string): string => textHash(`${before}\n${line}`);

/** The lines, each a JSON object, with their sums and an end. */
export function seal(lines: readonly string[]): string {
  let sum = '';
  const sealed = [...lines, `{"end":${lines.length}}`].map((line) => {
    sum = sumOf(sum, line);
    return `${line.slice(0, -1)},"sum":"${sum}"}\n`;
  });
  return sealed.join('');
}

/** What a user names on the phone, and support finds in the log: "K3F72Q". It is the end of the last sum. */
export const referenceOf = (text: string): string =>
  SUM.exec(text.trimEnd())?.[1]?.slice(-6).toUpperCase() ?? '';

/** What is wrong with a line, by its sum and its place. */
type Fault = 'changed' | 'cutOff';

/** What ends the lines, at the line after them; a fault of null is a whole log. */
export interface Unsealed {
  readonly fault: Fault | null;
  /** How many lines follow that one, of which nothing is known. */
  readonly rest: number;
}

const END = /^\{"end":\d+\}$/;

/** Takes the sums off the lines one by one, and checks them, up to the first that is wrong. */
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
