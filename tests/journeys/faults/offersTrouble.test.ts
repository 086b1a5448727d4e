/** @set full */
import { openApplicant, type ApplicantOptions } from '#scripts/driver/applicant.ts';
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
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const NOT_REACHED = "We couldn't reach the lender. Your answers are still on this page. Try again.";

async function open(options: Partial<ApplicantOptions> = {}) {
  const applicant = await openApplicant(host, { screen: 'product/select', ...options });
  await expectScreen(applicant.page, 'Choose your offer', 'Homeline');
  return applicant;
}

/** A rest after which what was chosen is kept (decision 7), also on a busy machine. */
const KEPT_MS = 1_000;

it('FT-42 keeps the choice over a reload, and quotes it again on the next screen', async () => {
  const { page, leave } = await open();
  const { amount, autopay, comesTo } = offerScreen(page);
  await chooseGolden(page);
  await comesTo('$975.33');
  await page.waitForTimeout(KEPT_MS);

  await page.reload();
  await expectScreen(page, 'Choose your offer', 'Homeline');
  await comesTo('$975.33', { 'Total of the line': '$102,990.00' });
  expect(await amount.inputValue()).toBe('100,000');
  expect(await autopay.isChecked()).toBe(true);

  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  await page.reload();
  await page.getByRole('table', { name: 'Your offer' }).waitFor();
  expect(await quoteLine(page, 'Monthly payment')).toBe('$975.33');
  await leave();
});

it('FT-03 says that a quote failed, keeps the choice, and works when it is requested again', async () => {
  const { page, leave } = await open();
  const { amount, comesTo } = offerScreen(page);
  await chooseGolden(page);
  await host.sandbox.faults([{ path: '/quotes$', status: 500, times: 1 }]);

  await button(page, 'Continue').click();
  await reads(page, 'Something unexpected happened');
  await comesTo('$975.33');
  expect(await amount.inputValue()).toBe('100,000');

  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  expect(await quoteLine(page, 'Monthly payment')).toBe('$975.33');
  await leave();
});

it('FT-05 covers nothing of the words that say how long to wait on a phone', async () => {
  const { page, leave } = await open({ width: 320, touch: true });
  await host.sandbox.faults([
    { path: '/quotes$', status: 429, headers: { 'Retry-After': '20' }, times: 1 },
  ]);

  await button(page, 'Continue').click();
  const words = page.getByText(/^You can try again in about/).first();
  // The page shows the message at its top first.
  await words.scrollIntoViewIfNeeded();
  const isOnTop = await words.evaluate((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await leave();
});

it('S4 quotes what the screen shows, because nothing can be changed while the lender works', async () => {
  const { page, leave } = await open();
  const { amount, autopay } = offerScreen(page);
  await chooseGolden(page);
  await host.sandbox.faults([{ path: '/quotes$', delayMs: 2_500, times: 1 }]);

  await amount.press('Enter');
  await button(page, 'Submitting').waitFor();
  await page.keyboard.type('5');
  for (const field of [amount, autopay]) await field.click({ force: true });
  await page.keyboard.type('5');
  expect(await amount.inputValue()).toBe('100,000');
  expect(await autopay.isChecked()).toBe(true);

  await expectScreen(page, 'Check your offer', 'Homeline');
  expect(await quoteLine(page, 'First draw')).toBe('$100,000.00');
  await leave();
});

it('FT-01 sends nothing without a network, keeps the choice, and sends nothing by itself afterwards', async () => {
  const { page, context, leave } = await open();
  const { amount, comesTo } = offerScreen(page);
  await chooseGolden(page);
  const before = await host.sandbox.lastNumber();

  await context.setOffline(true);
  await button(page, 'Continue').click();
  await reads(page, NOT_REACHED);
  expect(await amount.inputValue()).toBe('100,000');
  await comesTo('$975.33');

  await context.setOffline(false);
  await page.waitForTimeout(300);
  expect(timesCalled(await host.sandbox.requests(before), /quotes$/)).toBe(0);
  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  await leave();
});

it('reads offers that expired again, says so, and lets the choice go through', async () => {
  const homeAddress = {
    street1: '301 Raincloud Avenue',
    street2: '',
    city: 'Seattle',
    state: 'WA',
    zip: '98115',
  };
  const sessionRequest = {
    profile: { homeAddress },
    application: { income: { incomePrimary: 240_000 } },
  };
  const { page, leave } = await open({ sessionRequest });
  const { amount } = offerScreen(page);
  await amount.fill('250000');
  const before = await host.sandbox.lastNumber();
  await button(page, 'Continue').click();

  await reads(page, 'The offers you saw have expired. These are the new ones.');
  expect(await amount.inputValue()).toBe('250,000');
  expect(timesCalled(await host.sandbox.requests(before), /\/offers$/)).toBe(1);
  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  expect(await quoteLine(page, 'First draw')).toBe('$250,000.00');
  await leave();
});

it('shows the offers as read-only at another step, and leads on to it', async () => {
  const { page, leave } = await openApplicant(host, {
    screen: 'product/select',
    sessionRequest: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
  });
  await reads(page, 'You can read this page, but you cannot change it now');
  expect(await page.getByRole('slider').count()).toBe(0);
  expect(await button(page, 'Continue').count()).toBe(0);
  await button(page, 'Go to my current step').click();
  await expectScreen(page, 'Tell us a little more', 'Homeline');
  await leave();
});

it('FT-45 says in the second of two tabs that the step is done, and moves to the current step', async () => {
  const { page, context, screenAt, session, leave } = await open();
  const other = await context.newPage();
  await other.goto(screenAt('product/select'));
  await expectScreen(other, 'Choose your offer', 'Homeline');
  await chooseGolden(other);

  await button(page, 'Continue').click();
  await expectScreen(page, 'Check your offer', 'Homeline');
  await page.getByRole('checkbox', { name: /full credit report/ }).check();
  await button(page, 'Choose this offer').click();
  await expectScreen(page, 'Tell us a little more', 'Homeline');
  const taken = await host.sandbox.application<{ selectedQuote: unknown }>(session.applicationUuid);

  await button(other, 'Continue').click();
  await reads(other, 'We moved you to your current step.');
  await expectScreen(other, 'Tell us a little more', 'Homeline');
  expect(await host.sandbox.application(session.applicationUuid)).toMatchObject({
    selectedQuote: taken.selectedQuote as object,
  });
  await leave();
});
