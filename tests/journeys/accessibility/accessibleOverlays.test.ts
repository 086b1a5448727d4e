import type { Page } from 'playwright-core';

import { expectSoundAtWidths } from '#tests/journeys/support/accessible.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { stopWaitingForLoader, openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button, chooseGolden, reads } from '#tests/journeys/support/offerScreen.ts';
import { modals, openFirst } from '#tests/journeys/support/overlays.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(async () => {
  await host.sandbox.faults([]);
});
afterAll(() => host.close());

it('axe finds nothing on any modal', async () => {
  const { page, leave, tell } = await openFirst(host);
  for (const modal of modals) {
    await tell('modalOpened', modal);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    await expectSoundAtWidths(page);
    await tell('modalClosed', { id: modal.id });
  }
  await leave();
});

it('axe finds nothing on toasts, quiet notes, the loader and the error page', async () => {
  const { page, leave, tell } = await openFirst(host);
  for (const tone of ['info', 'success', 'error'])
    await tell('toastShown', {
      id: tone,
      tone,
      text: 'We could not save your text message choice.',
      ...(tone === 'error' && { area: 'steps' }),
    });
  await page
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .waitFor();
  await expectSoundAtWidths(page);
  await tell('toastDismissed', { id: 'error' });

  await tell('connectionChanged', { isOnline: false });
  await tell('storageRefused');
  await reads(page, 'You are offline.');
  await expectSoundAtWidths(page);

  await stopWaitingForLoader(page);
  await tell('loaderShown');
  await page.getByRole('dialog').waitFor();
  await expectSoundAtWidths(page);
  await tell('loaderAdvanced', { message: 2, isSlow: true });
  await reads(page, 'You can close this page.');
  await expectSoundAtWidths(page);
  await tell('loaderHidden');
  await tell('chunkGivenUp');
  await reads(page, 'Sorry, looks like we have hit a snag!');
  await expectSoundAtWidths(page);
  await leave();
});

it('axe finds nothing on an offer to confirm: without a quote, with mistakes, being sent', async () => {
  const { page, screenAt, leave } = await openApplicant(host, {
    screen: 'product/select/confirm',
  });
  await reads(page, 'You have not chosen an offer yet.');
  await expectSoundAtWidths(page);

  await page.goto(screenAt('product/select'));
  await chooseGolden(page);
  await host.sandbox.faults([{ path: '/quotes$', delayMs: 4_000, times: 1 }]);
  await button(page, 'Continue').click();
  await reads(page, 'Submitting');
  await expectSoundAtWidths(page);
  await reads(page, 'Check your offer');
  await button(page, 'Choose this offer').click();
  await page.getByRole('alert', { name: 'Error' }).waitFor();
  await expectSoundAtWidths(page);
  await leave();
});

async function tickAll(page: Page) {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  // What was ticked first may have opened more.
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  for (const box of await page.getByRole('main').getByRole('textbox').all())
    await box.fill('Sample');
}

it('axe finds nothing on demographics and identification filled in, and being sent', async () => {
  const applicant = await openApplicant(host, {
    screen: 'start/hmda',
    sessionRequest: { checklistStatus: 'HMDA' },
  });
  const { page, session, screenAt, leave } = applicant;
  await button(page, 'Continue').waitFor();
  await tickAll(page);
  await expectSoundAtWidths(page);

  await host.sandbox.patch(session.applicationUuid, {
    status: { checklistStatus: 'CREDIT_NO_MATCH' },
  });
  await page.goto(screenAt('credit/social'));
  await button(page, 'Check again').waitFor();
  await page.getByLabel('Social Security number', { exact: true }).fill('219099999');
  await page.getByLabel(/^Former last name/).fill('Sample');
  await expectSoundAtWidths(page);
  await host.sandbox.faults([
    { method: 'PUT', path: '/service-', delayMs: 4_000, times: 1 },
    { method: 'POST', path: '/service-', delayMs: 4_000, times: 1 },
  ]);
  await button(page, 'Check again').click();
  await page.locator('button[aria-disabled=true]').waitFor();
  await expectSoundAtWidths(page);
  await leave();
});

it("axe finds nothing on Larkholt's sign-in, empty and wrong", async () => {
  const { page, at, leave } = await host.visit({ brand: 'larkholt' });
  await page.goto(at('/auth/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSoundAtWidths(page);
  await page.getByLabel('Email').fill('nobody@mail.example');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('alert').waitFor();
  await expectSoundAtWidths(page);
  await leave();
});

it('axe finds nothing where a screen waits for who is here, and for what it reads', async () => {
  const { page, screenAt, leave } = await openApplicant(host, { screen: 'product/select' });
  await reads(page, 'Your line can be up to');
  for (const [path, words] of [
    ['/identity$', 'We are opening this page.'],
    ['/offers$', 'We are getting your offers.'],
  ] as const) {
    await host.sandbox.faults([{ path, delayMs: 6_000 }]);
    await page.goto(screenAt('product/select'), { waitUntil: 'commit' });
    await reads(page, words);
    await expectSoundAtWidths(page);
    await host.sandbox.faults([]);
  }
  await leave();
});

it('axe finds nothing where parts of the page could not be shown', async () => {
  const { page, leave, tell } = await openFirst(host);
  await tell('modalOpened', { id: 'accountExists', reason: 'cannotStart', organizations: null });
  await tell('toastShown', { id: 'one', tone: 'info', text: { not: 'a text' } });
  await reads(page, 'This part of the page could not be shown.');
  await expectSoundAtWidths(page);
  await leave();
});
