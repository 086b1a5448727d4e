import type { CDPSession, Page } from 'playwright-core';

const BROWSER_PX = 16;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await page.waitForFunction(
    (px) => getComputedStyle(document.documentElement).fontSize === `${px}px`,
    standard,
  );
}

/** Runs a function with another default text size in the browser, which also changes widths in rem. */
export async function withTextSize(
  page: Page,
  sizePx: number,
  act: () => Promise<void>,
): Promise<void> {
  await setTextSize(page, sizePx);
  await act();
  await setTextSize(page, BROWSER_PX);
}
