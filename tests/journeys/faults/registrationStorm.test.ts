/** @set full */
import { errors, type Page } from 'playwright-core';

import { aBorrower, type Borrower } from '#scripts/driver/borrower.ts';
import {
  addressOf,
  externalQuestions,
  legacyQuestions,
  questions,
} from '#scripts/driver/questions.ts';
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

/** A brand of each mode, and an address at which it lends. */
const modes = {
  legacy: { slug: 'homeline', brand: 'Homeline', asked: legacyQuestions, typed: '512 Amberstone' },
  external: { slug: 'larkholt', brand: 'Larkholt', asked: externalQuestions, typed: '27 Foxglass' },
} as const;

const paths = [
  '/register$',
  '/v1_1/identity$',
  '/identity/alias$',
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

const SOON = { timeout: 2_000 };

/** Presses the button of the last question, after what a reload or a log-in has emptied is filled in again. */
async function pressLast(page: Page, { password }: Borrower) {
  for (const name of ['Password', 'Confirm your password']) {
    const box = page.getByRole('textbox', { name, exact: true });
    if (await box.isVisible()) await box.fill(password, SOON);
  }
  for (const box of await page.getByRole('checkbox', { name: /^I agree/ }).all())
    await box.check(SOON);
  await lastButton(page).click(SOON);
}

/** The log-in of the main site, for a borrower whose account exists already. */
async function logIn(page: Page, { email, password }: Borrower) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** What a borrower does next: signs in, presses the button, or reloads. */
async function goOn(page: Page, borrower: Borrower, reloads: boolean) {
  const inModal = page.getByRole('dialog').getByRole('button', { name: /^(Continue|Log in)$/ });
  if (page.url().includes('/sandbox/broker')) await createSignIn(page, borrower);
  else if (page.url().includes('/auth/login')) await logIn(page, borrower);
  else if (reloads) await page.reload().catch(() => {});
  else if (await inModal.isVisible()) await inModal.click(SOON);
  else if (await lastButton(page).isVisible()) await pressLast(page, borrower);
}

/** The page may have gone on before a press. */
function passOver(error: unknown) {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

it.each(
  Object.values(modes).flatMap((mode) => [1, 2, 3, 4, 5, 6].map((seed) => ({ ...mode, seed }))),
)(
  'S3 FT-02 FT-42 FT-46 makes one application in storm $seed at $brand, also with a second tab',
  async ({ slug, brand, asked, typed, seed }) => {
    const random = randomOf(seed);
    const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
    const { page, context, at, leave } = await host.visit({ brand: slug });
    const borrower = aBorrower({ typed });
    await page.goto(at(addressOf(questions.address, 'register')));
    await host.sandbox.faults(
      Array.from({ length: 6 }, () => ({ path: pick(paths), times: 1, ...pick(kinds) })),
    );
    await walk(page, { asked, flow: 'register', brand, borrower });
    await until(async () => {
      if (!isAtOffers(page)) await goOn(page, borrower, random() < 0.15).catch(passOver);
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
