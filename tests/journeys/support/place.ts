import type { Page } from 'playwright-core';

import { limits } from '#scripts/driver/pace.ts';
import {
  questionPath,
  type FlowPath,
  type RegistrationQuestion,
} from '#scripts/driver/questions.ts';
import { until } from '#scripts/driver/until.ts';

import { describePage, failureAt } from './failure.ts';

/** Returns the address after the host. */
export const addressBar = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const isScreenShown = ({ heading, title }: { heading: string; title: string }) => {
  const { activeElement } = document;
  if (activeElement?.tagName !== 'H1' || document.title !== title) return false;
  // A heading with the borrower's own figures or name has a title for the document.
  const named = activeElement.querySelector<HTMLElement>('[title]');
  return (named?.title ?? activeElement.textContent) === heading;
};

export const OFFERS = 'Choose your offer';

/** The heading of the offers names the amount that the borrower pre-qualifies for. */
export const OFFERS_HEADING = /you pre-qualify for up to \$[\d,]+$/i;

/** Runs in the page: the name of a heading, which may be shorter than its text (useScreenTitle.ts). */
export const nameOfHeading = (h1: Element): string =>
  h1.querySelector<HTMLElement>('[title]')?.title ?? h1.textContent;

interface Waiting {
  readonly withinMs?: number;
}

/** Expects that after a navigation, the screen's heading has the focus and the document is named after it (AX-01). */
export async function expectScreen(
  page: Page,
  heading: string,
  brand: string,
  { withinMs = limits.screen }: Waiting = {},
): Promise<void> {
  const failure = failureAt(expectScreen);
  const wanted = { heading, title: `${heading} | ${brand}` };
  try {
    await page.waitForFunction(isScreenShown, wanted, { polling: 20, timeout: withinMs });
  } catch {
    throw failure(
      await describePage(
        page,
        `${JSON.stringify(wanted.title)} with the focus on its heading, within ${withinMs / 1000} s`,
      ),
    );
  }
}

/** Expects a screen on which the lender is checking something and the page polls the status. */
export const expectStatusScreen = (page: Page, heading: string, brand: string): Promise<void> =>
  expectScreen(page, heading, brand, { withinMs: limits.lender });

/** Expects the offers, which follow a credit check. */
export const expectOffers = (page: Page, brand = 'Homeline'): Promise<void> =>
  expectStatusScreen(page, 'Choose your offer', brand);

/** Returns the current line of the stepper, or the text of the bar on small screens. */
export async function placeInStepper(page: Page): Promise<string | null> {
  const stepper = page.getByRole('navigation', { name: 'Application progress' });
  return (await stepper.isVisible())
    ? stepper.locator('[aria-current=step]').textContent()
    : page.getByText(/^Step \d+ of \d+/).textContent();
}

/** The flow in which a question appears. */
export interface Way {
  readonly asked: readonly RegistrationQuestion[];
  readonly flow: FlowPath;
  readonly brand: string;
  readonly query?: string;
}

export async function expectPlace(
  page: Page,
  question: RegistrationQuestion,
  way: Way,
): Promise<void> {
  expect(addressBar(page)).toBe(questionPath(question, way.flow, way.query));
  const lines = [...new Set(way.asked.map(({ line }) => line))];
  const place = `question ${lines.indexOf(question.line) + 1} of ${lines.length}`;
  const either = [`${question.line}, You are here`, `Step 1 of 7, ${place}`];
  // The parts around a question update once the question is on the screen.
  const isSaid = async () => either.includes((await placeInStepper(page)) ?? '');
  await until(isSaid).catch(() => undefined);
  expect(either).toContain(await placeInStepper(page));
}
