/** @set full */
import { openApplicant, type Applicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { PROVIDER_PASSWORD, share, signInAt } from '#tests/journeys/support/provider.ts';
import { expectAccessible } from '#tests/journeys/support/accessible.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const open = (checklistStatus: string, screen: string) =>
  openApplicant(host, {
    screen,
    sessionRequest: { checklistStatus, application: { pinned: false } },
  });

/** All that the browser and the sandbox have of the visit. */
async function everywhere({ page }: Applicant) {
  const stored = await page.evaluate(() =>
    JSON.stringify([location.href, Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  return stored + JSON.stringify(await host.sandbox.requests());
}

it('F-13 links a bank after it was closed and failed, and confirms its account', async () => {
  const applicant = await open('DISBURSEMENT_ACCOUNT', 'bank/disburse');
  const { page, leave } = applicant;
  const title = page.getByRole('heading', { name: 'Where should we send your money?' });
  const says = (text: string) => page.locator('main').getByText(text).waitFor();

  await page.getByRole('button', { name: 'Continue to secure link' }).click();
  await page.getByRole('heading', { name: 'Find your institution' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await title.waitFor();
  await says('You closed the link before it finished.');

  await signInAt(page, 'Sandbox Bank Wrong Password');
  await title.waitFor();
  await says("We couldn't connect to Sandbox Bank Wrong Password.");

  await signInAt(page, 'Sandbox Bank');
  await expectAccessible(page);
  await share(page, 'Savings ending 2222');
  await title.waitFor();
  await says('Connected: Sandbox Bank');
  expect(await everywhere(applicant)).not.toMatch(
    new RegExp(`${PROVIDER_PASSWORD}|public-[0-9a-f]`),
  );

  await page.getByRole('radio', { name: 'Sandbox Bank savings ending 2222' }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Check your bank account' }).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'How do you want to pay?' }).waitFor();
  await leave();
});

it('shows at income/pointserv-callback a refusal, twice the same answer, and an unknown session', async () => {
  const { page, at, session, leave } = await open(
    'INCOME_VERIFICATION',
    'income/link/pointserv-tax',
  );
  const noRecords = page.locator('main').getByText(/The tax service hasn't sent your records/);

  await signInAt(page, 'Sandbox Tax Refused');
  await share(page, 'Federal tax records');
  await noRecords.waitFor();
  await page.goto(page.url());
  await noRecords.waitFor();

  const callback = `/account/heloc/${session.applicationUuid}/income/pointserv-callback`;
  await page.goto(at(`${callback}?session=unknown&result=SUCCESS`));
  await page.locator('main').getByText("We can't find this link session.").waitFor();
  await page.getByRole('link', { name: 'Go to your income' }).click();
  await page.getByRole('heading', { name: 'Confirm your income' }).waitFor();
  await leave();
});
