/** @set gate */
import type { Page, Request } from 'playwright-core';

import { isScript, readManifest } from '#scripts/build/manifest.ts';
import { limits } from '#scripts/driver/pace.ts';
import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import type { SandboxSession } from '#scripts/driver/sandbox.ts';
import { until } from '#scripts/driver/until.ts';
import { addressBar, OFFERS_HEADING } from '#tests/journeys/support/place.ts';

const { lazy } = readManifest();
let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.faults([]));
afterAll(() => host.close());

const SCREEN = 'product/select';
const TITLE = OFFERS_HEADING;
const DRAW = '48,250';
const draw = (page: Page) => page.getByRole('textbox', { name: 'How much do you want to draw?' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function atOffers() {
  const { page, context, at, session, leave } = await openApplicant(host, { screen: SCREEN });
  await heading(page, TITLE);
  const path = `/account/heloc/${session.applicationUuid}/${SCREEN}`;
  return { page, context, at, session, path, leave };
}

async function login(page: Page, { email, password }: SandboxSession) {
  await page.waitForURL(/\/auth\/login/);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const typeDraw = async (page: Page) => {
  await draw(page).fill('48250');
  await draw(page).blur();
};

const nothingPersonal = async (page: Page) => {
  const kept = await page.evaluate(() => Object.keys(sessionStorage).join(' '));
  expect(kept).not.toMatch(/token|draft|applicationDraft/i);
};

it("FT-20 FT-22 returns to a screen where the session ended, with the user's input", async () => {
  const { page, session, path, leave } = await atOffers();
  await typeDraw(page);
  await host.sandbox.faults([{ path: '/service-', status: 401 }]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/auth\/login/);
  await host.sandbox.faults([]);
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(path);

  await login(page, session);
  await heading(page, TITLE);
  expect(addressBar(page)).toBe(path);
  expect(await draw(page).inputValue()).toBe(DRAW);
  await leave();
});

/** The offers ask for a reason (HDR-09). */
async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
}

it('FT-26 FT-30 ends the session of the other tab when one logs out, and shows nothing personal on Back', async () => {
  const { page, context, at, path, leave } = await atOffers();
  const other = await context.newPage();
  await other.goto(at(path));
  await heading(other, TITLE);

  await logOut(page);
  await other.waitForURL(/\/auth\/login/);
  await page.waitForURL((url) => url.pathname === '/'); // CALL-ID-08: the service decides
  for (const one of [page, other]) await nothingPersonal(one);

  await page.goBack();
  await page.waitForURL(/\/auth\/login/);
  expect(await page.getByText('Amberstone').count()).toBe(0);
  await leave();
});

it('FT-29 ends the session on logout whatever the service answers, and treats the next user as a visitor', async () => {
  const { page, context, at, path, session, leave } = await atOffers();
  await host.sandbox.faults([{ path: '/logout', reset: true }]);
  await logOut(page);
  await page.waitForURL(/\/auth\/login/);
  await nothingPersonal(page);
  await page.getByText('Your pages here still open in this browser.').waitFor();

  // The next user of this browser is a visitor.
  const next = await context.newPage();
  await next.goto(at(path));
  await next.waitForURL(/\/auth\/login/);
  await next.goto(at('/account/heloc/register-v2'));
  await next.getByRole('link', { name: 'Login' }).waitFor();
  await next.getByText('The log-out did not reach the lender.').waitFor();
  await nothingPersonal(next);
  await next.close();

  await host.sandbox.faults([]);
  await page.goto(at(path));
  await login(page, session);
  await heading(page, TITLE);
  await leave();
});

it("FT-44 leads a visitor from an application's screens to login, and back there after", async () => {
  const { page, at, leave } = await host.visit();
  for (const screen of ['', '/start/contact']) {
    const path = `/account/heloc/00000000-0000-4000-8000-000000000000${screen}`;
    await page.goto(at(path));
    await page.waitForURL(/\/auth\/login/);
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(path);
  }
  await leave();
});

it('FT-23 asks two minutes before the session ends, and keeps screen and answers for users who stay', async () => {
  const { page, path, leave } = await atOffers();
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await page.clock.install();
  await page.reload();
  await heading(page, TITLE);
  // A script that is loading would time out when the clock jumps. The code of the modals loads at the first input,
  // which includes scrolling.
  const [code = ''] = (lazy['#src/shell/modals/Modals.tsx'] ?? []).filter(isScript);
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await typeDraw(page);
  await page.clock.runFor(1_000);
  await until(() => Promise.resolve(answered.some((url) => url.endsWith(code))));
  await until(() => Promise.resolve(underWay.size === 0));
  await page.evaluate(() => document.readyState);
  const asked = page.getByRole('alertdialog', { name: 'Are you still there?' });
  const stay = asked.getByRole('button', { name: 'Stay signed in' });
  // If a response arrives late, it brings a new bearer, the question goes, and the half hour starts again.
  let hasStayed = false;
  for (let life = 0; life < 3 && !hasStayed; life += 1) {
    await page.clock.fastForward(28 * 60_000 + 500);
    hasStayed = await stay.click({ timeout: limits.screen }).then(
      () => true,
      () => false,
    );
  }
  expect(hasStayed).toBe(true);
  await asked.waitFor({ state: 'detached' });

  expect(addressBar(page)).toBe(path);
  expect(await draw(page).inputValue()).toBe(DRAW);
  await leave();
});
