import { readApplication } from '#sagas/api/contract/application.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readSummary, saveSummary } from '#sagas/api/contract/summary.ts';
import { anApplicant, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

type Changes = BodyOf<typeof saveSummary>;

const NAME = { firstName: 'Morgan', middleName: '', lastName: 'Ashdale-Reyes', suffix: '' };
const CHICAGO = {
  street1: '905 Kingfisher Place',
  street2: '',
  city: 'Chicago',
  state: 'IL',
  zip: '60618',
};
const FURTHEST = 'IDENTITY_VERIFICATION';

describe('the summary', () => {
  const lender = openLender('block');
  const { at } = applicationsAt(lender);
  const read = (borrower: Borrower) => borrower.read(readSummary);
  const save = (borrower: Borrower, body: Changes) => borrower.call(saveSummary, body);

  test('returns every answer except the demographic ones and the SSN', async () => {
    const borrower = await at('APP_SUBMISSION', {
      application: { ssnLastFour: '9999', isHmdaAnswered: true },
    });

    const summary = await read(borrower);

    expect(summary).toMatchObject({
      propertyAddress: { state: 'OH' },
      occupancyType: 'HOME',
      income: 118_000,
      employmentType: 'FULL_TIME',
      ssnLastFour: '9999',
      isAdditionalInfoAnswered: true,
      isHmdaAnswered: true,
      isLocked: false,
    });
    expect(Object.keys(summary)).not.toContain('demographics');
  });

  test('keeps the status after a change of the contact', async () => {
    const borrower = await at('APP_SUBMISSION');

    const { body } = await save(borrower, {
      email: 'morgan.new@demo.example',
      phoneNumber: '614-555-0177',
    });

    expect(body).toMatchObject({ checklistStatus: 'APP_SUBMISSION', offerAffected: false });
    expect(await read(borrower)).toMatchObject({
      email: 'morgan.new@demo.example',
      phoneNumber: '(614) 555-0177',
    });
    const application = await borrower.call(readApplication);
    expect(application.body.profile?.email).toBe('morgan.new@demo.example');
  });

  test.each<[string, Changes]>([
    ['a name', { name: NAME }],
    ['a birth date', { dob: '1981-05-14' }],
    ['an income', { income: 90_000 }],
    ['a kind of work', { employmentType: 'RETIRED' }],
    ['a use', { occupancyType: 'INVESTMENT' }],
  ])(
    'recalculates the offer after a change of %s, and then leads to the furthest step',
    async (_what, changes) => {
      const borrower = await at(FURTHEST);

      const { body } = await save(borrower, changes);

      expect(body).toMatchObject({
        checklistStatus: 'OFFER_CALCULATION_IN_PROGRESS',
        offerAffected: true,
      });
      expect(await borrower.next()).toBe('OFFER_SELECTION');
      const uuid = borrower.path.uuid;
      await lender.control('PATCH', `/sandbox/applications/${uuid}`, { advance: true });
      expect((await borrower.status()).checklistStatus).toBe(FURTHEST);
    },
  );

  test('gives another property its own value, and makes it the home of a borrower who lives in it', async () => {
    const borrower = await at('APP_SUBMISSION');

    await save(borrower, { propertyAddress: CHICAGO });

    expect(await read(borrower)).toMatchObject({
      propertyAddress: CHICAGO,
      homeAddress: CHICAGO,
      county: 'Cook',
      value: 480_000,
    });
  });

  test('changes nothing for an unchanged answer, even in a repeat (FT-02)', async () => {
    const borrower = await at('APP_SUBMISSION');
    await save(borrower, { income: 90_000 });
    await borrower.next();

    const { body } = await save(borrower, { income: 90_000 });

    expect(body).toMatchObject({ checklistStatus: 'OFFER_SELECTION', offerAffected: false });
  });

  test('lets the bureaus search again with a corrected name', async () => {
    const borrower = await anApplicant(lender, { lastName: 'Nomatch' });
    expect(await borrower.next()).toBe('CREDIT_NO_MATCH');

    const { body } = await save(borrower, { name: NAME });

    expect(body).toMatchObject({
      checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS',
      offerAffected: true,
    });
    expect((await borrower.advance()).at(-1)).toBe('OFFER_SELECTION');
  });

  test('searches for a missing property again only at another address', async () => {
    const borrower = await at('NO_PROPERTY_FOUND');

    expect((await save(borrower, { name: NAME })).body).toMatchObject({
      checklistStatus: 'NO_PROPERTY_FOUND',
      offerAffected: false,
    });
    expect((await save(borrower, { propertyAddress: CHICAGO })).body).toMatchObject({
      checklistStatus: 'PROPERTY_SEARCH_IN_PROGRESS',
      offerAffected: true,
    });
  });

  test.each(['HARD_CREDIT_PULL', 'COMPLETE', 'DECLINED'])(
    'rejects every change from the hard credit check on: %s',
    async (status) => {
      const borrower = await at(status);

      const { status: code, body } = await save(borrower, { email: 'late@demo.example' });

      expect([code, body]).toMatchObject([409, { errors: [{ code: 'SUMMARY_LOCKED' }] }]);
      expect(await read(borrower)).toMatchObject({ isLocked: true });
    },
  );

  test.each<{ what: string; changes: Changes; fault: object }>([
    {
      what: 'a short name',
      changes: { name: { ...NAME, lastName: 'A' } },
      fault: { field: 'name.lastName' },
    },
    { what: 'a young borrower', changes: { dob: '2012-01-01' }, fault: { field: 'dob' } },
    {
      what: 'an invalid phone number',
      changes: { phoneNumber: '12' },
      fault: { field: 'phoneNumber' },
    },
    { what: 'too much income', changes: { income: 10_000_000 }, fault: { field: 'income' } },
    {
      what: 'a city with a digit',
      changes: { propertyAddress: { ...CHICAGO, city: 'Chicago 2' } },
      fault: { field: 'propertyAddress.city' },
    },
    {
      what: 'a home without a ZIP code',
      changes: { occupancyType: 'SECONDARY', homeAddress: { ...CHICAGO, zip: '6' } },
      fault: { field: 'homeAddress.zip' },
    },
    {
      what: 'a state without a license',
      changes: { propertyAddress: { ...CHICAGO, city: 'Honolulu', state: 'HI', zip: '96816' } },
      fault: { message: 'We do not currently offer loans in Hawaii.' },
    },
  ])('SC-24 rejects a change to $what, and changes nothing', async ({ changes, fault }) => {
    const borrower = await at('APP_SUBMISSION');
    const before = await read(borrower);

    expect(await save(borrower, changes)).toMatchObject({ status: 400, body: { errors: [fault] } });
    expect(await read(borrower)).toEqual(before);
  });
});
