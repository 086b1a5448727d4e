/** @set gate */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { button, reads } from '#tests/journeys/support/offerScreen.ts';
import { addressBar, expectOffers, expectScreen } from '#tests/journeys/support/place.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const choose = (page: Page, pile: string, name: string) =>
  page
    .getByRole('group', { name: pile })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 sample') });

/** Runs in the page. */
const storedDraft = () => sessionStorage.getItem('homeline.applicationDraft');

it("FT-42 keeps files that arrived after a reload, and asks for the one that didn't again", async () => {
  const { page, leave } = await openApplicant(host, {
    screen: 'review-app/no-credit',
    sessionRequest: { checklistStatus: 'CREDIT_NO_MATCH_SSN' },
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await choose(page, 'Social Security card or a tax form', 'card.pdf');
  await page.getByRole('button', { name: 'Remove card.pdf' }).waitFor();
  await host.sandbox.faults([{ method: 'POST', path: '/uploads', hang: true }]);
  const before = await page.evaluate(storedDraft);
  await choose(page, 'Photo ID', 'license.pdf');
  await page.getByRole('button', { name: 'Cancel license.pdf' }).waitFor();
  await until(async () => (await page.evaluate(storedDraft)) !== before);

  // Cleared after the reload: an upload that a slow page sends late must not arrive.
  await page.reload();
  await host.sandbox.faults([]);

  await page.getByRole('button', { name: 'Remove card.pdf' }).waitFor();
  await reads(page, "We couldn't read this file. Please choose it again.");
  await choose(page, 'Photo ID', 'license.pdf');
  const files = page.getByRole('list', { name: 'Files: Photo ID' });
  await files.getByText('choose it again').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove license.pdf' }).waitFor();
  await button(page, 'Send for review').click();
  await expectOffers(page);
  await leave();
});

const TITLE = "We couldn't find your credit file";
const PDF = {
  name: 'card.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 sample'),
};

it('FT-50 F-11 asks before history or a link leaves a page while a file is uploading', async () => {
  const { page, leave, session } = await openApplicant(host, {
    sessionRequest: { checklistStatus: 'CREDIT_NO_MATCH_SSN' },
    screen: 'review-app/no-credit',
  });
  const here = `/account/heloc/${session.applicationUuid}/review-app/no-credit`;
  const name = `/account/heloc/register/${session.applicationUuid}/name`;
  const details = page.getByRole('link', { name: 'Start again with other details' });
  const modal = page.getByRole('dialog', { name: 'Your file is still uploading' });
  await expectScreen(page, TITLE, 'Homeline');
  // Creates a history entry to come back from and go forward to.
  await details.click();
  await expectScreen(page, 'What is your legal name?', 'Homeline');
  await page.goBack();
  await expectScreen(page, TITLE, 'Homeline');
  await host.sandbox.faults([{ path: '/uploads$', hang: true }]);
  await page.locator('input[type=file]').first().setInputFiles(PDF);
  await page.getByRole('progressbar', { name: 'Uploading card.pdf' }).waitFor();

  await page.goForward();
  await modal.waitFor();
  expect(addressBar(page)).toBe(here);
  await button(page, 'Stay on this page').click();
  await modal.waitFor({ state: 'detached' });
  await page.getByRole('progressbar', { name: 'Uploading card.pdf' }).waitFor();
  await details.click();
  await modal.waitFor();
  await button(page, 'Stop and leave').click();
  await page.waitForURL(({ pathname }) => pathname === name, { waitUntil: 'commit' });
  await page.goBack();

  await expectScreen(page, TITLE, 'Homeline');
  expect(await page.getByRole('list', { name: /^Files:/ }).count()).toBe(0);
  await leave();
});
