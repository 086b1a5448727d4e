/** A word of an nginx configuration; nginx reads variables in most of them. */
export function word(text: string): string {
  if (/["\n]|\\$/.test(text)) throw new Error(`nginx cannot read ${text}`);
  return `"${text}"`;
}

/** A word of data, in which a dollar would be a variable. */
export function literal(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in ${text}`);
  return text;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** A block of directives. */
export const block = (name: string, lines: readonly string[]): string =>
  `${name} {\n${indented(lines.join('\n'))}\n}`;

export type MapRow = readonly [key: string, value: string];

/** A variable that follows from another one: by the row whose key it is, else the first one whose pattern (`~…`) it fits. */
export const mapOf = (
  source: string,
  variable: string,
  byDefault: string,
  rows: readonly MapRow[],
): string =>
  block(`map ${word(source)} ${variable}`, [
    `default ${word(byDefault)};`,
    ...rows.map(([key, value]) => `${word(key)} ${word(value)};`),
  ]);

/** The pattern of an expression without the names of its groups, which nginx takes for variables. */
export const patternText = ({ source }: RegExp): string =>
  source.replaceAll(/\(\?<\w+>/g, '(?:').replaceAll(String.raw`\/`, '/');
