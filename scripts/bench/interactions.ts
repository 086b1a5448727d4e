import type { Browser, Locator, Page } from 'playwright-core';

import { aBorrower, stepsWith, type Borrower } from '#scripts/driver/borrower.ts';
import { openProfile } from '#scripts/driver/chromium.ts';
import { untilHydrated } from '#scripts/driver/hydration.ts';
import { mouse } from '#scripts/driver/inputDevices.ts';

import { budgets } from './budgets.ts';
import { figure, median, quantile, type MeasuredFigure } from './figures.ts';
import {
  FIRST_QUESTION,
  PHONE,
  PHONE_SCREEN,
  slowDown,
  SLOW_4G,
  STEPS_TO_PASSWORD,
} from './phone.ts';
import { openStaticSite } from './staticSite.ts';

/** Time to read a question. Meanwhile, the page prefetches the next one. */
const READING_MS = 1_000;

/** Between touching and lifting. By then, the field has handled its blur. */
const PRESSING_MS = 80;

/** Uses the mouse directly, because a locator's click runs script in the page, which would be measured too. */
async function press(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not in the page');
  const { mouse: pointer } = button.page();
  await pointer.move(box.x + box.width / 2, box.y + box.height / 2);
  await pointer.down();
  await button.page().waitForTimeout(PRESSING_MS);
  await pointer.up();
}

const steps = stepsWith({ ...mouse, press });

interface Interactions {
  readonly steps: number[];
  readonly keys: number[];
}

/**
 * Runs in the page. Measures the time from each click to the next question, and from each key to its letter on
 * screen. Stops at the first task after the frame, before deferred work.
 */
function watchInteractions() {
  const seen: Interactions = { steps: [], keys: [] };
  Object.assign(globalThis, { interactions: seen });
  const afterFrame = (then: () => void) =>
    void scheduler.postTask(then, { priority: 'user-blocking' });
  const question = () => document.querySelector('h1')?.textContent;

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('[type=submit]')) return;
      const before = question();
      // Polls on each frame, because a mutation observer would slow the step down.
      const look = () => {
        const isNext = question() !== undefined && question() !== before;
        if (isNext) afterFrame(() => seen.steps.push(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length !== 1) return;
      requestAnimationFrame(() => afterFrame(() => seen.keys.push(performance.now() - timeStamp)));
    },
    true,
  );
}

/**
 * Runs in the static page. A click replaces the content with a copy that has another question. Nothing can be faster,
 * so this measures the machine's current speed.
 */
function stepStatically() {
  let question = 1;
  addEventListener('click', (event) => {
    const isPress = event.target instanceof Element && event.target.closest('[type=submit]');
    const next = document.querySelector('main > *')?.cloneNode(true);
    if (!isPress || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    question += 1;
    history.pushState(null, '', `?question=${question}`);
    document.querySelector('main')?.replaceChildren(next);
    const heading = next.querySelector('h1');
    if (!heading) return;
    heading.textContent = `Question ${question}`;
    heading.tabIndex = -1;
    document.documentElement.scrollTop = 0;
    heading.focus({ preventScroll: true });
  });
}

/** Answers all questions up to the password, each after a reading time. */
async function readAndAnswer(page: Page, borrower: Borrower, readingMs: number): Promise<void> {
  const hasOtherHome = borrower.occupancy !== 'I live here';
  const questions = [
    ['register-v2', () => steps.address(page, borrower)],
    ...(hasOtherHome ? [['home-address', () => steps.homeAddress(page, borrower)] as const] : []),
    ['for-sale', () => steps.forSale(page, borrower)],
    ['annual-income', () => steps.income(page, borrower)],
    ['legal-name', () => steps.name(page, borrower)],
    ['birthdate', () => steps.birthdate(page, borrower)],
    ['phone-and-email', () => steps.contact(page, borrower)],
  ] as const;
  for (const [path, answer] of questions) {
    await page.waitForURL(`**/${path}`);
    await page.waitForTimeout(readingMs);
    await answer();
  }
  await page.waitForURL('**/set-password');
  await page.waitForTimeout(READING_MS);
}

const interactionsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'interactions') as Interactions);

const TEXT =
  'One hundred and twenty letters of an address that no letter reaches, to see how fast they come up.';

/** Types a text into the first field, then does the steps, on a slowed-down processor. */
async function measureInteractions(
  { address, slowness }: { address: string; slowness: number },
  doSteps: (page: Page) => Promise<void>,
): Promise<Interactions> {
  const { context, discard } = await openProfile(PHONE_SCREEN);
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(address);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.locator('form input').first().focus();
  await page.keyboard.type(TEXT, { delay: 50 });
  await doSteps(page);
  const seen = await interactionsOf(page);
  await discard();
  return seen;
}

/** Does the same number of steps on the static page, at the same pace. */
async function readAndPress(page: Page): Promise<void> {
  await page.evaluate(stepStatically);
  for (let step = 0; step < STEPS_TO_PASSWORD; step += 1) {
    await page.waitForTimeout(READING_MS);
    await press(page.locator('[type=submit]'));
  }
  await page.waitForTimeout(READING_MS);
}

/** Returns the median step and the 98th percentile of keys. Of several visits, returns the medians. */
const ofAll = (walks: readonly Interactions[]) => ({
  step: median(walks.map(({ steps }) => median(steps))),
  key: median(walks.map(({ keys }) => quantile(keys, 0.98))),
});

const asText = ({ step, key }: ReturnType<typeof ofAll>) =>
  `${step.toFixed(0)} ms a step, ${key.toFixed(0)} ms a key`;

/**
 * Measures step changes and keystrokes on this processor and on a phone's, alternating with the static page (decision
 * 22).
 */
export async function interactions(address: string, runs: number): Promise<MeasuredFigure[]> {
  const site = await openStaticSite();
  const figures: MeasuredFigure[] = [];
  for (const { slowness, stepChange, keystroke } of budgets.milliseconds) {
    const ours: Interactions[] = [];
    const theirs: Interactions[] = [];
    for (let run = 0; run < runs; run += 1) {
      const us = { address: address + FIRST_QUESTION, slowness };
      ours.push(
        await measureInteractions(us, (page) => readAndAnswer(page, aBorrower(), READING_MS)),
      );
      theirs.push(await measureInteractions({ address: site.address, slowness }, readAndPress));
    }
    const our = ofAll(ours);
    const where = `, processor ${slowness}× slower`;
    console.log(`Handling${where}, ${runs} walks: ${asText(our)}; static ${asText(ofAll(theirs))}`);
    figures.push(
      figure(`step change, median${where}`, our.step, stepChange, 'ms'),
      figure(`keystroke, p98${where}`, our.key, keystroke, 'ms'),
    );
  }
  site.close();
  return figures;
}

/**
 * Answers each question at once on slow 4G, including the branch to the home address. The slowest step shows whether
 * one waited for code.
 */
export async function fastUser(
  browser: Browser,
  address: string,
  runs: number,
): Promise<MeasuredFigure[]> {
  const slowest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await slowDown(page, SLOW_4G);
    await page.goto(address + FIRST_QUESTION);
    await untilHydrated(page);
    await readAndAnswer(page, aBorrower({ occupancy: 'Second home' }), 0);
    slowest.push(Math.max(...(await interactionsOf(page)).steps));
    await context.close();
  }
  const most = budgets.slowestStepOfFastUser;
  return [figure('slowest step of a fast hand', median(slowest), most, 'ms')];
}
