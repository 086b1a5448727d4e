/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { nameOfHeading } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const BASE = '/account/heloc';
/** The headings of error pages and of pages that found nothing. */
const ERROR_HEADING = /snag|find this page|could not open/i;

/** Returns the heading, and expects the document to be named after it. */
async function headingOf(page: Page): Promise<string> {
  const heading = page
    .locator('main h1')
    .filter({ visible: true, hasText: /\S/, hasNotText: 'One moment' })
    .first();
  let words = '';
  // The heading may change while the application opens.
  await until(async () => {
    words = (await heading.textContent()) ?? '';
    return (await page.title()).startsWith(`${await heading.evaluate(nameOfHeading)} | `);
  });
  return words;
}

it('FT-44 FT-104 shows the screen even with unknown parameters', async () => {
  const { page, at, session, leave } = await openApplicant(host, { screen: 'hold' });
  const wrong = [
    ':uuid/product/select?uwDecision=%3Cb%3E&from=%00',
    ':uuid/document/disclosures?document=../../x&document=constructor',
    ':uuid/error/decline?uwDecision=%E0%A4%A',
    ':uuid/income/link/__proto__',
    ':uuid/conditions/upload-document?category=constructor',
    `:uuid/signing/sign?${'x'.repeat(9_000)}=1`,
    'register/:uuid/constructor',
  ];
  for (const path of wrong) {
    await page.goto(at(`${BASE}/${path.replace(':uuid', session.applicationUuid)}`), {
      waitUntil: 'commit',
    });
    expect(await headingOf(page)).not.toMatch(ERROR_HEADING);
  }
  await page.goto(at(`${BASE}/unknown-page`), { waitUntil: 'commit' });
  expect(await headingOf(page)).toMatch(ERROR_HEADING);
  await leave();
});
