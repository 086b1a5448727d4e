/** @set gate */
import { until } from '#scripts/driver/until.ts';
import { aBorrower } from '#scripts/driver/borrower.ts';
import { legacyQuestions } from '#scripts/driver/questions.ts';
import { finger, keys } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { addressBar, expectOffers } from '#tests/journeys/support/place.ts';
import {
  aTime,
  aUuid,
  callOf,
  chainOf,
  expectKeys,
  expectSender,
  expectSigned,
  timesCalled,
} from '#tests/journeys/support/record.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const AMBERSTONE = {
  street1: '512 Amberstone Drive',
  street2: '',
  city: 'Columbus',
  state: 'OH',
  zip: '43214',
};
const CHAIN = [
  'createApplication',
  'readAbilityToStart',
  'readApplications',
  'register',
  'savePhone',
  'verifyIdentity',
];
const isEvent = ({ path }: { path: string }) => path.endsWith('/event');
const QUERY = 'utm_source=letter&utm_medium=mail&teOwner=o-7&teContact=c-9&kept=yes';

it('lets a visitor register with the keyboard only, and sends the lender each call of the chain once, as specified', async () => {
  const { page, at, leave } = await host.visit({ width: 1280 });
  const borrower = aBorrower();

  await page.goto(at(`/account/heloc/register-v2?${QUERY}`));
  await walk(page, {
    asked: legacyQuestions,
    flow: 'register-v2',
    brand: 'Homeline',
    query: QUERY,
    borrower,
    device: keys,
    before: {
      // The borrower wants the texts about this application, but not those about offers.
      contact: () => keys.tick(page.getByRole('checkbox', { name: 'about this application' })),
    },
  });
  await expectOffers(page);
  expect(addressBar(page)).toMatch(
    /^\/account\/heloc\/[\da-f-]{36}\/product\/select\?from=registration&uwDecision=INITIAL$/,
  );

  const calls = await host.sandbox.requests();
  expect(chainOf(calls)).toEqual([...CHAIN, 'saveSmsConsents'].toSorted());
  expectSender(calls, new URL(page.url()).origin, 'HOMELINE');
  expectSigned(calls, ['register']);
  expectKeys(calls);
  expect(callOf(calls, 'register')).toMatchObject({
    query: { organization: 'HOMELINE' },
    body: {
      email: borrower.email,
      password: `[secret, ${borrower.password.length} characters]`,
      phoneNumber: '(614) 555-0142',
    },
  });
  expect(callOf(calls, 'savePhone').body).toEqual({ type: 'Phone', value: '(614) 555-0142' });
  expect(callOf(calls, 'createApplication')).toMatchObject({
    query: { state: 'OH' },
    body: {
      profileRequest: {
        name: { firstName: 'Mira', middleName: '', lastName: 'Tolland', suffix: '' },
        dob: '1984-03-09',
        email: borrower.email,
        phoneNumber: '(614) 555-0142',
        homeAddress: AMBERSTONE,
      },
      propertyRequest: { ...AMBERSTONE, occupancyType: 'HOME' },
      propertyListedForSale: false,
      income: { incomePrimary: 118_000, incomeOther: 0, incomeCoDeeders: [] },
      employmentType: 'FULL_TIME',
      consentRequests: ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'].map((type) => ({
        type,
        textKey: expect.stringMatching(/^T-\d\d$/) as string,
        version: expect.any(String) as string,
        text: expect.any(String) as string,
        language: 'en',
        brand: 'HOMELINE',
        acceptedAt: aTime,
      })),
      consentListRequest: ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'],
      utmParameters: {
        source: 'letter',
        medium: 'mail',
        campaign: null,
        term: null,
        content: null,
      },
      marketingTools: { totalExpertOwnerId: 'o-7', totalExpertContactId: 'c-9' },
      optimizelyProfileRequest: { optimizelyProfileUuid: aUuid },
      offerCode: null,
      referrerId: null,
      referralId: null,
      publish: true,
    },
  });
  expect(callOf(calls, 'saveSmsConsents').body).toMatchObject({
    org: 'HOMELINE',
    phone: '(614) 555-0142',
    email: borrower.email,
    consents: [
      { consentPromptUuid: aUuid, optInOut: 'IN' },
      { consentPromptUuid: aUuid, optInOut: 'OUT' },
    ],
  });
  const eventNames = async () =>
    (await host.sandbox.requests())
      .filter(isEvent)
      .map(({ body }) => (body as { event: string }).event)
      .filter((event) => event !== 'page_view');
  // Nothing on the page waits for telemetry.
  await until(async () => (await eventNames()).includes('appStarted'));
  expect(await eventNames()).toEqual(['heloc-register-start', 'helocStarted', 'appStarted']);
  await leave();
});

it('lets a visitor register by touch on a phone, at a credit union that sends no texts', async () => {
  const before = await host.sandbox.lastNumber();
  const { page, at, leave } = await host.visit({ width: 390, touch: true, brand: 'larkmere' });

  await page.goto(at('/account/heloc/register-v2'));
  await walk(page, {
    asked: legacyQuestions,
    flow: 'register-v2',
    brand: 'Larkmere',
    borrower: aBorrower({ occupancy: 'I live here', typed: '905 Kingfisher' }),
    device: finger,
  });
  await expectOffers(page, 'Larkmere');

  // The previous visitor's telemetry may still arrive.
  const calls = (await host.sandbox.requests(before)).filter((call) => !isEvent(call));
  expect(chainOf(calls)).toEqual(CHAIN);
  expectSender(calls, new URL(page.url()).origin, 'LARKMERE');
  expectKeys(calls);
  expect(callOf(calls, 'createApplication').query).toEqual({ state: 'IL' });
  expect(timesCalled(calls, /\/consent\//)).toBe(0);
  await leave();
});
