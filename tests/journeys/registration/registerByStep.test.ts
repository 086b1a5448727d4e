/** @set gate */
import { aBorrower } from '#scripts/driver/borrower.ts';
import {
  externalQuestions,
  legacyQuestions,
  registrationQuestions,
} from '#scripts/driver/questions.ts';
import { finger } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectOffers } from '#tests/journeys/support/place.ts';
import {
  aUuid,
  callOf,
  chainOf,
  expectKeys,
  expectSender,
  expectSigned,
} from '#tests/journeys/support/record.ts';
import { createSignIn } from '#tests/journeys/support/signIn.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it("lets a visitor register by touch through the lender's own sign-in, and continues the chain on return", async () => {
  const { page, at, leave } = await host.visit({ brand: 'larkholt', width: 390, touch: true });
  const borrower = aBorrower({ typed: '27 Foxglass' });
  const way = { asked: externalQuestions, flow: 'register', brand: 'Larkholt' } as const;

  await page.goto(at('/account/heloc/register?step=property-info'));
  await walk(page, { ...way, borrower, device: finger });
  await createSignIn(page, borrower);
  await expectOffers(page, 'Larkholt');

  const calls = await host.sandbox.requests();
  expect(chainOf(calls)).toEqual([
    'createApplication',
    'readAbilityToStart',
    'readApplications',
    'registerWithBroker',
    'saveName',
  ]);
  expectSender(calls, new URL(page.url()).origin, 'LARKHOLT');
  expectSigned(calls, ['registerWithBroker']);
  expectKeys(calls);
  const register = callOf(calls, 'registerWithBroker');
  expect(register.query).toEqual({
    telemetryTrackingId: aUuid,
    externalStateNonce: '[secret, 36 characters]',
    displayConsentsWithMfa: 'true',
  });
  expect(register.headers['x-auth0-application-name']).toBe('homeline');
  expect(callOf(calls, 'createApplication')).toMatchObject({
    query: { state: 'AZ' },
    body: { profileRequest: { email: borrower.email }, employmentType: 'FULL_TIME' },
  });
  const name = { firstName: 'Mira', middleName: '', lastName: 'Tolland', suffix: '' };
  expect(callOf(calls, 'saveName').body).toEqual(name);
  await leave();
});

it('lets a visitor register a second home by mouse with the long sale question, with both addresses on one screen', async () => {
  const before = await host.sandbox.lastNumber();
  await host.sandbox.flags({ 'fe-heloc-redesign-2025': { enabled: false } }, 'LARKGARTH');
  const { page, at, leave } = await host.visit({ brand: 'larkgarth' });
  const sale =
    'Is this property currently for sale, or will it be listed for sale within the next 6 months?';
  const asked = legacyQuestions.map((question) =>
    question === registrationQuestions.forSale ? { ...question, heading: sale } : question,
  );
  const way = { asked, flow: 'register', brand: 'Larkgarth', query: 'kept=yes' } as const;

  // REDIR-REG-1: the other flow's address leads here and keeps the query.
  await page.goto(at('/account/heloc/register-v2?kept=yes'));
  await page.waitForURL(at('/account/heloc/register?kept=yes'));
  await page.goto(at('/account/heloc/register?kept=yes&step=property-info'));
  await walk(page, {
    ...way,
    borrower: aBorrower({ typed: '55 Lakeloom', occupancy: 'Second home' }),
    instead: { address: 'bothAddresses' },
  });
  await expectOffers(page, 'Larkgarth');

  const create = callOf(await host.sandbox.requests(before), 'createApplication');
  expect(create).toMatchObject({
    query: { state: 'WI' },
    body: {
      propertyRequest: { street1: '55 Lakeloom Street', occupancyType: 'SECONDARY' },
      profileRequest: { homeAddress: { street1: '905 Kingfisher Place', state: 'IL' } },
    },
  });
  await leave();
});
