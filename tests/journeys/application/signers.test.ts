/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';
import { choose } from '#tests/journeys/support/conditions.ts';
import { checkDevices, statePlace, goToNotary } from '#tests/journeys/support/notarySession.ts';
import { reads } from '#tests/journeys/support/offerScreen.ts';
import { readThrough } from '#tests/journeys/support/readThrough.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  await host.sandbox.openAllHours();
});
afterAll(() => host.close());

const PASSWORD = 'Signer!2026demo';
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Amir waits for Lena, who does nothing by herself. */
async function openBorrower() {
  const email = 'never@lena.example';
  const borrower = await openApplicant(host, {
    screen: 'signing/additional',
    width: 390,
    sessionRequest: { checklistStatus: 'CO_DEED_REQ' },
  });
  const uuid = borrower.session.applicationUuid;
  await host.sandbox.patch(uuid, {
    pinned: false,
    signers: [{ firstName: 'Lena', lastName: 'Fenwright', email, relationship: 'SPOUSE' }],
  });
  await borrower.page.reload();
  await heading(borrower.page, /Lena.* hasn't signed yet/);
  return { ...borrower, uuid, email };
}

interface Mail {
  readonly to: string;
  readonly links: readonly string[];
}

async function linkTo(email: string): Promise<string> {
  const mails = (await host.sandbox.outbox()) as Mail[];
  return mails.find(({ to }) => to === email)?.links[0] ?? '';
}

async function createLogin(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm your password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await press(page, 'Create login');
}

it("shows borrower and signer each other's progress from the invitation to the signature", async () => {
  const amir = await openBorrower();
  await press(amir.page, /Send .*Lena.* a new link/);
  await reads(amir.page, /We sent .*Lena.* a new link/);
  await expectAccessible(amir.page);

  const lena = await host.visit({ width: 390 });
  await lena.page.goto(lena.at(await linkTo(amir.email)));
  await reads(lena.page, /asked you to sign for a home in/);
  expect(lena.page.url()).not.toContain('invite');
  await expectAccessible(lena.page);
  await createLogin(lena.page);
  await heading(lena.page, 'You have been asked to sign');
  await lena.page.getByLabel('Mobile phone').fill('6145550142');
  await lena.page.getByRole('checkbox').check();
  await press(lena.page, 'Start');
  await press(lena.page, 'Not now');
  await lena.page.getByLabel('Where are you now?').selectOption('TN');
  await lena.page.getByRole('checkbox', { name: 'I am in this state today' }).check();
  await press(lena.page, 'Start');

  await heading(lena.page, 'Verify your identity');
  await lena.page.getByRole('radio', { name: 'US Passport' }).check();
  await choose(lena.page, 'passport.pdf');
  await press(lena.page, 'Check my ID');
  await heading(lena.page, 'Read your documents');
  await press(amir.page, 'Refresh');
  await reads(amir.page, 'ID checked');

  await press(lena.page, /^Open document/);
  await readThrough(lena.page, lena.page.getByText('You have read every document.'));
  await press(lena.page, 'Continue');
  await heading(lena.page, /signs first/);
  await press(amir.page, 'Refresh');
  await amir.page.waitForURL(({ pathname }) => pathname.endsWith('/notary/intro'));

  await host.sandbox.patch(amir.uuid, {
    status: { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true },
    pinned: false,
  });
  await press(lena.page, 'Refresh');
  await heading(lena.page, 'Sign with a notary');
  await checkDevices(lena);
  await statePlace(lena.page);
  await goToNotary(lena.page);
  await press(lena.page, 'Sign');
  await reads(lena.page, /^The notary has stamped the deed\./);
  await press(lena.page, 'Continue');
  await heading(lena.page, 'You have signed. Thank you.');
  await expectAccessible(lena.page);
  await lena.leave();
  await amir.leave();
});
