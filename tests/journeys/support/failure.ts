import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const SCREENSHOTS = 'build/reports/journeys';

/** Returns what a page shows, for the reader of a failed test. Runs in the page. */
function readPage() {
  const { activeElement: focused } = document;
  const headings = Array.from(document.querySelectorAll('h1, dialog[open] h2'));
  const alerts = Array.from(document.querySelectorAll('[role=alert]'));
  const words = (element: Element) =>
    element.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  return {
    title: document.title,
    headings: headings.map(words),
    alerts: alerts.map(words).filter((text) => text !== ''),
    focus:
      focused === null || focused === document.body
        ? 'nothing'
        : `${focused.tagName.toLowerCase()} ${JSON.stringify(words(focused))}`,
  };
}

async function keepScreenshot(page: Page): Promise<string> {
  const { currentTestName = 'journey' } = expect.getState();
  const name = currentTestName.replaceAll(/[^\w-]+/g, '-').slice(0, 120);
  const path = join(SCREENSHOTS, `${name}.png`);
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path, timeout: 5_000 });
  return path;
}

/** Describes what a page should show, what it shows instead, and where its picture is. */
export async function describePage(page: Page, expected: string): Promise<string> {
  const [seen, screenshot] = await Promise.all([
    page.evaluate(readPage).catch(() => null),
    keepScreenshot(page).catch(() => 'none, for the page did not answer'),
  ]);
  return [
    `Expected: ${expected}`,
    ...(seen === null
      ? []
      : [
          `Headings: ${seen.headings.join(' · ')}`,
          `Focus: ${seen.focus}`,
          `Title: ${seen.title}`,
          ...seen.alerts.map((text) => `Alert: ${text}`),
        ]),
    `Address: ${page.url()}`,
    `Screenshot: ${screenshot}`,
  ].join('\n');
}

/** Creates an error whose stack starts at the line that called `helper`, no matter how late it is thrown. */
export function failureAt(helper: (...parameters: never[]) => unknown): (message: string) => Error {
  const called = new Error('');
  Error.captureStackTrace(called, helper);
  const frames = (called.stack ?? '').split('\n').slice(1);
  return (message) => {
    const failure = new Error(message);
    failure.stack = [`Error: ${message}`, ...frames].join('\n');
    return failure;
  };
}
