/** @set full */
import { openApplicant, type Applicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

const NUMBER = '9871234567';

let host: TestHost;
let applicant: Applicant;

beforeAll(async () => {
  host = await openTestHost();
  applicant = await openApplicant(host, {
    screen: 'bank/disburse',
    sessionRequest: { checklistStatus: 'DISBURSEMENT_ACCOUNT', application: { pinned: false } },
  });
});
afterAll(async () => {
  await applicant.leave();
  await host.close();
});

const stored = () =>
  applicant.page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );

it('confirms a typed account and pays with it, and keeps its number nowhere (F-10)', async () => {
  const { page } = applicant;
  await page.getByRole('heading', { name: 'Where should we send your money?' }).waitFor();
  await page.getByRole('link', { name: 'Enter it by hand' }).click();

  await page.getByRole('radio', { name: 'Checking' }).check();
  await page.getByLabel('Routing number').fill('123456780');
  await page.locator('#step').getByText('Sandbox National Bank').waitFor();
  await page.getByLabel('Account number', { exact: true }).fill(NUMBER);
  await page.getByLabel('Confirm your account number').fill('987 123 4567');
  const before = await stored();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'Check your bank account' }).waitFor();
  await page.getByText('checking ending 4567').waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await page.getByRole('heading', { name: 'How do you want to pay?' }).waitFor();
  await page.getByRole('radio', { name: 'Autopay', exact: true }).check();
  await page.getByLabel('Day of the month').selectOption('5');
  await page.getByRole('checkbox').check();
  const after = await stored();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('bank/autopay'));

  expect(before + after).not.toMatch(/987.?123.?4567/);
});
