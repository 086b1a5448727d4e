/** @set full */
import { startOutage, type Outage } from '#scripts/driver/outage.ts';
import { openBrowserAt, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { expectScreen } from '#tests/journeys/support/place.ts';

let outage: Outage;
let host: TestHost;

beforeAll(async () => {
  const starting = startOutage();
  host = await openBrowserAt(starting);
  outage = await starting;
});
afterAll(() => host.close());

const TOKEN = 'homeline.token';

it('S4 S5 shows a plain page for a dead gateway, which opens by itself when the lender is back', async () => {
  const { token, applicationUuid } = await host.sandbox.session({ checklistStatus: 'HMDA' });
  const { page, at, leave } = await host.visit();

  await page.goto(at('/account/heloc/register-v2'));
  await page.getByRole('combobox', { name: 'Property address' }).fill('512 Amberstone');
  await page.getByText("We can't look up addresses right now. Please type it in.").waitFor();

  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    TOKEN,
    token,
  ] as const);
  await page.goto(at(`/account/heloc/${applicationUuid}/start/hmda`));
  await page.getByRole('heading', { name: "We couldn't open your application" }).waitFor({
    timeout: 90_000,
  });
  expect(await outage.readiness()).toBe(503);

  outage.end();
  await until(async () => (await outage.readiness()) === 200);
  await expectScreen(page, 'Demographic information', 'Homeline', { withinMs: 90_000 });
  await leave(/502|Failed to load/);
});
