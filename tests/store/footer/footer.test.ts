import { disclosures } from '#store/footer/disclosures.ts';
import { licensedStatesText } from '#store/footer/licensedStates.ts';
import { officeHoursLines } from '#store/footer/officeHours.ts';
import { selectFooterDetails } from '#store/footer/selectors.ts';
import { licensesReceived } from '#store/footer/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';
import type { FooterContent } from '#store/org/organisation.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import type { PhoneHours } from '#store/support/slice.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const week = (...spans: (readonly [string, string] | null)[]): PhoneHours[] =>
  spans.map((span, at) => ({
    weekday: NAMES[at] ?? '',
    weekdayValue: at + 1,
    isOpen: span !== null,
    startTime: span?.[0] ?? null,
    endTime: span?.[1] ?? null,
  }));

const DAY = ['06:00', '18:00'] as const;
const SHORT = ['07:00', '15:30'] as const;

it.each([
  [
    'a usual week',
    week(DAY, DAY, DAY, DAY, DAY, SHORT, SHORT),
    ['Monday - Friday 6:00 AM - 6:00 PM PT', 'Saturday - Sunday 7:00 AM - 3:30 PM PT'],
  ],
  [
    'a weekend like the other days, on a separate line',
    week(DAY, DAY, DAY, DAY, DAY, DAY, null),
    ['Monday - Friday 6:00 AM - 6:00 PM PT', 'Saturday 6:00 AM - 6:00 PM PT'],
  ],
  [
    'a closed day between others',
    week(DAY, DAY, null, DAY, SHORT, null, null),
    [
      'Monday - Tuesday 6:00 AM - 6:00 PM PT',
      'Thursday 6:00 AM - 6:00 PM PT',
      'Friday 7:00 AM - 3:30 PM PT',
    ],
  ],
  ['days in any order', week(DAY, DAY).toReversed(), ['Monday - Tuesday 6:00 AM - 6:00 PM PT']],
  ['no day', [], []],
])('FOOT-20 FOOT-21 FIELD-HOURS-1 lists the hours of %s', (_what, hours, lines) => {
  expect(officeHoursLines(hours)).toEqual(lines);
});

it.each([
  ['of a HELOC', true, 'heloc', 'We are licensed in AZ, OH.'],
  [
    'of the main lender, for the product that grows',
    true,
    'dscr',
    'We are licensed in AZ, OH, with more states to come.',
  ],
  ['of another lender', false, 'dscr', 'We are licensed in AZ, OH.'],
])('FOOT-12 FOOT-13 A-57 names the licensed states %s', (_what, isMain, product, text) => {
  expect(licensedStatesText(['AZ', 'OH'], { isMain, product })).toBe(text);
});

it('FOOT-12 leaves out the states without an answer', () => {
  expect(licensedStatesText([], { isMain: true, product: 'heloc' })).toBeNull();
});

it('DISC-01 to DISC-11 discloses every figure', () => {
  const text = disclosures({
    helocMinLoanAmount: 20_000,
    helocMaxLoanAmount: 450_000,
    helocMinRateWithNoDiscount: 0.0735,
    helocMaxRateWithNoDiscount: 0.124,
  }).join('\n');

  for (const figure of [
    '$20,000 to $450,000',
    '7.350% to 12.400%',
    '4.99%',
    '$180',
    'above $400,000',
    '$500 to $2,000',
    '$350',
    '$0 to $315',
    '$0 to $1,400 for each $100,000',
    'five minutes',
    'five business days',
  ])
    expect(text).toContain(figure);
});

it("DISC-10 DISC-11 leaves out limits that a brand doesn't name", () => {
  expect(disclosures({}).join('\n')).not.toMatch(/undefined|NaN|Lines are from|yearly rate/);
});

it.each<[string, Partial<FooterContent>, string[]]>([
  [
    'BRAND-11 FOOT-18 the legal paragraphs',
    { legalParagraphs: ['One.', 'Two.'] },
    ['One.', 'Two.'],
  ],
  ['FOOT-17 A-58 the notices of a New York variant', { newYorkNotices: ['NY.'] }, ['NY.']],
])('shows %s of the brand', (_what, footer, paragraphs) => {
  const organisation = anOrganisation();
  const state = rootReducer(
    undefined,
    organisationLoaded({ ...organisation, footer: { ...organisation.footer, ...footer } }),
  );

  expect(selectFooterDetails(state).paragraphs).toEqual(paragraphs);
});

const T35 = expect.stringMatching(/^This site is licensed in New York\./) as string;

it.each([
  ['another brand with a home in New York', 'NY', ['NY', 'OH'], [T35]],
  ['another brand with a home elsewhere', 'OH', ['NY', 'OH'], []],
  ["a brand that isn't licensed there", 'NY', ['OH'], []],
])('FOOT-17 A-58 shows the notices of %s', (_who, state, licensed, notices) => {
  const facts = [
    organisationLoaded(anOrganisation()),
    licensesReceived(licensed),
    ...everyAnswer({ property: { state } }),
  ];
  const shown = facts.reduce<RootState | undefined>(rootReducer, undefined) as RootState;

  expect(selectFooterDetails(shown).paragraphs).toEqual(notices);
});
