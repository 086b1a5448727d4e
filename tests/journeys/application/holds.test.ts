import { openApplicant } from '#scripts/driver/applicant.ts';
import { openHouse, type House } from '#scripts/driver/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('S5 "Check again" says that nothing changed, that the lender refused, and then leads on, without a reload', async () => {
  const { page, session, leave } = await openApplicant(house, {
    screen: 'error/timeout',
    order: { checklistStatus: 'CREDIT_ERROR' },
  });
  const main = page.getByRole('main');
  const checkAgain = main.getByRole('button', { name: 'Check again' });

  await checkAgain.click();
  await main.getByText('Nothing has changed yet.').waitFor();

  await house.sandbox.patch(session.applicationUuid, { status: { checklistStatus: 'HMDA' } });
  await house.sandbox.faults([
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
