import type { Page } from 'playwright-core';

import {
  expectAccessible,
  expectNoSidewaysScrolling,
  stretchText,
  unstretchText,
} from './accessible.ts';
import { expectAgreementsInSight } from './agreements.ts';
import { expectFocusUncovered } from './focus.ts';
import { expectTargetSizes } from './targets.ts';
import { withTextSize } from './textSize.ts';

const WIDTHS = [1280, 320];
/**
 * Tall enough that nothing scrolls. Otherwise a sticky bar would cover part of a target that the user can scroll free.
 */
const TALL = 6_000;

/** Expects no axe violations and no horizontal scrolling, at the widest and the narrowest window (AX-01, AX-03). */
export async function expectSoundAtWidths(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: TALL });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  }
}

/** Expects that nothing overflows with the spacing of 1.4.12. */
async function expectRoomForSpacing(page: Page): Promise<void> {
  await stretchText(page);
  await expectNoSidewaysScrolling(page);
  await unstretchText(page);
}

/** Twice the browser's default size. */
const TWICE_PX = 32;

/** Expects that text at 200% fits the narrowest phone and a tablet, including with wide spacing (AX-03, 1.4.12). */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await withTextSize(page, TWICE_PX, async () => {
    for (const width of [768, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScrolling(page);
      await expectRoomForSpacing(page);
    }
  });
}

interface Probing {
  /** Walks through the main part with Tab. Turned off if the focus is part of the state, because it doesn't return. */
  readonly hasFocusWalk?: boolean;
  readonly widths?: readonly number[];
}

/** Runs every probe on the current page. Restores the window afterwards. */
export async function expectSound(
  page: Page,
  { hasFocusWalk = false, widths = WIDTHS }: Probing = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: TALL });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await expectTargetSizes(page);
  }
  await expectRoomForSpacing(page);
  await expectRoomForLargeText(page);
  await expectAgreementsInSight(page);
  if (hasFocusWalk) expect(await expectFocusUncovered(page)).toBeGreaterThan(1);
  if (before) await page.setViewportSize(before);
}

/** The heading's top on a phone, in CSS pixels (V4-11). */
const MAX_HEADING_TOP = 170;

/** The screen begins in the upper fifth of a phone, and nothing floats over its text (V4-09, V4-11). */
async function expectNothingInTheWay(page: Page): Promise<void> {
  const { top, floating } = await page.evaluate(() => ({
    top: document.querySelector('main h1')?.getBoundingClientRect().top,
    floating: Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
      .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 1 && offsetHeight > 1)
      .map(({ className }) => className),
  }));
  expect(top).toBeLessThanOrEqual(MAX_HEADING_TOP);
  expect(floating).toEqual([]);
}

/**
 * Expects what every screen has when it opens on a phone: one h1 near the top, nothing that floats over the text,
 * nothing for axe, room for large and spaced text, and room for a thumb.
 */
export async function expectSoundScreen(page: Page): Promise<void> {
  // A placeholder's heading takes no focus (PagePlaceholder.tsx).
  await page.locator('main h1[tabindex]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('h1').count()).toBe(1);
  await expectNothingInTheWay(page);
  const { width = 390 } = page.viewportSize() ?? {};
  await expectSound(page, { widths: [width] });
}
