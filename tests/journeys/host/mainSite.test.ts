/** @set full */
import { openTestHost, type TestHost, type Visitor } from '#scripts/driver/testHost.ts';
import { walkWithFocus } from '#tests/journeys/support/focus.ts';
import { expectSound } from '#tests/journeys/support/probes.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

/** Opens the dashboard of a borrower with a status. Null means without an application. */
async function openDashboard({ page, at }: Visitor, checklistStatus: string | null): Promise<void> {
  const { loginUrl } = await host.sandbox.session(
    checklistStatus === null ? { application: null } : { checklistStatus },
  );
  await page.goto(at(`${new URL(loginUrl).pathname}?next=/dashboard`));
}

it.each(['/', '/?org=TARNMERE', '/terms', '/licenses', '/waitlist', '/pay', '/auth/login'])(
  'AX-01 keeps the page %s sound at every width',
  async (path) => {
    const { page, at, leave } = await host.visit();
    await page.goto(at(path));
    await expectSound(page);
    expect(await walkWithFocus(page)).toBeGreaterThan(1);
    await leave();
  },
);

it.each(['COMPLETE', 'RESCISSION', null])(
  'AX-01 keeps the dashboard at %s sound at every width',
  async (checklistStatus) => {
    const visitor = await host.visit();
    await openDashboard(visitor, checklistStatus);
    await expectSound(visitor.page);
    expect(await walkWithFocus(visitor.page)).toBeGreaterThan(1);
    await visitor.leave();
  },
);

it('AX-01 keeps the payment page sound at every width, and says what is wrong', async () => {
  const appraisal = {
    contactName: 'Ada',
    contactPhone: '(614) 555-0142',
    windows: [],
    visit: 'v1',
  };
  const { loginUrl, applicationUuid } = await host.sandbox.session({
    checklistStatus: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    application: { appraisal },
  });
  const { page, at, leave } = await host.visit();
  const payment = `/sandbox/payments?application=${applicationUuid}&visit=v1`;
  await page.goto(at(`${new URL(loginUrl).pathname}?next=${encodeURIComponent(payment)}`));
  await expectSound(page);
  await page.getByRole('button', { name: 'Pay $550' }).click();
  await page.getByText('Enter the number of a card').waitFor();
  await expectSound(page);
  await leave();
});

it('leads from the dashboard to the page of an open line (STATUS-65)', async () => {
  const visitor = await host.visit();
  const { page } = visitor;
  await openDashboard(visitor, 'COMPLETE');
  await page.getByRole('link', { name: 'See your line' }).click();
  await page.waitForURL(/\/complete$/);
  await page.getByText('Your line is open.').first().waitFor();
  await visitor.leave();
});

it('saves the choice of texts with the keyboard, and puts the focus on the confirmation', async () => {
  const visitor = await host.visit({ width: 390 });
  const { page } = visitor;
  await openDashboard(visitor, null);
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('checkbox', { name: 'Texts about your application' }).press('Space');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.locator('[role="status"]:focus', { hasText: 'We saved your choices.' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Texts about your app' }).isChecked()).toBe(true);
  await expectSound(page);
  await visitor.leave();
});
