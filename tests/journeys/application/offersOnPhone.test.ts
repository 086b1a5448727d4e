/** @set full */
import { openApplicant } from '#scripts/driver/applicant.ts';
import { boxesOf } from '#tests/journeys/support/seen.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button, offerScreen } from '#tests/journeys/support/offerScreen.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;
const WIDE = [
  { width: 1366, height: 650 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
] as const;

async function open({ width }: { width: number }) {
  const applicant = await openApplicant(host, { screen: 'product/select', width });
  await expectScreen(applicant.page, 'Choose your offer', 'Homeline');
  return applicant;
}

it('shows the payment once, on one line, in the bar of the narrowest phone', async () => {
  const { page, leave } = await open({ width: 320 });
  const { result, payment } = offerScreen(page);
  const bar = result.getByRole('button', { name: 'Show details' });
  const [words, toggle] = [payment.locator('..'), bar.getByText('Show details')];

  const tops = (await boxesOf([words, toggle])).map(({ y, height }) => Math.round(y + height / 2));
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(3);
  expect((await words.boundingBox())?.height).toBeLessThan(32);
  await bar.click();
  expect(await result.getByText('Monthly payment', { exact: true }).isVisible()).toBe(false);
  await leave();
});

it('AX-02 doesn\'t cover "Show details" or Continue with the chat', async () => {
  const { page, leave } = await open({ width: 390 });
  const { result } = offerScreen(page);
  const chat = page.getByRole('region', { name: 'Chat' });
  await chat.getByRole('button', { name: 'Chat with us' }).waitFor();

  for (const action of [result.getByText('Show details'), button(page, 'Continue')]) {
    const isOnTop = await action.evaluate((place) => {
      const { right, top, height } = place.getBoundingClientRect();
      return place.contains(document.elementFromPoint(right - 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  }
  await leave();
});

it('keeps the open details above Continue on phones', async () => {
  const { page, leave } = await open({ width: 390 });
  const { result } = offerScreen(page);
  await result.getByRole('button', { name: 'Show details' }).click();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const parts = [result, button(page, 'Compare this choice'), button(page, 'Continue')];
    const [panel, compare, next] = (await boxesOf(parts)).map(({ y, height }) => ({
      top: y,
      bottom: y + height,
    }));
    expect(panel?.top).toBeGreaterThan(0);
    expect(compare?.bottom).toBeLessThan(next?.top ?? 0);
    expect(next?.bottom).toBeLessThan(panel?.bottom ?? 0);
    expect(panel?.bottom).toBeLessThanOrEqual(size.height);
  }
  await leave();
});

it('shows payment and Continue without scrolling in windows of every shape', async () => {
  const { page, leave } = await open({ width: 1366 });
  const { result } = offerScreen(page);
  const payment = result.getByText('$839.18').locator('visible=true').first();
  for (const size of [...WIDE, PHONES[0]]) {
    await page.setViewportSize(size);
    for (const part of [payment, button(page, 'Continue')]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
  }
  await leave();
});

it('FT-05 keeps the text about how long to wait visible on a phone', async () => {
  const { page, leave } = await open({ width: 320 });
  await host.sandbox.faults([
    { path: '/quotes$', status: 429, headers: { 'Retry-After': '20' }, times: 1 },
  ]);
  await button(page, 'Continue').click();
  const words = page.getByText(/^You can try again in about/).first();
  // The page first shows the message at the top.
  await words.scrollIntoViewIfNeeded();
  const isOnTop = await words.evaluate((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await leave();
});

it('scrolls the table of years within the page of a phone', async () => {
  const { page, leave } = await open({ width: 390 });
  await page.getByText('Show the years as a table').click();
  await page.getByRole('table', { name: 'What you owe, year by year' }).waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await leave();
});
