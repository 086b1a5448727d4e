import { createApplication } from '#sagas/api/contract/application.ts';
import { aCreateBody, type CreateOverrides } from '#tests/support/fixtures/applications.ts';
import { anApplicant } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

describe('the lender', () => {
  const lender = openLender('block');

  describe('SC-24 a create call is checked against every field rule', () => {
    const refusal = async (
      change: (body: ReturnType<typeof aCreateBody>) => object,
      { org = 'HOMELINE', state = 'OH', fields = {} as CreateOverrides } = {},
    ) => {
      const { token } = await lender.session({ application: null, org });
      const body = { ...aCreateBody(fields), ...change(aCreateBody(fields)) };
      const answer = await lender.call(
        createApplication,
        // Wrong on purpose.
        { query: { state }, body: body as ReturnType<typeof aCreateBody> },
        { token, org },
      );
      const { errors = [] } = answer.body as unknown as { errors?: unknown[] };
      return { status: answer.status, errors };
    };
    const profile = (change: object) => (body: ReturnType<typeof aCreateBody>) => ({
      profileRequest: { ...body.profileRequest, ...change },
    });
    const property = (change: object) => (body: ReturnType<typeof aCreateBody>) => ({
      propertyRequest: { ...body.propertyRequest, ...change },
    });

    test.each([
      [
        'a short first name',
        profile({ name: { firstName: 'A', lastName: 'Elm' } }),
        'profileRequest.name.firstName',
        'First name must be at least 2 characters long',
      ],
      [
        'a child',
        profile({ dob: '2010-01-01' }),
        'profileRequest.dob',
        'Must be at least 18 years old',
      ],
      ['an invalid date', profile({ dob: '1990-02-31' }), 'profileRequest.dob', expect.any(String)],
      [
        'no email address',
        profile({ email: 'me' }),
        'profileRequest.email',
        'Please enter a valid email address',
      ],
      [
        'an incomplete phone',
        profile({ phoneNumber: '614' }),
        'profileRequest.phoneNumber',
        'Please enter a valid phone number',
      ],
      [
        'a ZIP of four digits',
        property({ zip: '4321' }),
        'propertyRequest.zip',
        'Please enter a valid zipcode',
      ],
      [
        'no street',
        property({ street1: '' }),
        'propertyRequest.street1',
        'Street address is required',
      ],
      [
        'an unknown use',
        property({ occupancyType: 'CASTLE' }),
        'propertyRequest.occupancyType',
        expect.any(String),
      ],
      [
        'too much income',
        () => ({ income: { incomePrimary: 10_000_000, incomeOther: 0, incomeCoDeeders: [] } }),
        'income.incomePrimary',
        expect.any(String),
      ],
      [
        'an unemployed borrower',
        () => ({ employmentType: 'UNEMPLOYED' }),
        'employmentType',
        "We apologize. At this time, we don't lend to unemployed borrowers.",
      ],
      ['an unknown employment', () => ({ employmentType: 'KING' }), 'employmentType', 'Required'],
      [
        'a missing consent',
        () => ({ consentRequests: [] }),
        'consentRequests',
        'A consent is missing.',
      ],
      ['no publish', () => ({ publish: false }), 'publish', expect.any(String)],
    ])('rejects an application because of %s', async (_what, change, field, message) => {
      const { status, errors } = await refusal(change);
      expect([status, errors]).toEqual([
        400,
        expect.arrayContaining([expect.objectContaining({ field, message })]),
      ]);
    });

    test("rejects a state that is not the property's", async () => {
      expect(await refusal(() => ({}), { state: 'CO' })).toMatchObject({
        status: 400,
        errors: [{ field: 'state' }],
      });
    });

    test('requires an age of 19 in Alabama, and of 62 if the brand does (C-06, A-16)', async () => {
      const alabama = { state: 'AL', city: 'Birmingham', zip: '35205', dob: '2008-01-01' };
      const young = await refusal(() => ({}), { state: 'AL', fields: alabama });
      expect(young.errors).toEqual([
        expect.objectContaining({ message: expect.stringContaining('19 years old if you reside') }),
      ]);
      const florida = { state: 'FL', city: 'Tampa', zip: '33609' };
      const older = await refusal(() => ({}), { org: 'TARNGARTH', state: 'FL', fields: florida });
      expect(older.errors).toEqual([
        expect.objectContaining({ message: 'Must be 62 years or older to apply for a loan' }),
      ]);
    });

    test('rejects a state without a license, with the message that keeps the borrower on the form (MSG-SUB-06)', async () => {
      const alaska = { state: 'AK', city: 'Anchorage', zip: '99503' };
      expect(await refusal(() => ({}), { state: 'AK', fields: alaska })).toMatchObject({
        status: 400,
        errors: [{ message: 'We do not currently offer loans in Alaska.' }],
      });
    });

    test('rejects New York for a brand under review, and elsewhere needs no soft-credit consent (VAL-STATE-3)', async () => {
      const brooklyn = { state: 'NY', city: 'Brooklyn', zip: '11215' };
      const garth = await refusal(() => ({}), { org: 'LARKGARTH', state: 'NY', fields: brooklyn });
      expect(garth.errors).toEqual([expect.objectContaining({ field: 'propertyRequest.state' })]);
      const withoutSoft = (body: ReturnType<typeof aCreateBody>) => ({
        consentRequests: body.consentRequests.filter(({ type }) => type !== 'SOFT_CREDIT'),
      });
      const newYork = await refusal(withoutSoft, {
        org: 'HOMELINE_NY',
        state: 'NY',
        fields: brooklyn,
      });
      expect(newYork.status).toBe(201);
    });

    test('returns 500 for Createfail (9.1)', async () => {
      await expect(anApplicant(lender, { lastName: 'Createfail' })).rejects.toThrow('unexpected');
    });

    test('rejects Createrefused without naming a field (MSG-SUB-05)', async () => {
      await expect(anApplicant(lender, { lastName: 'Createrefused' })).rejects.toThrow(
        'We have no line of credit that fits these answers.',
      );
    });
  });
});
