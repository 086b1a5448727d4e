import { source } from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/**
 * Colours are only true once nothing fades in any more, and the words that come after a while are there: what moves is
 * brought to its end, but for what turns for ever. Runs in the page.
 */
function settle() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

/** Finds nothing against WCAG 2.2 AA and the best practices on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settle);
  // Once in a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const findings = await page.evaluate(async (tags): Promise<Finding[]> => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
    };
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
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

export const unstretchText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
