/** @set full */
import type { Page } from 'playwright-core';

import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { atLastStep } from '#tests/journeys/support/lastStep.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** The end of a way: what the lender says there, the screen of it, and what that reads. */
type End = readonly [status: string, path: string, words: string | RegExp];

async function expectEnd(page: Page, [, path, words]: End): Promise<void> {
  const isThere = ({ pathname }: URL) => pathname.endsWith(`/${path}`);
  await page.waitForURL(isThere, { waitUntil: 'commit' });
  await reads(page, words);
}

const uuidOf = (page: Page) => /heloc\/([\da-f-]{36})\//.exec(page.url())?.[1] ?? '';

/**
 * A last name stops the way to the offers at the credit, and a street behind it, at the property. Every magic value is
 * walked by server/sandbox/lender/magicNames.test.ts, and its screen is a row of the checklist's table.
 */
const stops: readonly [lastName: string, street: string, credit: End, property: End][] = [
  [
    'Nomatch',
    'Broker',
    ['CREDIT_NO_MATCH', 'credit/social', 'Help us find your credit file'],
    ['BPO_ORDER_REQUEST', 'bpo/order-bpo', 'Order a property valuation'],
  ],
  [
    'Smith-Minor',
    'Twin',
    ['CREDIT_MINOR', 'error/timeout', "The credit bureau's record says you're under 18."],
    ['MULTIPLE_PROPERTIES', 'review-app/property', 'Find your property'],
  ],
];

it.each(stops)(
  'ends where it should for the name %s, and then for the street %s',
  async (...row) => {
    const [lastName, street, credit, property] = row;
    const { page, at, finish, leave } = await atLastStep(host, {
      lastName,
      typed: `1 ${street} Sandbox`,
    });
    await finish();
    await expectEnd(page, credit);

    const uuid = uuidOf(page);
    await until(async () => {
      const { status } = await host.sandbox.application<{ status: { checklistStatus: string } }>(
        uuid,
      );
      if (status.checklistStatus === credit[0]) await host.sandbox.patch(uuid, { advance: true });
      return status.checklistStatus === property[0];
    });
    await page.goto(at(`/account/heloc/${uuid}`), { waitUntil: 'commit' });
    await expectEnd(page, property);
    await leave();
  },
);

it('ends at the reasons of a decline for the name Lowscore', async () => {
  const { page, finish, leave } = await atLastStep(host, { lastName: 'Lowscore' });
  await finish();
  await expectEnd(page, ['', 'error/credit', /because of your credit report/]);
  await leave();
});
