import type { Page } from 'playwright-core';

import { aBorrower, answerTheRest, steps, type Borrower } from '#scripts/driver/borrower.ts';
import { addressOf, questions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost, type VisitorOptions } from '#scripts/driver/testHost.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** What somebody with a magic value in their answers types; everything else is the happy path. */
interface Magic extends Partial<Borrower> {
  /** Somewhere on the street of the property. */
  readonly street?: string;
  readonly town?: string;
}

/** The walker: from the first screen through every question to the last press. */
async function register({ street, town, ...part }: Magic, visit: VisitorOptions = {}) {
  const visitor = await host.visit(visit);
  const { page, at } = visitor;
  const borrower = aBorrower(part);
  await page.goto(at(addressOf(questions.address, 'register-v2')));
  if (street === undefined) await steps.address(page, borrower);
  else {
    const line = `1 ${street} Sandbox Lane, ${town ?? 'Columbus, OH 43215'}`;
    await page.getByRole('combobox', { name: 'Property address' }).fill(line);
    await page.getByRole('radio', { name: borrower.occupancy }).check();
    await button(page, 'Apply Now').click();
  }
  await answerTheRest(page, borrower);
  await steps.password(page, borrower);
  return { ...visitor, borrower };
}

/** The end of a way: what the lender says there, the screen of it, and what that reads. */
type End = readonly [status: string, path: string, words: string | RegExp];

const TAKES_LONG = 'This is taking longer than usual';

async function expectEnd(page: Page, [, path, words]: End): Promise<void> {
  const isThere = ({ pathname }: URL) => pathname.endsWith(`/${path}`);
  await page.waitForURL(isThere, { waitUntil: 'commit' });
  await reads(page, words);
}

const uuidOf = (page: Page) => /heloc\/([\da-f-]{36})\//.exec(page.url())?.[1] ?? '';

/** A last name stops the way to the offers at the credit, and a street behind it, at the property. */
const stops: readonly [lastName: string, street: string, credit: End, property: End][] = [
  [
    'Nomatch',
    'Broker',
    ['CREDIT_NO_MATCH', 'credit/social', 'Help us find your credit file'],
    ['BPO_ORDER_REQUEST', 'bpo/order-bpo', 'Order a property valuation'],
  ],
  [
    'Nofile',
    'Agent',
    ['CREDIT_NO_MATCH_SSN', 'review-app/no-credit', 'We could not find your credit file'],
    ['NAV_BPO_ORDER_REQUEST', 'bpo/order-bpo', 'Order a property valuation'],
  ],
  [
    'Frozen',
    'Nobodyhome',
    ['SOFT_CREDIT_FROZEN', 'credit/error', /your file is frozen/],
    ['BPO_ORDER_REQUEST', 'bpo/order-bpo', 'Order a property valuation'],
  ],
  [
    'Locked',
    'Brokering',
    ['SOFT_CREDIT_LOCKED', 'credit/error', /your file is locked/],
    ['BPO_ORDER_REQUEST_PENDING', 'bpo/hold', 'We are checking your property'],
  ],
  [
    'latepay',
    'Underwater',
    ['DELINQUENCY_REVIEW', 'review-app/delinquency', 'Tell us about a late payment'],
    ['CLTV_LIEN_POSITION_REQUALIFY', 'product/prequal-winback', 'There is still a way forward'],
  ],
  [
    'Crediterror',
    'Nowhere',
    ['CREDIT_ERROR', 'error/timeout', TAKES_LONG],
    ['NO_PROPERTY_FOUND', 'review-app/property', 'Find your property'],
  ],
  [
    'Smith-Minor',
    'Twin',
    ['CREDIT_MINOR', 'error/timeout', TAKES_LONG],
    ['MULTIPLE_PROPERTIES', 'review-app/property', 'Find your property'],
  ],
  [
    'Thinfile',
    'Unvalued',
    ['CREDIT_DATA_MISSING_OR_INVALID', 'error/timeout', TAKES_LONG],
    ['NO_AVM_FOUND', 'bpo/estimate-value', 'Tell us about your home'],
  ],
  [
    'Alert',
    'Estimate',
    ['FACTA_REVIEW', 'error/timeout', TAKES_LONG],
    ['NAV_ESTIMATE', 'bpo/estimate-value', 'Tell us about your home'],
  ],
  [
    'Unknownfile',
    'Reestimate',
    ['UNKNOWN', 'error/timeout', TAKES_LONG],
    ['NAV_ESTIMATE_REQUEST', 'bpo/estimate-value', 'Tell us about your home'],
  ],
];

it.each(stops)('the name %s, and then the street %s, end where they should', async (...row) => {
  const [lastName, street, credit, property] = row;
  const { page, at, leave } = await register({ lastName, street });
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
});

const ends: readonly [magic: Magic, path: string, words: string | RegExp][] = [
  [{ lastName: 'Declined' }, 'error/decline', "We can't offer you a line of credit"],
  [{ lastName: 'Lowscore' }, 'error/credit', /because of your credit report/],
  [{ lastName: 'Highdebt' }, 'error/income', /because of your debts and income/],
  [{ isForSale: 'Yes' }, 'error/decline', "We can't offer you a line of credit"],
  [{ lastName: 'Dtilimit' }, 'product/select', /savings and investments/],
  [{ street: 'Broker', town: 'Austin, TX 78701' }, 'bpo/condition', /condition/],
];

it.each(ends)('%j ends at %s', async (magic, path, words) => {
  const { page, leave } = await register(magic);
  await expectEnd(page, ['', path, words]);
  await leave();
});
