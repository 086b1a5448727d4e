/** @set gate */
import { openApplicant, type ApplicantOptions } from '#scripts/driver/applicant.ts';
import { boxesOf } from '#tests/journeys/support/seen.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  button,
  chooseGolden,
  offerScreen,
  quoteLine,
  reads,
} from '#tests/journeys/support/offerScreen.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';
import { timesCalled } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const CHOOSE = 'Choose your offer';
const CHECK = 'Check your offer';

async function open(options: Partial<ApplicantOptions> = {}) {
  const applicant = await openApplicant(host, { screen: 'product/select', ...options });
  await expectScreen(applicant.page, CHOOSE, 'Homeline');
  return applicant;
}

it("FT-43 leads from the choice to the lender's own numbers, even after Back and Forward", async () => {
  const { page, session, leave } = await open();
  const { amount, autopay, comesTo } = offerScreen(page);
  const before = await host.sandbox.lastNumber();
  await chooseGolden(page);
  await comesTo('$975.33', { 'Cash to you': '$100,000.00', 'Line of credit': '$102,990.00' });
  await button(page, 'Continue').click();
  await expectScreen(page, CHECK, 'Homeline');
  expect(await quoteLine(page, 'Line of credit')).toBe('$102,990.00');
  expect(await quoteLine(page, 'Monthly payment')).toBe('$975.33');

  await page.goBack();
  await expectScreen(page, CHOOSE, 'Homeline');
  await comesTo('$975.33');
  expect(await autopay.isChecked()).toBe(true);
  await page.goForward();
  await expectScreen(page, CHECK, 'Homeline');
  await page.goBack();
  await expectScreen(page, CHOOSE, 'Homeline');
  await amount.fill('50000');
  await page.goForward();
  await expectScreen(page, CHECK, 'Homeline');
  expect(await quoteLine(page, 'Line of credit')).toBe('$51,495.00');
  const calls = await host.sandbox.requests(before);
  expect([timesCalled(calls, /\/quotes$/), timesCalled(calls, /\/selection$/)]).toEqual([2, 0]);
  await page.getByRole('checkbox', { name: /full credit report/ }).check();
  await button(page, 'Choose this offer').click();

  await expectScreen(page, 'Tell us a little more', 'Homeline');
  const { selectedQuote } = await host.sandbox.application(session.applicationUuid);
  expect(selectedQuote).toMatchObject({ total: 51_495 });
  await leave();
});

it('prints the whole result under the logo', async () => {
  const { page, leave } = await open({ width: 390 });
  const { result, figure } = offerScreen(page);
  const bar = result.getByText('Show details');
  await page.emulateMedia({ media: 'print' });

  expect(await bar.isVisible()).toBe(false);
  expect(await figure('Cash to you').isVisible()).toBe(true);
  expect(await result.getByText('Monthly payment', { exact: true }).isVisible()).toBe(true);
  const logo = page.getByRole('banner').locator('img');
  const parts = [logo, page.getByRole('heading', { name: /pre-qualify/ }), result.locator('dl')];
  const boxes = await boxesOf(parts);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  await leave();
});

/** Returns the pages of a PDF, which names each one. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

it('prints offers and confirmation on one page, without the controls', async () => {
  const { page, leave } = await open();
  const { debt, autopay } = offerScreen(page);
  await autopay.check();
  for (const creditor of ['Sample Card Bank', 'Sample Auto Finance', 'Sample Student Loans'])
    await debt(creditor).check();
  await button(page, 'Print').waitFor();
  const print = async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = {
      controls: await page.locator('button, input, summary, nav a').filter({ visible: true }).all(),
      paper: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      pages: pagesOf(await page.pdf({ format: 'Letter', preferCSSPageSize: true })),
    };
    await reads(page, /NMLS #9900001/);
    await reads(page, /Loan number/);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    return { ...shown, controls: shown.controls.length };
  };

  // The amount is in its box, which has no border.
  expect(await print()).toEqual({ controls: 1, paper: 'rgb(255, 255, 255)', pages: 1 });
  expect(await page.getByText('Get the full amount').isVisible()).toBe(true);

  await button(page, 'Continue').click();
  await expectScreen(page, CHECK, 'Homeline');
  await button(page, 'Print').waitFor();
  expect(await print()).toEqual({ controls: 0, paper: 'rgb(255, 255, 255)', pages: 1 });
  await leave();
});
