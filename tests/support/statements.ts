import { stripControlCharacters } from '#store/text/direction.ts';

const DAY = String.raw`\w+day, \w+ \d+`;
const figure = (label: string) => new RegExp(`\\b${label}(?:[|,] ?)(\\$[\\d,.]+)`, 'g');

/** What says something about a topic. Its value is the pattern's first group, or the given one. */
type Topic = readonly [topic: string, pattern: RegExp, value?: string];

/** What may change from one status to the next. */
export const moments: readonly Topic[] = [
  ['money leaves', new RegExp(`\\b(between ${DAY} and ${DAY})`, 'gi')],
  ['if signed', new RegExp(`if you sign (today|as soon as you can|on ${DAY})`, 'g')],
  ['first day', new RegExp(`(?:first day you can sign is|You can sign from) (${DAY})`, 'g')],
  ['first day', new RegExp(`if you sign on (${DAY})`, 'g')],
  ['cancel until', new RegExp(`until midnight (?:of|on) (${DAY})`, 'gi')],
  ['wait ends', new RegExp(`(?:Usually by|done by|We expect the \\w+ by) (${DAY})`, 'g')],
  ['signed', /Nothing is signed yet|You haven't signed/g, 'no'],
  ['signed', /You've signed|You have signed/g, 'yes'],
  ['turn', /\|Your turn\|/g, "the borrower's"],
  ['turn', /\|In progress\||Nothing to do\b/g, "the others'"],
];
/** What stays as it was chosen. */
export const figures: readonly Topic[] = [
  ['line', figure('Line of credit')],
  ['draw', figure('First draw')],
  ['cash', figure('Cash to you')],
  ['cash', /(\$[\d,.]+) (?:cash to you|leaves us|was sent)/g],
  ['fee', figure('Origination fee')],
  ['tax', figure('Recording tax')],
  ['payment', figure('Monthly payment')],
  ['payment', /(\$[\d,.]+)\|? a month/g],
  ['costs', /How costs are paid\|Get|costs are added to your line/g, 'on top'],
  ['costs', /How costs are paid\|(?:Take|Give)|costs are taken out/g, 'from the draw'],
];

/** What a screen, a paper or an email says. */
export interface Statement {
  readonly topic: string;
  readonly value: string;
  readonly where: string;
}

/** Returns what a text says about some topics. */
export const statementsIn = (where: string, text: string, list: readonly Topic[]): Statement[] =>
  list.flatMap(([topic, pattern, value]) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({
      topic,
      where,
      value: value ?? found.toLowerCase(),
    })),
  );

/** Returns the topics with several values, and where each value is said. */
export const contradictions = (said: readonly Statement[]) =>
  [...Map.groupBy(said, ({ topic }) => topic)].flatMap(([topic, about]) => {
    const values = Map.groupBy(about, ({ value }) => value);
    const places = [...values].map(([value, at]) => [value, new Set(at.map(({ where }) => where))]);
    return values.size < 2 ? [] : [{ topic, said: Object.fromEntries(places) as unknown }];
  });

/** Returns the text of a page, with a bar where a line begins. */
export const textOf = (html: string) =>
  stripControlCharacters(
    html
      .replaceAll(/<!--[^]*?-->|<\/?(?:a|bdi|em|span|strong|time|s)\b[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, '|')
      .replaceAll(/&#(?:x27|39);/g, "'")
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[| ]*\|[| ]*/g, '|'),
  );
