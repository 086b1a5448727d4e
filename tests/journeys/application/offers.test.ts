/** @set gate */
import { openApplicant, type ApplicantOptions } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import {
  button,
  chooseGolden,
  offerScreen,
  quoteLine,
  reads,
} from '#tests/journeys/support/offerScreen.ts';
import { expectScreen, expectStatusScreen } from '#tests/journeys/support/place.ts';
import { timesCalled } from '#tests/journeys/support/record.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const SELECT = 'product/select';
const CHOOSE = 'Choose your offer';

async function open(options: Partial<ApplicantOptions> = {}, heading = CHOOSE) {
  const applicant = await openApplicant(host, { screen: SELECT, ...options });
  await expectScreen(applicant.page, heading, 'Homeline');
  return applicant;
}

it('shows the golden numbers for every choice, and asks the lender nothing meanwhile', async () => {
  const { page, leave } = await open();
  const { comesTo, preference, result, amount } = offerScreen(page);
  const before = await host.sandbox.lastNumber();
  await reads(page, /you pre-qualify for up to \$210,600/);

  await chooseGolden(page);
  await comesTo('$975.33', {
    'First draw': '$100,000.00',
    'Origination fee': '$2,990.00',
    'Recording tax': '$0.00',
    'Cash to you': '$100,000.00',
    'Total of the line': '$102,990.00',
    'Total interest': '$72,569.12',
    'Payment without autopay': '$990.18',
  });
  await button(page, 'Compare this choice').click();

  await preference('Take the costs out of this amount.').check();
  await comesTo('$947.01', { 'Cash to you': '$97,010.00', 'Total of the line': '$100,000.00' });
  await button(page, 'Compare this choice').click();

  await preference('Give me the maximum.').check();
  await comesTo('$1,994.41', {
    'Origination fee': '$6,296.94',
    'Cash to you': '$204,303.06',
    'Total of the line': '$210,600.00',
  });
  await reads(page, "You're drawing the maximum, so this is fixed.");
  await button(page, 'Compare this choice').click();

  const table = page.getByRole('table', { name: 'Your choices side by side' });
  const payments = table.getByRole('row', { name: /^Monthly payment/ }).getByRole('cell');
  expect(await payments.allTextContents()).toEqual(['$975.33', '$947.01', '$1,994.41']);
  await preference('Get the full amount').check();
  await amount.fill('90000');
  await button(page, 'Show the comparison').waitFor();
  const remove = (name: string) => table.getByRole('button', { name: `Remove ${name}` });
  await remove('15 years, $100,000, Lower fee, costs taken out').click();
  expect(await payments.allTextContents()).toEqual(['$975.33', '$1,994.41']);
  await amount.fill('');
  await remove('15 years, $210,600, Lower fee').click();
  await remove('15 years, $100,000, Lower fee').click();
  await button(page, 'Compare this choice').and(page.locator(':focus')).waitFor();

  await amount.fill('100000');
  await page.getByRole('radio', { name: /^Lower rate/ }).check();
  await comesTo('$964.34', {
    'Origination fee': '$4,990.00',
    'Total of the line': '$104,990.00',
  });
  expect(await result.getByText('7.350% rate (APR), 15 years').count()).toBe(1);
  expect(timesCalled(await host.sandbox.requests(before), /service-offer/)).toBe(0);
  await leave();
});

it('AX-33 moves the sliders by keys and buttons within the limits, and says where they are', async () => {
  const { page, leave } = await open();
  const { drawSlider, term, amount } = offerScreen(page);
  const says = async (slider: typeof drawSlider, words: string) =>
    expect(await slider.getAttribute('aria-valuetext')).toBe(words);

  await says(drawSlider, '$105,000');
  await drawSlider.press('ArrowRight');
  await says(drawSlider, '$105,500');
  await drawSlider.press('PageDown');
  await says(drawSlider, '$100,500');
  await drawSlider.press('End');
  await says(drawSlider, '$204,485');
  expect(await amount.inputValue()).toBe('204,485');
  await drawSlider.press('Home');
  await says(
    drawSlider,
    await drawSlider.getAttribute('min').then((min) => `$${Number(min).toLocaleString('en-US')}`),
  );
  await button(page, 'Increase How much do you want to draw?').press('Enter');
  expect(await amount.inputValue()).toMatch(/^\d\d,500$/);

  await drawSlider.press('End');
  await term(5).check();
  await reads(page, 'For 5 years the most you can draw is $118,928.');
  expect(await amount.inputValue()).toBe('118,928');
  await leave();
});

it('adds up the debts to be paid, and keeps a draw that does not cover them', async () => {
  const { page, leave } = await open();
  const { amount, debt, comesTo, figure } = offerScreen(page);
  await chooseGolden(page);
  for (const creditor of ['Sample Card Bank', 'Sample Auto Finance', 'Sample Student Loans'])
    await debt(creditor).check();
  await reads(page, '3 debts, $38,650.00. You stop paying $721.00 a month.');
  await comesTo('$975.33', { 'Debts paid directly': '$38,650.00', 'Cash to you': '$61,350.00' });

  const before = await host.sandbox.lastNumber();
  await amount.fill('30000');
  await button(page, 'Continue').click();
  await reads(page, 'Your draw does not cover these debts. Draw more or untick one.');
  expect(timesCalled(await host.sandbox.requests(before), /quotes$/)).toBe(0);
  expect(await amount.inputValue()).toBe('30,000');

  await debt('Sample Auto Finance').uncheck();
  expect(await figure('Cash to you').textContent()).toBe('$9,250.00');
  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  expect(await quoteLine(page, 'Debts paid directly')).toBe('$20,750.00');
  await leave();
});

