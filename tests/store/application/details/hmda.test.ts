import {
  filingCodes,
  NO_CO_APPLICANT,
  noDemographics,
  questions,
  type Category,
  type Question,
} from '#store/application/details/hmda.ts';

const codesOf = (categories: readonly Category[] = []): number[] =>
  categories.flatMap(({ code, parts }) => [code, ...codesOf(parts)]);

it.each([
  ['ethnicity', [1, 11, 12, 13, 14, 2]],
  ['race', [1, 2, 21, 22, 23, 24, 25, 26, 27, 3, 4, 41, 42, 43, 44, 5]],
  ['sex', [1, 2]],
] as const)(
  'lists the categories of %s with the codes of the filing schema (facts §1)',
  (id, codes) => {
    expect(codesOf(questions.find((question) => question.id === id)?.categories)).toEqual(codes);
  },
);

it('puts a free text next to four categories (facts §1)', () => {
  const texts = (categories: readonly Category[] = []): unknown[] =>
    categories.flatMap(({ freeText, parts }) => [freeText, ...texts(parts)]);

  expect(questions.flatMap(({ categories }) => texts(categories)).filter(Boolean)).toEqual([
    'ethnicityOther',
    'raceTribe',
    'raceOtherAsian',
    'raceOtherPacific',
  ]);
});

const answer = (about: object) => ({ ...noDemographics, ...about });

it.each<[string, Question, object, number[]]>([
  ['nothing chosen', 'ethnicity', {}, [3]],
  ['nothing chosen', 'race', {}, [6]],
  ['nothing chosen', 'sex', {}, [3]],
  [
    'an answer counts next to the box for no answer',
    'race',
    { race: [5], notProvided: { race: true } },
    [5],
  ],
  ['free text without its box', 'race', { raceTribe: 'Sample' }, []],
  ['free text without its box', 'ethnicity', { ethnicityOther: 'Sample' }, []],
  ['both sexes', 'sex', { sex: [2, 1] }, [6]],
  ['more than five are all stored', 'race', { race: [44, 1, 2, 21, 3, 5] }, [1, 2, 3, 5, 21, 44]],
])('finds the filing codes: %s, %s (facts §1)', (_case, question, about, codes) => {
  expect(filingCodes(answer(about), question)).toEqual(codes);
});

it('reports the codes 5, 8 and 5 without a co-applicant (facts §1)', () => {
  expect(Object.values(NO_CO_APPLICANT)).toEqual([5, 8, 5]);
});
