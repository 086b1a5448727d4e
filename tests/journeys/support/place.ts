import type { Page } from 'playwright-core';

import { addressOf, type Flow, type Question } from '#scripts/driver/questions.ts';

/** What the address bar shows behind the host. */
export const addressBar = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** A screen that was come to has the focus on its heading, and the document is named after it (AX-01). */
export async function expectScreen(page: Page, heading: string, brand: string): Promise<void> {
  const isThere = (words: string) => {
    const { activeElement } = document;
    return activeElement?.tagName === 'H1' && activeElement.textContent === words;
  };
  await page.waitForFunction(isThere, heading, { polling: 20 });
  // The title comes when the screen has been painted.
  const isTitled = (words: string) => document.title.startsWith(words);
  await page.waitForFunction(isTitled, heading, { polling: 20 });
  expect(await page.title()).toBe(`${heading} | ${brand}`);
}

/** The line of the stepper that is marked as the person's place, or on small screens the words of the bar. */
export async function placeInStepper(page: Page): Promise<string | null> {
  const stepper = page.getByRole('navigation', { name: 'Application progress' });
  return (await stepper.isVisible())
    ? stepper.locator('[aria-current=step]').textContent()
    : page.getByText(/^Step \d+ of \d+/).textContent();
}

/** The walk in which a question is met. */
export interface Way {
  readonly asked: readonly Question[];
  readonly flow: Flow;
  /** The brand's short name. */
  readonly brand: string;
  readonly query?: string;
}

/** Address bar and stepper say where the person is. */
export async function expectPlace(page: Page, question: Question, way: Way): Promise<void> {
  expect(addressBar(page)).toBe(addressOf(question, way.flow, way.query));
  const lines = [...new Set(way.asked.map(({ line }) => line))];
  const place = `Step ${lines.indexOf(question.line) + 1} of ${lines.length}, ${question.group}`;
  const either = [`${question.line}, You are here`, place];
  // What stands around a question says so once the question is on screen.
  const isSaid = async () => either.includes((await placeInStepper(page)) ?? '');
  for (let look = 0; look < 200 && !(await isSaid()); look += 1) await page.waitForTimeout(50);
  expect(either).toContain(await placeInStepper(page));
}
