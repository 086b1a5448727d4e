/** @set full */
import type { Locator, Page } from 'playwright-core';

import { aBorrower, type Borrower } from '#scripts/driver/borrower.ts';
import { addressOf, externalQuestions, questions } from '#scripts/driver/questions.ts';
import type { Fault } from '#scripts/driver/sandbox.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';
import { randomOf } from '#tests/support/randomOf.ts';
import { lastButton } from '#tests/journeys/support/lastStep.ts';
import { createSignIn } from '#tests/journeys/support/signIn.ts';
import { walk } from '#tests/journeys/support/walk.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const paths = [
  '/customer/api/v3/register',
  '/verify-ability-to-start-application',
  '/application/heloc/all',
  '/v3/application/helocs',
  '/profile/name',
];
const kinds: readonly Omit<Fault, 'path'>[] = [
  { status: 500 },
  { status: 409, after: true },
  { after: true, reset: true },
  { after: true, status: 504 },
  { malformed: true },
  { after: true, delayMs: 1_500 },
];

const isAtOffers = (page: Page) => /\/product\/select/.test(page.url());

/** What a borrower does next: signs in, presses the button, or reloads; the page may have gone on meanwhile. */
async function goOn(page: Page, borrower: Borrower, reloads: boolean) {
  const toApplication = page.getByRole('dialog').getByRole('button', { name: 'Continue' });
  const press = (button: Locator) => button.click({ timeout: 2_000 }).catch(() => {});
  if (page.url().includes('/sandbox/broker')) await createSignIn(page, borrower);
  else if (reloads) await page.reload().catch(() => {});
  else if (await toApplication.isVisible()) await press(toApplication);
  else if (await lastButton(page).isVisible()) await press(lastButton(page));
}

it.each([1, 2, 3, 4, 5, 6])(
  'S3 FT-02 FT-42 FT-46 storm %i at the lender’s own sign-in: one application, also with a second tab',
  async (seed) => {
    const random = randomOf(seed);
    const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
    const { page, context, at, leave } = await host.visit({ brand: 'larkholt' });
    const borrower = aBorrower({ typed: '27 Foxglass' });
    await page.goto(at(addressOf(questions.address, 'register')));
    await host.sandbox.faults(
      Array.from({ length: 6 }, () => ({ path: pick(paths), times: 1, ...pick(kinds) })),
    );
    await walk(page, { asked: externalQuestions, flow: 'register', brand: 'Larkholt', borrower });
    await until(async () => {
      if (!isAtOffers(page)) await goOn(page, borrower, random() < 0.15);
      await page.waitForLoadState('networkidle');
      return isAtOffers(page);
    });

    const other = await context.newPage();
    await other.goto(at(addressOf(questions.address, 'register')));
    await other.getByText('You can pick up where you left off.').waitFor();
    const made = await host.sandbox.applications<{ profile: { email: string } }>();
    expect(made.filter(({ profile }) => profile.email === borrower.email)).toHaveLength(1);
    await leave();
  },
);
