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
      {
        what: 'a short first name',
        change: profile({ name: { firstName: 'A', lastName: 'Elm' } }),
        field: 'profileRequest.name.firstName',
      },
      { what: 'a child', change: profile({ dob: '2010-01-01' }), field: 'profileRequest.dob' },
      { what: 'no email address', change: profile({ email: 'me' }), field: 'profileRequest.email' },
      {
        what: 'an incomplete phone',
        change: profile({ phoneNumber: '614' }),
        field: 'profileRequest.phoneNumber',
      },
      {
        what: 'a home without a ZIP code',
        change: profile({ homeAddress: { ...aCreateBody().profileRequest.homeAddress, zip: '4' } }),
        field: 'profileRequest.homeAddress.zip',
      },
      { what: 'no street', change: property({ street1: '' }), field: 'propertyRequest.street1' },
      {
        what: 'an unknown use',
        change: property({ occupancyType: 'CASTLE' }),
        field: 'propertyRequest.occupancyType',
      },
      {
        what: 'too much income',
        change: () => ({
          income: { incomePrimary: 10_000_000, incomeOther: 0, incomeCoDeeders: [] },
        }),
        field: 'income.incomePrimary',
      },
      {
        what: 'an unemployed borrower',
        change: () => ({ employmentType: 'UNEMPLOYED' }),
        field: 'employmentType',
        message: "We apologize. At this time, we don't lend to unemployed borrowers.",
      },
      {
        what: 'an unknown employment',
        change: () => ({ employmentType: 'KING' }),
        field: 'employmentType',
        message: 'Required',
      },
      {
        what: 'a missing consent',
        change: () => ({ consentRequests: [] }),
        field: 'consentRequests',
        message: 'A consent is missing.',
      },
      { what: 'no publish', change: () => ({ publish: false }), field: 'publish' },
    ])('rejects an application because of $what', async (row) => {
      const { change, field, message = expect.any(String) as string } = row;
      const { status, errors } = await refusal(change);
      expect(status).toBe(400);
      expect(errors).toContainEqual(expect.objectContaining({ field, message }));
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
