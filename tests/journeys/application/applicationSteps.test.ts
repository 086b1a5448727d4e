/** @set full */
import type { Page } from 'playwright-core';

import { readTestPage } from '#tests/journeys/support/sampleDocument.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '#tests/journeys/support/accessible.ts';
import { openTestHost, type TestHost, type Visitor } from '#scripts/driver/testHost.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';
import { expectOffers, expectScreen, expectStatusScreen } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const SSN = '219-09-9999';
const PDF = Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF');
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400)]);

/** A borrower with an application at a status, on one of its screens. */
async function at(visitor: Visitor, org: string, checklistStatus: string, path: string) {
  const session = await host.sandbox.session({ org, checklistStatus });
  const { pathname, search } = new URL(session.loginUrl, host.address);
  const next = encodeURIComponent(`/account/heloc/${session.applicationUuid}/${path}`);
  await visitor.page.goto(
    visitor.at(`${pathname}${search}${search === '' ? '?' : '&'}next=${next}`),
  );
  return session;
}

/** Read from its end, where the bars that stick stand in their own places and cover nothing by half. */
async function expectFit(page: Page) {
  await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const pick = (page: Page, question: RegExp, answer: string) =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .check();

it('leads from the offers to the summary on a phone, with numbers by the formula and no secrets', async () => {
  const visitor = await host.visit({ width: 390, touch: true, brand: 'larkmere' });
  const { page } = visitor;
  const { applicationUuid } = await at(visitor, 'LARKMERE', 'OFFER_SELECTION', 'product/select');

  await expectOffers(page, 'Larkmere');
  await expectFit(page);
  await page.getByRole('textbox', { name: /How much/ }).fill('100000');
  await page.getByRole('radio', { name: '15 years' }).check();
  await page.getByRole('checkbox', { name: 'Pay by autopay' }).check();
  await press(page, 'Show details');
  const shown = await page
    .getByText('Monthly payment')
    .locator('xpath=following::p[1]')
    .textContent();
  await press(page, 'Hide details');
  await press(page, 'Continue');

  await expectScreen(page, 'Check your offer', 'Larkmere');
  expect(await page.getByRole('row', { name: /^Monthly payment/ }).textContent()).toContain(shown);
  await press(page, 'Choose this offer');
  await expectFit(page);
  await page.getByRole('checkbox', { name: /This is a hard check/ }).check();
  await page.reload();
  await expectScreen(page, 'Check your offer', 'Larkmere');
  await page.getByRole('checkbox', { name: /This is a hard check/ }).check();
  await press(page, 'Choose this offer');

  await expectScreen(page, 'Tell us a little more', 'Larkmere');
  await press(page, 'Continue');
  await expectFit(page);
  await pick(page, /should we contact you/, 'Email');
  await pick(page, /mailing address/, 'Yes');
  await page.getByLabel('Social Security number', { exact: true }).fill(SSN);
  await pick(page, /status in the United States/, 'U.S. citizen');
  await page.getByLabel('What is the money for?').selectOption('HOME_IMPROVEMENT');
  await pick(page, /Who owns the home/, 'Only me');
  await pick(page, /marital status/, 'Unmarried');
  await pick(page, /last 90 days/, 'No');
  await press(page, 'Continue');

  await expectScreen(page, 'Demographic information', 'Larkmere');
  await expectFit(page);
  await page.getByLabel('Name of enrolled or principal tribe').fill('Pinegrove Band');
  await press(page, 'Continue');
  await expectScreen(page, 'Review your application', 'Larkmere');
  await expectFit(page);

  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
      location.href,
    ]),
  );
  expect(kept).not.toMatch(/219.?09.?9999|Pinegrove/);
  const application = await host.sandbox.application(applicationUuid);
  expect(JSON.stringify(application)).not.toMatch(/219.?09.?9999|Pinegrove/);

  // What is edited from here comes back here.
  await page.getByRole('link', { name: 'Change owners and signers' }).click();
  await expectScreen(page, 'Tell us a little more', 'Larkmere');
  await page.goBack();
  await expectScreen(page, 'Review your application', 'Larkmere');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await readTestPage(page);
  await press(page, 'Submit my application');
  await expectStatusScreen(page, 'Loans on your property', 'Larkmere');
  await visitor.leave();
});

