import { source } from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/**
 * Finishes all animations, except endless ones, because colors are final only after everything has faded in and delayed
 * texts have appeared. Runs in the page.
 */
function settle() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

/** Expects no violations of WCAG 2.2 AA or of the best practices on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settle);
  // Loads it once per document, because it has half a megabyte.
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

/** Expects that nothing is wider than the page or an overlay (AX-03). */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`),
  );
  expect(wide).toEqual([]);
}

/** Applies the text spacing of 1.4.12. */
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
