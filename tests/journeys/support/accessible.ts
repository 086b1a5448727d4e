import { source } from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/** Colours are only true once nothing fades in any more; what turns for ever is not waited for. Runs in the page. */
async function settle() {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Finds nothing against WCAG 2.2 AA and the best practices on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settle);
  await page.evaluate(source);
  const findings = await page.evaluate(async (tags): Promise<Finding[]> => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
    };
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target }) => ({ target })),
    }));
  }, TAGS);
  expect(
    findings.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' · ')}`,
    ),
  ).toEqual([]);
}

/** Nothing sticks out sideways, of the page or of what lies over it (AX-03). */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`),
  );
  expect(wide).toEqual([]);
}

/** The text of 1.4.12. */
export const stretchText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

const WIDTHS = [320, 1280];
/** So tall that nothing scrolls: a bar that sticks would otherwise cover part of a target that can be scrolled free. */
const TALL = 4_000;

/** Nothing to find at either width, as the page stands. */
export async function expectSoundAtWidths(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: TALL });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  }
}
