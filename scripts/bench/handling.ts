import type { Browser, Locator, Page } from 'playwright-core';

import { aBorrower, stepsWith, type Borrower } from '#scripts/driver/borrower.ts';
import { openProfile } from '#scripts/driver/chromium.ts';
import { untilTakenOver } from '#scripts/driver/beforeReact.ts';
import { mouse } from '#scripts/driver/hands.ts';

import { budgets } from './budgets.ts';
import { median, quantile, type Figure } from './figures.ts';
import {
  FIRST_QUESTION,
  PHONE,
  PHONE_SCREEN,
  slowDown,
  SLOW_4G,
  STEPS_TO_PASSWORD,
} from './phone.ts';
import { openStaticSite } from './staticSite.ts';

/** A person reads a question before they answer it; meanwhile the next one is fetched. */
const READING_MS = 1_000;

/** Between a finger's coming down and its going up, which is the press; the field that it left is done by then. */
const PRESSING_MS = 80;

/** With the mouse alone: a locator's own click listens in the page while it presses, which takes the page's time. */
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

interface Handling {
  readonly steps: number[];
  readonly keys: number[];
}

/**
 * Runs in the page: notes how long each press takes to the next question, and each key to its letter, on screen. The end
 * is the first task after the frame, before all that the page has put off until then.
 */
function watchHandling() {
  const seen: Handling = { steps: [], keys: [] };
  Object.assign(globalThis, { handling: seen });
  const afterFrame = (then: () => void) =>
    void scheduler.postTask(then, { priority: 'user-blocking' });
  const question = () => document.querySelector('h1')?.textContent;

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('[type=submit]')) return;
      const before = question();
      // Frame by frame: an observer of what changes would take its own time from the step.
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
 * Runs in the static page: a press puts the same content there once more, under another question. No step can be less,
 * so what it takes is the pace of the machine at that hour.
 */
function stepByHand() {
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

/** Every question up to the password, each read for so long. */
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

const handlingOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'handling') as Handling);

const TEXT =
  'One hundred and twenty letters of an address that nobody lives at, to see how fast they come up.';

/** One walk through a page, with so slow a processor: a text typed into its first field, then its steps. */
async function handled(
  { address, slowness }: { address: string; slowness: number },
  walk: (page: Page) => Promise<void>,
): Promise<Handling> {
  const { context, discard } = await openProfile(PHONE_SCREEN);
  const page = await context.newPage();
  await page.addInitScript(watchHandling);
  await page.goto(address);
  await untilTakenOver(page);
  await page.waitForLoadState('networkidle');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.locator('form input').first().focus();
  await page.keyboard.type(TEXT, { delay: 50 });
  await walk(page);
  const seen = await handlingOf(page);
  await discard();
  return seen;
}

/** As many steps of the static page, at the same pace. */
async function readAndPress(page: Page): Promise<void> {
  await page.evaluate(stepByHand);
  for (let step = 0; step < STEPS_TO_PASSWORD; step += 1) {
    await page.waitForTimeout(READING_MS);
    await press(page.locator('[type=submit]'));
  }
  await page.waitForTimeout(READING_MS);
}

/**
 * Of a walk the median step, and the key that is slower than 98 of 100; of several walks the median, as of all that is
 * measured in turns.
 */
const ofAll = (walks: readonly Handling[]) => ({
  step: median(walks.map(({ steps }) => median(steps))),
  key: median(walks.map(({ keys }) => quantile(keys, 0.98))),
});

const inWords = ({ step, key }: ReturnType<typeof ofAll>) =>
  `${step.toFixed(0)} ms a step, ${key.toFixed(0)} ms a key`;

/** Step changes and keystrokes, on this processor and on a phone's; in turns with the static page (decision 22). */
export async function handling(address: string, runs: number): Promise<Figure[]> {
  const site = await openStaticSite();
  const figures: Figure[] = [];
  for (const { slowness, stepChange, keystroke } of budgets.milliseconds) {
    const ours: Handling[] = [];
    const theirs: Handling[] = [];
    for (let run = 0; run < runs; run += 1) {
      const us = { address: address + FIRST_QUESTION, slowness };
      ours.push(await handled(us, (page) => readAndAnswer(page, aBorrower(), READING_MS)));
      theirs.push(await handled({ address: site.address, slowness }, readAndPress));
    }
    const our = ofAll(ours);
    const where = `, processor ${slowness}× slower`;
    console.log(
      `Handling${where}, ${runs} walks: ${inWords(our)}; static ${inWords(ofAll(theirs))}`,
    );
    figures.push(
      {
        name: `step change, median${where}`,
        value: our.step,
        most: stepChange,
        unit: 'ms',
      },
      {
        name: `keystroke, p98${where}`,
        value: our.key,
        most: keystroke,
        unit: 'ms',
      },
    );
  }
  site.close();
  return figures;
}

/**
 * A hand as fast as there is one, on slow 4G: each question is answered as it comes up, also on the way that branches to
 * the home's address. The slowest step says whether any waited for code.
 */
export async function fastHand(browser: Browser, address: string, runs: number): Promise<Figure[]> {
  const slowest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript(watchHandling);
    await slowDown(page, SLOW_4G);
    await page.goto(address + FIRST_QUESTION);
    await untilTakenOver(page);
    await readAndAnswer(page, aBorrower({ occupancy: 'Second home' }), 0);
    slowest.push(Math.max(...(await handlingOf(page)).steps));
    await context.close();
  }
  return [
    {
      name: 'slowest step of a fast hand',
      value: median(slowest),
      most: budgets.slowestStepOfFastHand,
      unit: 'ms',
    },
  ];
}
