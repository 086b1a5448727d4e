import { createApplication, readApplications } from '#sagas/api/contract/application.ts';
import {
  lookUpAddress,
  readStateLicenses,
  readStatesEligibility,
  readZipEligibility,
} from '#sagas/api/contract/eligibility.ts';
import {
  readLicensedStates,
  readOfferCode,
  readOriginator,
  readPrepop,
  readReferral,
  readReferralStatus,
} from '#sagas/api/contract/referral.ts';
import { joinWaitlist, readAbilityToStart } from '#sagas/api/contract/registration.ts';
import { sendSupportRequest } from '#sagas/api/contract/support.ts';
import { streetWords } from '#server/sandbox/data/addresses.ts';
import { aCreateBody, aWaitlistPlace } from '#tests/support/fixtures/applications.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const ORIGINATOR = '10000000-0000-4000-8000-0000000000';
const REFERRAL = '20000000-0000-4000-8000-0000000000';

describe('data for registration', () => {
  const lender = openLender('block');

  test('matches beginnings of words in the typeahead, and lists at most eight results', async () => {
    const find = async (text: string) =>
      (await lender.call(lookUpAddress, { path: { text } })).body.suggestions;
    expect(await find('512 amb')).toEqual([
      { street1: '512 Amberstone Drive', street2: '', city: 'Columbus', state: 'OH', zip: '43214' },
    ]);
    expect(await find('sand')).toHaveLength(8);
    expect((await find('nowhere sandbox'))[0]?.street1).toBe('1 Nowhere Sandbox Lane');
    expect(await find('9 broker')).toEqual([expect.objectContaining({ state: 'TX' })]);
    expect(await find('zzz')).toEqual([]);
    expect(await find('%/..')).toEqual([]);
  });

  test('lists a street for each magic word, and one in Texas, for "sandbox" (12.8)', async () => {
    const { body } = await lender.call(lookUpAddress, { path: { text: 'Sandbox ' } });
    expect(body.suggestions.map(({ street1 }) => street1)).toEqual([
      ...streetWords.map((word) => `1 ${word} Sandbox Lane`),
      '9 Broker Sandbox Lane',
    ]);
  });

  test('lists states, licenses and ZIP codes by lender (12.5)', async () => {
    const eligible = async (org: string) => {
      const params = { query: { orgCode: org } };
      const { states } = (await lender.call(readStatesEligibility, params, { org })).body;
      return states.filter((row) => row.eligible).map(({ state }) => state);
    };
    const licensed = async (org: string) => {
      const params = { query: { orgCode: org } };
      return (await lender.call(readStateLicenses, params, { org })).body.map(
        ({ abbrev }) => abbrev,
      );
    };
    expect(await licensed('HOMELINE')).toHaveLength(44);
    expect(await eligible('HOMELINE')).toHaveLength(45);
    expect(await eligible('HOMELINE')).toContain('AK');
    expect(await eligible('HOMELINE_NY')).toEqual(['NY']);
    expect(await licensed('OSIERHOLT')).toEqual(await licensed('LARKHOLT'));
    expect(await licensed('TARNMERE')).toEqual([]);
    const zips = await lender.call(readZipEligibility, { query: { orgCode: 'HOMELINE' } });
    expect(zips.body).toEqual({ blockedZips: ['33040'] });
  });

  test('finds originators, and refuses unknown ones (12.6)', async () => {
    const params = (end: string) => ({
      path: { loanOriginatorUuid: ORIGINATOR + end },
      query: { organization: 'HOMELINE' },
    });
    const statusOf = async (end: string) => (await lender.call(readOriginator, params(end))).status;
    expect([await statusOf('01'), await statusOf('fe'), await statusOf('ff')]).toEqual([
      200, 400, 404,
    ]);
    expect((await lender.call(readOriginator, params('02'))).body).toMatchObject({
      originatorName: null,
      brokerName: 'Brackwell Brokers',
    });
    expect((await lender.call(readLicensedStates, params('03'))).body).toEqual({
      licensedStates: ['CO', 'OH', 'TX'],
      enforceLicensedStatesForReferral: true,
    });
  });

  test.each([
    ['01', null],
    ['04', '9910004'],
    ['ff', null],
  ])('gives an application referred by %s the broker %s (12.6)', async (end, nmls) => {
    const { token } = await lender.session({ application: null });
    const body = { ...aCreateBody(), referrerId: ORIGINATOR + end };

    await lender.call(createApplication, { query: { state: 'OH' }, body }, { token });

    const [made] = (await lender.call(readApplications, {}, { token })).body;
    expect(made?.referrer).toEqual({
      referrerUuid: ORIGINATOR + end,
      wholesaleBrokerNmls: nmls,
    });
  });

  test("finds offer codes, referrals and the affiliate's prefill (9.1)", async () => {
    const offer = (code: string) => lender.call(readOfferCode, { path: { code } });
    expect((await offer('HL-48213')).body.street1).toBe('33 Cinderpath Way');
    expect((await offer('HL-EXPIRED')).body.respondByDate).toBe('2026-01-31');
    expect((await offer('HL-00000')).body).toMatchObject({
      errors: [{ message: "We can't find that offer code. You can continue without it." }],
    });
    const path = (end: string) => ({ path: { referralUuid: REFERRAL + end } });
    expect((await lender.call(readReferral, path('01'))).body.street1).toBe('88 Fiddlebrook Road');
    expect((await lender.call(readReferralStatus, path('01'))).body.helocStatus).toBeNull();
    expect((await lender.call(readReferralStatus, path('02'))).body.helocStatus).toBe(
      'OFFER_SELECTION',
    );
    expect((await lender.call(readReferral, path('ff'))).status).toBe(404);
    const prepop = (affiliate: string) => lender.call(readPrepop, { query: { affiliate } });
    expect((await prepop('demo')).body.propertyAddress?.street1).toBe('55 Lakeloom Street');
    expect((await prepop('other')).body.propertyAddress).toBeNull();
  });

  test("doesn't let cantstart@, or a borrower with an application elsewhere, start (decision 11)", async () => {
    const ability = async (request: object, org: string) => {
      const { token } = await lender.session(request);
      return (await lender.call(readAbilityToStart, {}, { token, org })).body;
    };
    expect(await ability({}, 'HOMELINE')).toEqual({
      canStartApplication: true,
      organizationsWithActiveApplication: [],
    });
    expect(await ability({ org: 'LARKMERE' }, 'HOMELINE')).toEqual({
      canStartApplication: false,
      organizationsWithActiveApplication: ['Larkmere Credit Union'],
    });
    const magic = { application: null, profile: { email: 'cantstart@demo.example' } };
    expect((await ability(magic, 'HOMELINE')).canStartApplication).toBe(false);
  });

  test('MODAL-EXISTS-2 creates the application of cantstart@ once, at the lender of the response', async () => {
    const profile = { email: 'cantstart@sample.example' };
    const { token } = await lender.session({ application: null, profile });
    const ask = async (org: string) =>
      (await lender.call(readAbilityToStart, {}, { token, org })).body;
    for (const _press of [1, 2])
      expect(await ask('HOMELINE')).toEqual({
        canStartApplication: false,
        organizationsWithActiveApplication: ['Larkmere Credit Union'],
      });
    expect((await ask('LARKMERE')).canStartApplication).toBe(true);
    const listed = async (org: string) =>
      (await lender.call(readApplications, {}, { token, org })).body;
    expect(await listed('HOMELINE')).toEqual([]);
    expect(await listed('LARKMERE')).toEqual([expect.objectContaining({ active: true })]);
  });

  test('SC-24 requires a name and a message for a question', async () => {
    const question = {
      name: 'Ivy Thornbury',
      email: 'ivy@demo.example',
      topic: 'OTHER',
      message: 'May I apply twice?',
    } as const;
    const ask = async (change: object) => {
      const body = { ...question, ...change };
      return (await lender.call(sendSupportRequest, { body })).status;
    };
    expect(await ask({})).toBe(201);
    expect(await ask({ name: '  ' })).toBe(400);
    expect(await ask({ message: ' '.repeat(12) })).toBe(400);
  });

  test('sends an email for a waitlist entry, and refuses a child', async () => {
    expect((await lender.call(joinWaitlist, { body: aWaitlistPlace })).status).toBe(201);
    const child = { ...aWaitlistPlace, dob: '2015-01-01', income: -1 };
    expect((await lender.call(joinWaitlist, { body: child })).body).toEqual({
      errors: [
        expect.objectContaining({ field: 'dob' }),
        expect.objectContaining({ field: 'income' }),
      ],
    });
    // the body doesn't say whether they live in Alabama.
    const body = { ...aWaitlistPlace, state: 'AL', zip: '35203', dob: '2008-11-01' };
    expect((await lender.call(joinWaitlist, { body })).status).toBe(201);
    const outbox = await lender.control('GET', '/sandbox/outbox');
    expect(outbox.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          to: 'ivy@demo.example',
          text: "We'll email you when we start lending in VT.",
        }),
      ]),
    );
  });
});
