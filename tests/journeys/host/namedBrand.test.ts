/** @set full */
import { aBorrower } from '#scripts/driver/borrower.ts';
import { externalQuestions } from '#scripts/driver/questions.ts';
import { mouse } from '#scripts/driver/inputDevices.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectOffers } from '#tests/journeys/support/place.ts';
import { createSignIn } from '#tests/journeys/support/signIn.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const ORG = 'org=LARKHOLT';

it('BRAND-03 keeps a brand that only the address names through sign-in, exits and the way back', async () => {
  const { page, at, leave } = await host.visit();
  const borrower = aBorrower({ typed: '27 Foxglass' });
  const expectNamed = () =>
    expect(new URL(page.url()).searchParams.getAll('org')).toEqual(['LARKHOLT']);

  await page.goto(at(`/account/heloc/register?${ORG}&step=property-info`));
  await walk(page, {
    asked: externalQuestions,
    flow: 'register',
    brand: 'Larkholt',
    query: ORG,
    borrower,
    device: mouse,
  });
  await createSignIn(page, borrower);
  await expectOffers(page, 'Larkholt');
  expectNamed();

  await page.getByRole('button', { name: 'Save and finish later' }).click();
  await page.getByRole('heading', { name: 'Your applications' }).waitFor();
  expect(await page.title()).toBe('Your applications | Larkholt');
  expectNamed();
  await page.locator('main a.primary').click();
  await expectOffers(page, 'Larkholt');
  expectNamed();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/account/'));
  expect(await page.title()).toMatch(/\| Larkholt$/);
  expectNamed();
  await leave();
});
