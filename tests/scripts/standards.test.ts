import { existsSync, readFileSync } from 'node:fs';

/** The level 2 items in each section of ASVS 4.0.3. */
const ASVS = `1.1.1–7 1.2.1–4 1.4.1 1.4.4–5 1.5.1–4 1.6.1–4 1.7.1–2 1.8.1–2 1.9.1–2 1.10.1 1.11.1–2 1.12.2 1.14.1–6
2.1.1–12 2.2.1–3 2.3.1–3 2.4.1–5 2.5.1–7 2.6.1–3 2.7.1–6 2.8.1–7 2.9.1–3 2.10.1–4
3.1.1 3.2.1–4 3.3.1–4 3.4.1–5 3.5.1–3 3.7.1
4.1.1–3 4.1.5 4.2.1–2 4.3.1–3
5.1.1–5 5.2.1–8 5.3.1–10 5.4.1–3 5.5.1–4
6.1.1–3 6.2.1–6 6.3.1–2 6.4.1–2
7.1.1–4 7.2.1–2 7.3.1 7.3.3–4 7.4.1–3
8.1.1–4 8.2.1–3 8.3.1–8
9.1.1–3 9.2.1–4
10.2.1–2 10.3.1–3
11.1.1–8
12.1.1–3 12.2.1 12.3.1–6 12.4.1–2 12.5.1–2 12.6.1
13.1.1 13.1.3–5 13.2.1–3 13.2.5–6 13.3.1–2 13.4.1–2
14.1.1–4 14.2.1–6 14.3.2–3 14.4.1–7 14.5.1–4`;

/** The level A and AA criteria in each guideline of WCAG 2.2. */
const WCAG = `1.1.1 1.2.1–5 1.3.1–5 1.4.1–5 1.4.10–13
2.1.1–2 2.1.4 2.2.1–2 2.3.1 2.4.1–7 2.4.11 2.5.1–4 2.5.7–8
3.1.1–2 3.2.1–4 3.2.6 3.3.1–4 3.3.7–8 4.1.2–3`;

/** "1.2.3–5" means three items. */
function itemsOf(range: string): string[] {
  const [, section = '', first = '', last = first] = /^(.*\.)(\d+)(?:–(\d+))?$/.exec(range) ?? [];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_none, at) => `${section}${Number(first) + at}`);
}

const allOf = (ranges: string) => ranges.split(/[\s,]+/).flatMap(itemsOf);

it.each([
  ['OWASP ASVS 4.0.3, level 2', 'docs/asvs.md', ASVS, 259],
  ['WCAG 2.2, levels A and AA', 'docs/wcag.md', WCAG, 55],
])(
  'lists each item of %s in %s once, with tests that exist or a reason',
  (_name, file, ranges, count) => {
    const text = readFileSync(file, 'utf8');
    const rows = Array.from(
      text.matchAll(/^\| (\d[\d.–, ]*) \|(.*)\|$/gm),
      ([, items = '', rest = '']) => ({
        items,
        rest,
      }),
    );

    expect(allOf(ranges)).toHaveLength(count);
    expect(rows.flatMap(({ items }) => allOf(items)).toSorted()).toEqual(allOf(ranges).toSorted());
    const tests = Array.from(text.matchAll(/`(tests\/[^`]+)`/g), ([, path = '']) => path);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
    const [, without = ''] = text.split('## Does not apply');
    const unproved = rows.filter(
      ({ items, rest }) =>
        !/`tests\/[^`]+\.test\.tsx?`|Open: \S|Does not apply: \S/.test(rest) &&
        !without.includes(`| ${items} |`),
    );
    expect(unproved).toEqual([]);
  },
);
