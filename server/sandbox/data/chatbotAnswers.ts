import type { DayHours } from '#store/chat/hours.ts';
import { hoursText } from '#store/chat/hours.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { formatPercent } from '#store/format/percent.ts';
import { states, stateName } from '#store/geography/states.ts';
import { mergePricing } from '#store/org/organisation.ts';

import type { Lender } from './lenders.ts';
import { drawYears, offerKinds, termBases, TEXAS_HOME_FEE, valueShares } from './pricing.ts';

export interface BotFacts {
  readonly lender: Lender;
  readonly week: readonly DayHours[];
  readonly question: string;
}

interface Topic {
  readonly id: string;
  /** Words that a question about the topic contains. Phrases count more than words. */
  readonly words: readonly string[];
  readonly answer: (facts: BotFacts) => string;
}

const listed = (items: readonly string[], last = 'and') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const companyOf = ({ brand }: Lender) => brand.orgMetaData.companyInfo;

function contactText({ lender, week }: BotFacts): string {
  const { supportPhoneNumber, supportEmail } = companyOf(lender);
  const hours = hoursText(week.map((day) => ({ ...day })));
  const ways = [
    supportPhoneNumber === null ? [] : [`call us at ${supportPhoneNumber}`],
    supportEmail === null ? [] : [`write to ${supportEmail}`],
  ].flat();
  const way = ways.length === 0 ? '' : `You can ${listed(ways, 'or')}. `;
  return `${way}${hours === null ? 'Our chat hours differ by day.' : `Our team chats ${hours}.`}`;
}

function ratesText({ lender }: BotFacts): string {
  const { helocMinRateWithNoDiscount: least, helocMaxRateWithNoDiscount: most } = mergePricing(
    lender.brand.orgPricingData,
  );
  const range =
    least === undefined || most === undefined
      ? ''
      : `Our rates are between ${formatPercent(least, 2)} and ${formatPercent(most, 2)} before discounts. `;
  return `${range}Yours depends on your credit score, the term, how the property is used and how much of its value is owed. You see it with your offers, after a soft credit check that does not affect your score.`;
}

const terms = termBases.map(([years]) => String(years));

function feesText({ lender }: BotFacts): string {
  const cap = lender.feeCap === null ? '' : `, and at most ${formatWholeDollars(lender.feeCap)}`;
  const texas = lender.licensedStates.has('TX')
    ? ` For a main home in Texas it is ${formatPercent(TEXAS_HOME_FEE, 2)}.`
    : '';
  return `The origination fee is ${formatPercent(offerKinds.STANDARD.fee, 2)} of the first draw${cap}.${texas} Some states have a recording tax. Each offer lists its costs before you choose, and it costs nothing to see your offers.`;
}

const drawText = () =>
  `You take a first draw when the line is funded, and may draw again during the draw period: ${listed(
    drawYears.map(({ term, years }) => `${years} years for a term of ${term}`),
  )}. You choose with your offer whether the costs are added to the draw or taken out of it.`;

function namedStateText({ lender, question }: BotFacts): string | null {
  const named = states
    // Longest name first, because "West Virginia" contains "Virginia".
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => question.includes(name.toLowerCase()));
  if (!named) return null;
  const company = companyOf(lender).companyNameShort;
  return lender.licensedStates.has(named.code)
    ? `Yes, ${company} lends in ${named.name}.`
    : `${company} does not lend in ${named.name} at the moment. If you begin an application there, you can join the waitlist.`;
}

const MAX_LISTED = 15;

function statesText(facts: BotFacts): string {
  const { licensedStates } = facts.lender;
  const named = namedStateText(facts);
  if (named !== null) return named;
  if (licensedStates.size === 0) return "We don't take applications at the moment.";
  if (licensedStates.size <= MAX_LISTED)
    return `We lend in ${listed([...licensedStates].map(stateName).toSorted())}.`;
  const others = states.filter(({ code }) => !licensedStates.has(code)).map(({ name }) => name);
  return `We lend in ${licensedStates.size} states. Not among them: ${listed(others)}.`;
}

function amountText({ lender }: BotFacts): string {
  const share = formatPercent(valueShares.get('HOME') ?? 0, 0);
  return `Lines are from ${formatWholeDollars(lender.minLine)} to ${formatWholeDollars(lender.maxLine)}. How much you can get depends on your income and on your home: together with your other loans on it, up to ${share} of the value of a main home.`;
}

const rescissionText =
  'Where the line is secured by your main home, you can cancel for any reason until midnight of the third business day after you sign. No money is paid out before.';

