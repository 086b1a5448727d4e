/** Quotes a word. nginx expands variables in most of them. */
export function word(text: string): string {
  if (/["\n]|\\$/.test(text)) throw new Error(`nginx cannot read ${text}`);
  return `"${text}"`;
}

/** Quotes data in which a dollar sign would be read as a variable. */
export function literal(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in ${text}`);
  return text;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** Returns a block of directives. */
export const block = (name: string, lines: readonly string[]): string =>
  `${name} {\n${indented(lines.join('\n'))}\n}`;

export type MapRow = readonly [key: string, value: string];

/** Maps one variable to another: by the row with its key, else by the first matching pattern (`~…`). */
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

/** Returns an expression's pattern without its group names, which nginx would read as variables. */
export const patternText = ({ source }: RegExp): string =>
  source.replaceAll(/\(\?<\w+>/g, '(?:').replaceAll(String.raw`\/`, '/');