it('lifts a frozen file, and accepts documents that prove a missing one', async () => {
  const visitor = await host.visit({ width: 1280 });
  const { page } = visitor;

  await at(visitor, 'HOMELINE', 'SOFT_CREDIT_FROZEN', 'credit/error');
  await expectStatusScreen(page, 'Your credit file is locked or frozen', 'Homeline');
  await expectFit(page);
  await press(page, 'I have lifted it, check again');
  await reads(page, 'Sample Bureau North still shows a freeze.');
  await press(page, 'I have lifted it, check again');
  await expectOffers(page);

  await at(visitor, 'HOMELINE', 'CREDIT_NO_MATCH_SSN', 'review-app/no-credit');
  await expectStatusScreen(page, "We couldn't find your credit file", 'Homeline');
  const input = (pile: string) =>
    page.getByRole('group', { name: pile }).locator('input[type=file]').first();
  await press(page, 'Send for review');
  await expectFit(page);
  await input('Social Security card or a tax form').setInputFiles({
    name: 'locked-card.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  await page.getByRole('textbox', { name: 'Password of locked-card.pdf' }).fill('open-sesame');
  await press(page, 'Open the file');
  await input('Photo ID').setInputFiles({
    name: 'blurry-id.jpg',
    mimeType: 'image/jpeg',
    buffer: JPEG,
  });
  await press(page, 'Use it anyway');
  await expectFit(page);
  await page.getByRole('button', { name: 'Remove locked-card.pdf' }).waitFor();
  await press(page, 'Send for review');
  await expectOffers(page);
  await visitor.leave();
});

it('explains a decline on a page of its own, and takes another look at it', async () => {
  const visitor = await host.visit({ width: 320, touch: true });
  const { page } = visitor;
  const { applicationUuid } = await at(visitor, 'HOMELINE', 'OFFER_SELECTION', 'bpo/hold');
  await page.getByRole('heading', { name: "We're checking your property" }).waitFor();
  await host.sandbox.patch(applicationUuid, {
    status: { checklistStatus: 'DECLINED', uwDecision: 'DECLINE', declineReason: 'CREDIT' },
  });

  await press(page, 'Refresh');
  await expectStatusScreen(page, "We can't approve this because of your credit report", 'Homeline');
  await expectFit(page);
  await press(page, 'Ask us to reconsider');
  await expectFit(page);
  await page.getByRole('radio', { name: 'My credit report was corrected' }).check();
  await page.getByLabel(/Tell us more/).fill('Please look again.');
  await press(page, 'Ask us to reconsider');
  await expectStatusScreen(page, 'Someone is reviewing your application', 'Homeline');
  await expectFit(page);
  // The underwriter is not done before the note is written.
  await host.sandbox.patch(applicationUuid, {
    status: { checklistStatus: 'UNDERWRITING_REVIEW' },
  });
  await page.getByLabel('Add a note').fill('The bureau mended it last week.');
  await press(page, 'Send the note');
  await page.getByText('Thank you. We added your note.').first().waitFor();
  await visitor.leave();
});

it('F-09 leads to another offer and back through "Change", and loses nothing that was typed', async () => {
  const visitor = await host.visit({ brand: 'larkmere' });
  const { page } = visitor;
  await at(visitor, 'LARKMERE', 'COLLECT_ADDITIONAL_INFO', 'start/contact');
  await expectScreen(page, 'Tell us a little more', 'Larkmere');
  await pick(page, /should we contact you/, 'Phone');
  await pick(page, /mailing address/, 'No');
  await page.getByLabel('What is the money for?').selectOption('EDUCATION');

  await press(page, 'Change your offer');
  await expectOffers(page, 'Larkmere');
  await page.reload();
  const amount = page.getByRole('textbox', { name: /How much/ });
  await amount.fill('60000');
  await amount.blur();
  expect(await amount.inputValue()).toBe('60,000');
  await press(page, 'Continue');
  await expectScreen(page, 'Check your offer', 'Larkmere');
  await page.getByText('$60,000.00').first().waitFor();
  await page.getByRole('checkbox', { name: /This is a hard check/ }).check();
  await press(page, 'Choose this offer');

  await expectScreen(page, 'Tell us a little more', 'Larkmere');
  await page.getByText('Offer details').click();
  await page.getByText('$60,000.00').filter({ visible: true }).first().waitFor();
  expect(await page.getByRole('radio', { name: 'Phone', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'No', exact: true }).first().isChecked()).toBe(true);
  expect(await page.getByLabel('What is the money for?').inputValue()).toBe('EDUCATION');
  await visitor.leave();
});