/** The chatbot's topics. If two match equally, the first answers. */
const topics: readonly Topic[] = [
  {
    id: 'person',
    words: [
      'talk to a person',
      'talk to someone',
      'speak to someone',
      'speak to a person',
      'real person',
      'human',
      'agent',
      'representative',
      'phone number',
      'phone',
      'call you',
      'contact',
    ],
    answer: contactText,
  },
  {
    id: 'hours',
    words: ['hour', 'opening hours', 'open today', 'when are you open', 'are you open', 'closed'],
    answer: contactText,
  },
  {
    id: 'rescission',
    words: [
      'cancel',
      'rescission',
      'rescind',
      'right to cancel',
      'change my mind',
      'changed my mind',
    ],
    answer: () => rescissionText,
  },
  {
    id: 'credit',
    words: [
      'soft',
      'hard',
      'soft credit check',
      'hard credit check',
      'credit check',
      'credit score',
      'credit report',
      'credit',
      'hurt my score',
    ],
    answer: () =>
      'Seeing your offers takes a soft credit check, which does not affect your score. We ask for your consent to a hard check once you choose an offer; that one may affect your score.',
  },
  {
    id: 'save',
    words: [
      'save',
      'finish later',
      'come back later',
      'continue later',
      'log back in',
      'resume my application',
      'where i left off',
    ],
    answer: () =>
      'Until you submit, your answers stay in this browser tab, so keep it open. After that, log in from any device: you continue where you stopped.',
  },
  {
    id: 'documents',
    words: [
      'document',
      'paperwork',
      'upload',
      'pay stub',
      'what do i need',
      'proof of income',
      'tax return',
    ],
    answer: () =>
      'Most borrowers need a government ID and proof of income: connect your bank or payroll, or upload pay stubs or tax returns. Some need insurance or mortgage statements. Your to-do list names exactly what we need from you.',
  },
  {
    id: 'fees',
    words: ['fee', 'cost', 'closing cost', 'origination', 'origination fee', 'charge'],
    answer: feesText,
  },
  {
    id: 'rates',
    words: ['rate', 'interest', 'interest rate', 'apr', 'what are your rates'],
    answer: ratesText,
  },
  {
    id: 'draw',
    words: ['draw', 'draw period', 'withdraw', 'redraw', 'take money', 'take out money'],
    answer: drawText,
  },
  {
    id: 'terms',
    words: ['term', 'how many years', 'how long do i have to pay', 'pay it back', 'repay', 'years'],
    answer: () =>
      `You choose a term of ${listed(terms, 'or')} years. A shorter term has a lower rate and a higher monthly payment.`,
  },
  {
    id: 'time',
    words: [
      'how long',
      'how long does it take',
      'how fast',
      'how soon',
      'how many days',
      'when do i get',
      'when will i get',
      'get the money',
      'funded',
      'funding',
    ],
    answer: () =>
      `You can apply in 5 minutes and receive funding in 5 days. It takes longer where we have to see papers or value your home. ${rescissionText}`,
  },
  {
    id: 'amount',
    words: [
      'how much can i',
      'how much',
      'borrow',
      'minimum',
      'maximum',
      'credit line',
      'line amount',
      'loan amount',
    ],
    answer: amountText,
  },
  {
    id: 'states',
    words: [
      'state',
      'which states',
      'what states',
      'where do you lend',
      'do you lend in',
      'lend in',
      'available in',
    ],
    answer: statesText,
  },
  {
    id: 'thanks',
    words: ['thank you', 'thanks', 'thank'],
    answer: () => 'You are welcome. Ask me anything else about your home equity line.',
  },
  {
    id: 'greeting',
    words: ['hello', 'hi', 'hey', 'good morning', 'good afternoon', 'good evening'],
    answer: ({ lender }) =>
      `Hello! I can tell you about ${companyOf(lender).companyNameShort}'s rates, terms, fees, documents, credit checks and how long it takes.`,
  },
];

const patterns = topics.map(({ words, ...topic }) => ({
  ...topic,
  words: words.map((phrase) => ({
    expression: new RegExp(`(?<!\\w)${phrase}s?(?!\\w)`),
    weight: phrase.split(' ').length ** 2,
  })),
}));

/** Returns the answer of the topic whose words the question has most of. */
export function chatbotAnswer(facts: Omit<BotFacts, 'question'>, asked: string): string {
  const question = asked.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const all = { ...facts, question };
  const fits = patterns.map(({ answer, words }) => ({
    answer,
    weight: words
      .filter(({ expression }) => expression.test(question))
      .reduce((sum, { weight }) => sum + weight, 0),
  }));
  const [best] = fits.toSorted((one, other) => other.weight - one.weight);
  if (best && best.weight > 0) return best.answer(all);
  return namedStateText(all) ?? `I do not know the answer to that. ${contactText(all)}`;
}
