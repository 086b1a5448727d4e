/** @set full */
import { aBorrower, answerTheRest, mouseSteps } from '#scripts/driver/borrower.ts';
import { questionPath, registrationQuestions } from '#scripts/driver/questions.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { expectOneApplication } from '#tests/journeys/support/lastStep.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const SERVICES = [
  '^/ft/',
  '/service-optimize/',
  '^/banners/',
  '/hours/',
  '/state-licenses',
  '/experiments$',
  'optermizerly',
] as const;

it('FT-83 FT-84 FT-85 FT-87 leads to the offers while telemetry, flags, banners, hours and licenses hang', async () => {
  await host.sandbox.faults(SERVICES.map((path) => ({ path, hang: true })));
  const { page, at, leave } = await host.visit();
  const borrower = aBorrower();
  await page.goto(at(questionPath(registrationQuestions.address, 'register-v2')));
  await mouseSteps.address(page, borrower);
  await answerTheRest(page, borrower);
  await mouseSteps.password(page, borrower);
  await expectOneApplication(page);
  await page.getByRole('contentinfo').getByRole('region', { name: 'Disclosures' }).waitFor();
  expect(await page.getByRole('region', { name: 'Banners' }).count()).toBe(0);
  expect(await page.getByText(/^We are licensed in /).count()).toBe(0);
  await leave();
});
