/** @set gate */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import {
  filledForm,
  incompletePdfs,
  type IncompletePdf,
} from '#tests/support/fixtures/incompletePdfs.ts';
import { lockedPdfs } from '#tests/support/fixtures/pdfs.ts';

let host: TestHost;
let page: Page;
let leave: () => Promise<void>;

beforeAll(async () => {
  host = await openTestHost();
  ({ page, leave } = await openApplicant(host, {
    screen: 'signing/sign',
    sessionRequest: {
      checklistStatus: 'NOTE_SIGNING',
      profile: { name: { firstName: 'Morgan', lastName: 'Doe' } },
    },
    width: 390,
  }));
  await page.getByLabel('Your full name').fill('Morgan Doe');
  await page.getByLabel('Your initials').fill('MD');
  await page.getByLabel(/count as my signature/).check();
  await page.keyboard.press('Enter');
  await button(page, 'Close').click();
});
afterAll(() => host.close());

/** Serves this file for every document. */
async function show(file: Buffer): Promise<void> {
  await page.unroute('**/content');
  await page.route('**/content', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: file }),
  );
  await button(page, 'Open document 1 of 4').click();
}

async function expectUnread(): Promise<void> {
  await reads(page, /so it does not count as read/);
  expect(await button(page, 'Sign').getAttribute('aria-disabled')).toBe('true');
}

const goToEnd = async () => {
  await button(page, 'More tools').click();
  await button(page, 'Go to the end').click();
};

test.each(Object.keys(incompletePdfs) as IncompletePdf[])(
  "F-12 doesn't let a document with %s be signed, as text or as pages",
  async (name) => {
    await show(incompletePdfs[name]());
    await reads(page, /^Something in this document can't be shown here/);
    await expectUnread();
    await button(page, 'Show the page').click();
    await page.locator('canvas').first().waitFor();
    await goToEnd();
    await expectUnread();
    await button(page, 'Close').click();
  },
);

it('F-12 shows the fields of a filled form in its text, and its page and notes below', async () => {
  await show(filledForm());

  await reads(page, 'Amount of the line: 85,000 dollars');
  await reads(page, 'Autopay is chosen: ☒');
  await reads(page, 'The lender may end this line');
  await reads(page, 'Fee: 500 dollars');
  await page.locator('canvas').first().waitFor();
  await reads(page, 'Note on page 1: Ask about the rate');
  await expectAccessible(page);
  await goToEnd();
  await page.locator(':not([aria-disabled=true])', { hasText: /^Sign$/ }).waitFor();
  await button(page, 'Close').click();
});

it("F-12 offers paper for a document that needs a password, and doesn't let it be signed", async () => {
  await show(Buffer.from(lockedPdfs['userAes256'] ?? '', 'base64'));

  await reads(page, "We can't show this document.");
  await expectUnread();
  await expectAccessible(page);
  await button(page, 'Get paper copies').click();
  await reads(page, 'We will mail your documents. Call us to continue.');
  await button(page, 'Close').click();
  await leave();
});
