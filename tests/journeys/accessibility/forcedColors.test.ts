/** @set full */
import type { Page } from 'playwright-core';

import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { pressSubmit } from '#tests/journeys/support/mistakes.ts';
import { button } from '#tests/journeys/support/offerScreen.ts';
import { openFirst } from '#tests/journeys/support/overlays.ts';
import { colorsIn, contrastOf } from '#tests/journeys/support/pixels.ts';
import {
  boxesOf,
  cards,
  expectEdges,
  expectFocusSeen,
  expectReadable,
  expectSeen,
  fields,
  icons,
  main,
  parent,
} from '#tests/journeys/support/seen.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function openInForcedColors(width = 1280, colorScheme: 'light' | 'dark' = 'dark') {
  const visitor = await openFirst(host, { width, sharpness: 2 });
  await visitor.page.emulateMedia({ forcedColors: 'active', colorScheme });
  await visitor.page.setViewportSize({ width, height: 4_000 });
  return visitor;
}

const frameOf = async (page: Page, selector: string, at: number) => {
  const [box] = await boxesOf([page.locator(selector).nth(at)]);
  if (!box) throw new Error(`No ${selector}`);
  return { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
};

it.each(['light', 'dark'] as const)(
  'AX-03 shows in forced colors, %s, what the user can type into, choose or click, and the focus',
  async (scheme) => {
    const { page, leave } = await openInForcedColors(1280, scheme);
    await expectReadable(page);
    await expectEdges(page, 'fields', fields(page));
    await expectEdges(page, 'cards', cards(page));
    await expectEdges(page, 'buttons', button(page, 'Apply Now'));
    await expectSeen(page, 'icons', icons(page));
    const street = page.getByRole('combobox');
    const card = page.getByRole('radio').first();
    await expectFocusSeen(page, street, parent(street));
    await expectFocusSeen(page, card, parent(card));
    await expectFocusSeen(page, button(page, 'Apply Now'));
    await leave();
  },
);

it('AX-03 distinguishes chosen items and the active suggestion from the rest in forced colors', async () => {
  const { page, leave } = await openInForcedColors();
  const cardsSeen = async () => {
    const frame = (at: number) => frameOf(page, 'main label:has([type=radio])', at);
    return colorsIn(page, [await frame(0), await frame(1)]);
  };
  const shareOf = async (at: number) => {
    const seen = (await cardsSeen())[at] ?? [];
    return 1 - (seen[0]?.[1] ?? 1);
  };
  const before = await shareOf(0);
  await page.getByRole('radio').first().check();
  await page.getByRole('heading', { level: 1 }).focus();
  expect(await shareOf(0)).toBeGreaterThan(before + 0.01);

  await page.getByRole('combobox').fill('1 sandbox');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const entries = await boxesOf(await page.getByRole('option').all());
  const starts = entries.slice(0, 2).map(({ x, y, height }) => ({
    x: x - 1,
    y: y + height / 2,
    width: 8,
    height: 2,
  }));
  const [active = [], other = []] = await colorsIn(page, starts);
  expect(contrastOf(active)).toBeGreaterThanOrEqual(3);
  expect(active).not.toEqual(other);
  await leave();
});

it('AX-03 shows mistakes, notes, a modal and the progress in forced colors', async () => {
  const { page, leave, tell } = await openInForcedColors();
  await pressSubmit(page);
  const summary = page.getByRole('alert', { name: 'Error' });
  await summary.waitFor();
  await expectEdges(page, 'summary', summary);
  await expectReadable(page);
  await expectSeen(page, 'icons', icons(page));
  await tell('modalOpened', { id: 'cancelApplication' });
  await page.getByRole('dialog').waitFor();
  await expectReadable(page, 'dialog');
  await expectEdges(page, 'the modal', page.getByRole('dialog'));
  await leave();

  const phone = await openInForcedColors(390);
  await expectReadable(phone.page);
  const bars = main(phone.page).locator('xpath=//div[@aria-hidden="true"]//i');
  const parts = await boxesOf(await bars.all());
  const [here = [], ahead = []] = await colorsIn(
    phone.page,
    [parts[0], parts.at(-1)].filter((part) => part !== undefined),
  );
  expect(here[0]?.[0]).not.toBe(ahead[0]?.[0]);
  await phone.leave();
});
