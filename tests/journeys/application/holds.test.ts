import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it('S5 "Check again" says that nothing changed, that the lender refused, and then leads on, without a reload', async () => {
  const { page, session, leave } = await openApplicant(host, {
    screen: 'error/timeout',
    sessionRequest: { checklistStatus: 'CREDIT_ERROR' },
  });
  const main = page.getByRole('main');
  const checkAgain = main.getByRole('button', { name: 'Check again' });

  await checkAgain.click();
  await main.getByText('Nothing has changed yet.').waitFor();

  await host.sandbox.patch(session.applicationUuid, { status: { checklistStatus: 'HMDA' } });
  await host.sandbox.faults([
    {
      path: '/application/heloc/',
      status: 422,
      body: { errors: ['The file is locked.'] },
      times: 1,
    },
  ]);
  await checkAgain.click();
  await page.getByText('The file is locked.').first().waitFor();
  await main.getByText('Nothing has changed yet.').waitFor({ state: 'detached' });

  await checkAgain.click();
  await page.waitForURL(/\/start\/hmda/);
  await leave();
});
