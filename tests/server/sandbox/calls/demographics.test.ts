import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { saveDemographics } from '#sagas/api/contract/steps.ts';
import { demographicsRecord } from '#server/sandbox/lender/application/demographics.ts';
import { noDemographics } from '#store/application/details/hmda.ts';

const recordOf = (change: Partial<BodyOf<typeof saveDemographics>> = {}) =>
  demographicsRecord({ ...noDemographics, collectedVia: 'INTERNET', ...change });

describe('the record for the filing (facts §1)', () => {
  test('records "not provided, not observed, no co-applicant" when there are no answers', () => {
    expect(recordOf()).toEqual({
      isAnswered: false,
      codes: expect.objectContaining({
        ethnicity: [3],
        race: [6],
        sex: [3],
        observed: 2,
        coApplicant: { ethnicity: 5, race: 8, sex: 5 },
      }),
    });
  });

  test('counts an answer next to "I do not wish to", a part without its whole, and both sexes as one code', () => {
    const notProvided = { ethnicity: true, race: true, sex: true };
    const { codes, isAnswered } = recordOf({ race: [27, 5], sex: [1, 2], notProvided });
    expect(isAnswered).toBe(true);
    expect(codes).toMatchObject({ race: [5, 27], sex: [6], ethnicity: [3], notProvided });
  });
});
