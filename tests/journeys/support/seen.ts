import type { Locator, Page } from 'playwright-core';

import { colorsIn, contrastOf, startOf, type Box } from './pixels.ts';

interface Text extends Box {
  readonly words: string;
  readonly isLarge: boolean;
}

/** Returns every visible line of text within a part of the page. Runs in the page. */
function findTexts(within: string): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(
    document.querySelector(within) ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    const words = node.textContent?.trim() ?? '';
    if (!element?.checkVisibility() || words === '' || element.closest('.visually-hidden'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    if (!line || line.width < 4 || line.height < 4) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    texts.push({
      words,
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      x: line.x,
      y: line.y,
      width: line.width,
      height: line.height,
    });
  }
  return texts;
}

/** Expects a contrast of 4.5:1 for text, and 3:1 for large text. */
export async function expectReadable(page: Page, within = 'body'): Promise<void> {
  const texts = await page.evaluate(findTexts, within);
  const seen = await colorsIn(page, texts);
  const pale = texts
    .map((text, at) => ({ ...text, ratio: contrastOf(seen[at] ?? []) }))
    .filter(({ isLarge, ratio }) => ratio < (isLarge ? 3 : 4.5))
    .map(({ words, ratio }) => `${words}: ${ratio.toFixed(2)}`);
  expect(texts.length).toBeGreaterThan(4);
  expect(pale).toEqual([]);
}

/** Returns the box of each part. Reads one at a time: two reads at once can wait for the loader forever. */
export async function boxesOf(parts: readonly Locator[]): Promise<Box[]> {
  const boxes: Box[] = [];
  for (const part of parts) {
    const box = await part.boundingBox();
    if (box !== null) boxes.push(box);
  }
  return boxes;
}

/** Expects a contrast of 3:1 for everything that isn't text: something in each of these areas stands out. */
async function expectStandingOut(page: Page, what: string, boxes: readonly Box[]): Promise<void> {
  const ratios = (await colorsIn(page, boxes)).map(contrastOf);
  expect(boxes.length).toBeGreaterThan(0);
  expect([what, ratios.filter((ratio) => ratio < 3)]).toEqual([what, []]);
}

export const main = (page: Page) => page.locator('main');
/** Returns the fields, each with its visible frame. */
export const fields = (page: Page) =>
  main(page).locator('input:not([type=radio], [type=checkbox], [type=range])').locator('xpath=..');
export const cards = (page: Page) => main(page).locator('label:has([type=radio])');
export const icons = (page: Page) => main(page).locator('svg:visible');

/** Returns the visible box around a control. */
export const parent = (control: Locator) => control.locator('xpath=..');

export const expectSeen = async (page: Page, what: string, found: Locator) => {
  await expectStandingOut(page, what, await boxesOf(await found.all()));
};

/** Expects that the edge of each element is visible. */
export const expectEdges = async (page: Page, what: string, found: Locator) => {
  await expectStandingOut(page, what, (await boxesOf(await found.all())).map(startOf));
};

/** Expects that a new frame appears around the focused element. For a box, the frame goes all the way around. */
export async function expectFocusSeen(page: Page, control: Locator, seen = control): Promise<void> {
  const box = await seen.boundingBox();
  if (box === null) throw new Error('Nothing to look at');
  const place = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
  const [ground = [], before = []] = await colorsIn(page, [{ ...place, height: 2 }, place]);
  await page.keyboard.press('Tab');
  await control.focus();
  const [after = []] = await colorsIn(page, [place]);
  const known = new Map(before);
  const ring = after.filter(([color, share]) => share - (known.get(color) ?? 0) > 0.005);
  expect(contrastOf([...ground.slice(0, 1), ...ring])).toBeGreaterThanOrEqual(3);
}
