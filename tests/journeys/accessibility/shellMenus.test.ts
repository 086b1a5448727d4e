/** @set full */
import type { Page } from 'playwright-core';

import { openApplicant } from '#scripts/driver/applicant.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { demoBanners } from '#server/sandbox/data/banners.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '#tests/journeys/support/accessible.ts';
import { openFirst } from '#tests/journeys/support/overlays.ts';
import { expectSoundAtWidths } from '#tests/journeys/support/probes.ts';
import { boxesOf, expectEdges, expectReadable, expectSeen } from '#tests/journeys/support/seen.ts';
import { expectTargetSizes } from '#tests/journeys/support/targets.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterEach(() => host.sandbox.banners([]));
afterAll(() => host.close());

const CREATED_MS = Date.parse('2026-11-01T12:00:00Z');

const conditions = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({
    uuid: `5c0d1710-0000-4000-8000-${String(at).padStart(12, '0')}`,
    categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
    created: new Date(CREATED_MS + at * 60_000).toISOString(),
    requestDocuments: ['SUPPORT'],
    commentsToBorrower: `Please send page ${at} of the statement, with all its numbers.`,
  }));

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens a borrower from whom the lender wants this many items. */
async function openAsked(count: number) {
  const visitor = await openApplicant(host, {
    screen: 'start/hmda',
    sessionRequest: { checklistStatus: 'HMDA' },
  });
  const { page } = visitor;
  await page.route('**/conditions/external-applicants', (route) =>
    route.fulfill({ json: conditions(count) }),
  );
  await page.reload();
  await bell(page).waitFor();
  return visitor;
}

const long = (at: number) => ({
  uuid: `ba000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  message: `Our phone lines are open on ${'this and that day, '.repeat(60)}and on Friday.`,
  apps: ['heloc'],
  variant: 'warn' as const,
  metadata: { createdAt: '2026-11-02T15:00:00.000Z' },
});

it('AX-01 AX-03 AX-31 keeps the open menus and the footer sound, in forced colors and at 320 px, too', async () => {
  const { page, leave } = await openAsked(5);
  for (const [button, name] of [
    [bell(page), 'Notifications'],
    [page.getByRole('button', { name: 'Apps' }), 'Apps'],
  ] as const) {
    await button.click();
    await panel(page, name).waitFor();
    await expectSoundAtWidths(page);
    await expectTargetSizes(page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expectReadable(page, 'header');
    await expectEdges(page, name, panel(page, name));
    await expectSeen(page, 'icons', page.locator('header nav svg:visible'));
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    await page.keyboard.press('Escape');
  }
  await panel(page, 'Disclosures').waitFor();
  expect(await page.getByText(/^We are licensed in /).count()).toBe(1);
  await leave();
});

it('AX-39 lets the pointer go from the bell to its tooltip, and hides it on Escape', async () => {
  const { page, leave } = await openAsked(5);
  const tooltip = page.getByRole('tooltip', { name: 'Notifications, 5 unread' });
  await bell(page).hover();
  await tooltip.waitFor();
  await tooltip.hover();
  await expectAccessible(page);
  expect(await tooltip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'hidden' });
  expect(await bell(page).getAttribute('aria-expanded')).toBe('false');
  await leave();
});

it('FT-86 renders only the visible notifications of 5,000, and lets the keyboard reach all of them', async () => {
  const { page, leave } = await openAsked(5_000);
  await bell(page).click();
  await page.getByRole('button', { name: 'View All, 5000 notifications' }).click();
  const links = panel(page, 'Notifications').getByRole('link');
  await links.nth(5).waitFor();
  expect(await links.count()).toBeLessThan(40);
  await expectAccessible(page);

  for (let at = 0; at < 30; at += 1) await page.keyboard.press('Tab');
  const [focused] = await boxesOf([page.locator(':focus')]);
  const [around] = await boxesOf([panel(page, 'Notifications')]);
  expect(await page.locator(':focus').textContent()).toContain('page 4970');
  expect(focused?.y).toBeGreaterThan(around?.y ?? 0);
  expect(await links.count()).toBeLessThan(40);
  await leave();
});

it('FT-85 shows two of 500 banners, and a long one in full on request', async () => {
  await host.sandbox.banners(Array.from({ length: 500 }, (_none, at) => long(at)));
  const { page, leave } = await openFirst(host);
  const shown = panel(page, 'Banners').getByRole('listitem');
  await shown.first().waitFor();
  expect(await shown.count()).toBe(2);
  await expectSoundAtWidths(page);
  const before = await shown.first().textContent();

  await page.getByRole('button', { name: 'Show more' }).first().click();
  expect((await shown.first().textContent())?.length).toBeGreaterThan((before ?? '').length);
  await expectSoundAtWidths(page);
  await leave();
});

it('AX-03 keeps the controls of banners and the form to the CEO within the page, in forced colors and at 320 px', async () => {
  await host.sandbox.banners(demoBanners);
  const { page, leave, tell } = await openFirst(host, { width: 320, sharpness: 2 });
  await panel(page, 'Banners').waitFor();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expectSeen(page, 'banners', page.locator('section[aria-label="Banners"] svg'));

  await tell('modalOpened', { id: 'ceoFeedback' });
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.setViewportSize({ width: 320, height: 2_000 });
  await expectReadable(page, 'dialog');
  await expectEdges(page, 'the modal', dialog);
  await expectEdges(page, 'the choices', dialog.locator('label:has([type=radio])'));
  await expectNoSidewaysScrolling(page);
  await expectTargetSizes(page);
  await leave();
});
