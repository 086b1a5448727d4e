/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { holdCalls } from '#tests/journeys/support/holdCalls.ts';
import { button, chooseGolden, reads } from '#tests/journeys/support/offerScreen.ts';
import { expectSound } from '#tests/journeys/support/probes.ts';
import { withTextSize } from '#tests/journeys/support/textSize.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it('AX-01 AX-03 AX-04 keeps an offer to confirm sound without a quote, while quoting and with mistakes', async () => {
  const { page, screenAt, leave } = await openApplicant(host, {
    screen: 'product/select/confirm',
  });
  await reads(page, "You haven't chosen an offer yet.");
  await expectSound(page);

  await page.goto(screenAt('product/select'));
  await chooseGolden(page);
  const quoting = await holdCalls(page, /\/quotes$/);
  await button(page, 'Continue').click();
  await reads(page, 'Submitting');
  await expectSound(page);
  quoting.release();
  await reads(page, 'Check your offer');
  await button(page, 'Choose this offer').click();
  await page.getByRole('alert', { name: 'Error' }).waitFor();
  await expectSound(page);
  await leave();
});

async function tickAll(page: Page) {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  // The first boxes may have revealed others.
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  for (const box of await page.getByRole('main').getByRole('textbox').all())
    await box.fill('Sample');
}

it('AX-01 AX-03 AX-04 keeps demographics and identification sound when filled in and while being sent', async () => {
  const { page, session, screenAt, leave } = await openApplicant(host, {
    screen: 'start/hmda',
    sessionRequest: { checklistStatus: 'HMDA' },
  });
  await button(page, 'Continue').waitFor();
  await tickAll(page);
  await expectSound(page);

  await host.sandbox.patch(session.applicationUuid, {
    status: { checklistStatus: 'CREDIT_NO_MATCH' },
  });
  await page.goto(screenAt('credit/social'));
  await button(page, 'Check again').waitFor();
  await page.getByLabel('Social Security number', { exact: true }).fill('219099999');
  await page.getByLabel(/^Former last name/).fill('Sample');
  await expectSound(page);
  const sending = await holdCalls(page, /\/credit\/identification$/);
  await button(page, 'Check again').click();
  await page.locator('button[aria-disabled=true]').waitFor();
  await expectSound(page);
  sending.release();
  await leave();
});

it('AX-01 AX-03 AX-04 keeps a screen sound while it loads the identity and its data', async () => {
  const { page, screenAt, leave } = await openApplicant(host, { screen: 'product/select' });
  await reads(page, 'you pre-qualify for up to');
  for (const [path, words] of [
    [/\/identity$/, "We're opening this page."],
    [/\/offers$/, "We're getting your offers."],
  ] as const) {
    const reading = await holdCalls(page, path);
    await page.goto(screenAt('product/select'), { waitUntil: 'commit' });
    await reads(page, words);
    await expectSound(page);
    reading.release();
    await reads(page, 'you pre-qualify for up to');
  }
  await leave();
});

it("AX-01 AX-03 AX-04 shows a sound screen for an application that can't be opened", async () => {
  const { page, screenAt, leave } = await openApplicant(host, { screen: 'start/hmda' });
  await host.sandbox.faults([
    { path: '/application/heloc/', status: 422, body: { errors: [{ message: 'Not now.' }] } },
  ]);
  await page.goto(screenAt('start/hmda'));
  await reads(page, "We couldn't open your application");
  await expectSound(page);
  await host.sandbox.faults([]);
  await leave();
});

it("AX-03 leaves room for a file's name and its actions at 320 px with text at 200%", async () => {
  const { page, leave } = await openApplicant(host, {
    screen: 'review-app/no-credit',
    sessionRequest: { checklistStatus: 'CREDIT_NO_MATCH_SSN' },
    width: 320,
  });
  await page
    .getByRole('group', { name: 'Photo ID' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'license.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await page.getByRole('button', { name: 'Remove license.txt' }).waitFor();

  await expectSound(page);
  await withTextSize(page, 32, async () => {
    const cut = await page
      .getByTitle('license.txt')
      .locator('[aria-hidden]')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
    expect(cut).toBe(0);
  });
  await leave();
});