it("leads from the choice to the lender's own numbers, the further facts and the summary", async () => {
  const { page, session, leave } = await open();
  const { amount, autopay, comesTo } = offerScreen(page);
  await chooseGolden(page);
  await button(page, 'Continue').click();

  await expectScreen(page, 'Check your offer', 'Homeline');
  expect(await quoteLine(page, 'Line of credit')).toBe('$102,990.00');
  expect(await quoteLine(page, 'Monthly payment')).toBe('$975.33');
  expect(await quoteLine(page, 'Origination fee')).toBe('$2,990.00');
  await button(page, 'Choose this offer').click();
  await page.getByRole('link', { name: /Required/ }).waitFor();

  await button(page, 'Back').click();
  await expectScreen(page, CHOOSE, 'Homeline');
  await comesTo('$975.33');
  expect(await amount.inputValue()).toBe('100,000');
  expect(await autopay.isChecked()).toBe(true);
  await button(page, 'Continue').click();

  await expectScreen(page, 'Check your offer', 'Homeline');
  await page.getByRole('checkbox', { name: /full credit report/ }).check();
  await button(page, 'Choose this offer').click();

  await expectScreen(page, 'Tell us a little more', 'Homeline');
  const choose = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check();
  await choose('How should we contact you?', 'Email');
  await choose('Is your mailing address the same as your home address?', 'Yes');
  await page.getByLabel('Social Security number', { exact: true }).fill('219-09-9999');
  await choose('Your status in the United States', 'U.S. citizen');
  await page.getByLabel('What is the money for?').selectOption({ label: 'Home improvement' });
  await choose('Who owns the home?', 'Only me');
  await choose('Your marital status', 'Unmarried'); // Ohio
  await choose('Did you buy this home, or did its title change, in the last 90 days?', 'No');
  await button(page, 'Continue').click();

  await expectScreen(page, 'Demographic information', 'Homeline');
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await button(page, 'Continue').click();

  await expectScreen(page, 'Review your application', 'Homeline');
  await page.waitForURL(/start\/app-summary/);
  await reads(page, 'Submit my application');
  const file = await host.sandbox.application(session.applicationUuid);
  expect(file).toMatchObject({
    isHmdaAnswered: false,
    additionalInfo: { ownership: 'SOLE', purpose: 'HOME_IMPROVEMENT' },
    selectedQuote: { total: 102_990, monthlyPayment: 975.33 },
  });
  await leave();
});

it('says when debts limit the offer, and what savings could do (APP-05)', async () => {
  const application = { income: { incomePrimary: 70_000 } };
  // Without the second type, whose lower rate leaves more room.
  await host.sandbox.flags({ 'fe-heloc-rate-buy-down': { enabled: false } }, 'HOMELINE');
  const { page, leave } = await open({ sessionRequest: { application } });
  await reads(
    page,
    'Your monthly debts limit this offer to $59,298. If we count your savings and investments, you could draw up to $210,600.',
  );
  await button(page, 'Add my savings').click();
  await page.waitForURL(/product\/assets/);
  await expectScreen(page, 'Add your savings and investments', 'Homeline');
  await button(page, 'Skip').click();
  await expectStatusScreen(page, CHOOSE, 'Homeline');
  await reads(page, /pre-qualify for up to \$59,298/);
  expect(await page.getByText('We checked your savings.').count()).toBe(0);
  await host.sandbox.flags({ 'fe-heloc-rate-buy-down': { enabled: true } }, 'HOMELINE');
  await leave();
});

it('tells what changed about an offer that was revised', async () => {
  const revision = {
    oldMaxDraw: 240_000,
    oldRate: 0.081,
    newRate: 0.0835,
    reason: 'Your income papers show less.',
  };
  const { page, leave } = await open(
    { sessionRequest: { checklistStatus: 'REVISED_OFFER_SELECTION', application: { revision } } },
    'Your updated offer',
  );
  await reads(page, 'What changed');
  await reads(page, '$240,000 before, $210,600 now');
  await reads(page, '8.100% before, 8.350% now');
  await reads(page, revision.reason);
  await reads(page, "You don't have to accept.");
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
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  await leave();
});

/** The pages of a PDF, which names each. */
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

  // The amount is in its box, without a border.
  expect(await print()).toEqual({ controls: 1, paper: 'rgb(255, 255, 255)', pages: 1 });
  expect(await page.getByText('Get the full amount').isVisible()).toBe(true);

  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  await button(page, 'Print').waitFor();
  expect(await print()).toEqual({ controls: 0, paper: 'rgb(255, 255, 255)', pages: 1 });
  await leave();
});

it('FT-40 asks the lender to email the offer only once, even after a double click', async () => {
  const { page, session, leave } = await open();
  await chooseGolden(page);
  const before = await host.sandbox.lastNumber();
  await button(page, 'Email me this').dblclick();
  await reads(page, `We emailed your offer to ${session.email}.`);

  expect(timesCalled(await host.sandbox.requests(before), /offers\/emails$/)).toBe(1);
  const outbox = (await host.sandbox.outbox()) as { to: string; text: string }[];
  expect(outbox[0]).toMatchObject({
    to: session.email,
    text: expect.stringContaining('$975.33 a month for 15 years') as string,
  });
  await leave();
});
