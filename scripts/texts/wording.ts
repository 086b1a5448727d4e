import type { VisibleText } from './extract.ts';

interface Rule {
  readonly not: RegExp;
  readonly but: string;
}

/** After "We" at the start of a sentence: facts and finished actions, not ongoing or future ones. */
const SAYS_A_FACT =
  /^(?:are|were|will|won't|can|can't|cannot|could|couldn't|may|might|must|should|do|don't|did|didn't|have|haven't|had|need|also|still|never|know|lend|serve|expect|apologize|got|told|made|found|saw|sent|[a-z]+ed)$/;

const SENTENCE_WITH_WE = /(?:^|[.:!?] |, (?:and|then) |Then )[Ww]e ([a-z']+)/g;

const rules: readonly Rule[] = [
  { not: /\be-mail/i, but: '"email"' },
  { not: /\blog-in\b/i, but: '"log in"' },
  { not: /^nothing\.$/i, but: '"There\'s nothing you need to do."' },
  { not: /\bone of us\b/i, but: '"a specialist", "someone on our team"' },
  { not: /\ba person\b/i, but: '"someone"' },
  {
    not: /\b(?:on|to) the (?:left|right)\b|\b(?:green|red|blue|gray|round) (?:button|box|link|mark|line)\b/i,
    but: 'what it is called, not its place or look (WCAG 1.3.3)',
  },
  { not: /\b(?:is|are) made\b/i, but: 'who does it, or "you\'ll do this"' },
];

/**
 * The rules skip these: text that a visitor types, terms and notices for legal review, and habits stated as facts.
 */
const EXCEPTIONS = [
  'talk to a person',
  'speak to a person',
  'We take the origination fee',
  'We agree on the value in writing',
  'we return what you paid',
  'We answer chat from', // 12.5
  'We store your answers separately',
  'We count a part of each balance',
  'We look at your deposits',
  'We read your account once',
  'We pay',
];

const BARE_PRESENT = '"We\'re checking" for what is going on, "We\'ll check" for what will be';

/** Returns a better wording for a text that sounds wrong, or `null`. */
export function faultOf({ text }: Pick<VisibleText, 'text'>): string | null {
  const judged = EXCEPTIONS.reduce((rest, known) => rest.replaceAll(known, ''), text);
  const broken = rules.find(({ not }) => not.test(judged));
  if (broken) return broken.but;
  const verbs = Array.from(judged.matchAll(SENTENCE_WITH_WE), ([, verb = '']) => verb);
  return verbs.every((verb) => SAYS_A_FACT.test(verb)) ? null : BARE_PRESENT;
}
