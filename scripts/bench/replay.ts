import { applyMiddleware, legacy_createStore, type Action } from '@reduxjs/toolkit';

import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { createActionLog } from '#store/actionLog/actionLog.ts';
import { hashOf } from '#store/actionLog/hash.ts';
import { LOG_VERSION, writeLine } from '#store/actionLog/lines.ts';
import { redactAction, redactState } from '#store/actionLog/redact.ts';
import { seal } from '#store/actionLog/seal.ts';
import { rootReducer } from '#store/index.ts';
import { activityEnded, activityStarted } from '#store/shell/slice.ts';
import type { TestHost } from '#scripts/driver/testHost.ts';

import { budgets } from './budgets.ts';
import { figure, median, type MeasuredFigure } from './figures.ts';
import { slowDown } from './phone.ts';

const SCREEN = '/account/heloc/support/replay';
/** The size of a browser's log. */
const RECORDED_LINES = 2_000;
const GENERATED_LINES = 50_000;
const CHECKPOINT_EVERY = 25;
const STEPS = 20;
/** Actions caused by one click: intents, facts and the end of waits. */
const ACTIONS_OF_A_STEP = 10;

const device = { browser: 'Chrome', width: 390, language: 'en-US' };
const actionAt = (count: number): Action =>
  count % 2 === 0 ? activityStarted({ id: `a${count}` }) : activityEnded({ id: `a${count - 1}` });
const noAction = { type: '' };

function recordedLog(): string {
  const buffer = createActionBuffer({ now: Date.now, monotonic: () => performance.now() });
  const { dispatch } = legacy_createStore(rootReducer, applyMiddleware(buffer.middleware));
  const settings = { appVersion: 'bench', orgCode: 'HOMELINE', device: () => device };
  const log = createActionLog(buffer, settings);
  for (let count = 0; count < RECORDED_LINES; count += 1) dispatch(actionAt(count));
  return log.text();
}

function generatedLog(): string {
  let state = rootReducer(undefined, noAction);
  const start = {
    log: LOG_VERSION,
    app: 'bench',
    org: 'HOMELINE',
    device,
    startedAt: new Date().toISOString(),
    state: redactState(state),
  };
  const lines = [writeLine(start)];
  for (let count = 0; count < GENERATED_LINES; count += 1) {
    const action = actionAt(count);
    state = rootReducer(state, action);
    lines.push(writeLine({ ...redactAction(action), at: count }));
    if ((count + 1) % CHECKPOINT_EVERY === 0)
      lines.push(writeLine({ hash: hashOf(redactState(state)) }));
  }
  return seal(lines);
}

/** Runs in the page. Opens a file and waits until its timeline is drawn. */
async function openInPage(text: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page has no file field');
  const files = new DataTransfer();
  files.items.add(new File([text], 'bench.jsonl'));
  const start = performance.now();
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  while (!document.querySelector('input[type=range]')) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

/** Runs in the page. Clicks "Step" and waits for the next frame. Returns the milliseconds of each. */
async function stepInPage(times: number): Promise<number[]> {
  const step = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Step',
  );
  const taken: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const start = performance.now();
    step?.click();
    await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
    taken.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return taken;
}

async function openingOf(host: TestHost, text: string, isSlow: boolean) {
  const { page, at, leave } = await host.visit({ width: 1_280 });
  await page.goto(at(SCREEN));
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  if (isSlow) await slowDown(page);
  const opened = await page.evaluate(openInPage, text);
  await page.getByText(/states checked\.$/).waitFor();
  const steps = await page.evaluate(stepInPage, STEPS);
  await leave();
  return { opened, step: median(steps) };
}

const dispatches = (middleware: Parameters<typeof applyMiddleware>) => {
  const { dispatch } = legacy_createStore(rootReducer, applyMiddleware(...middleware));
  const start = performance.now();
  for (let count = 0; count < RECORDED_LINES; count += 1) dispatch(actionAt(count));
  return (performance.now() - start) / RECORDED_LINES;
};

/** Measures the milliseconds that recording adds to an action. The page writes the entries later, when it is idle. */
function recordingCost(): number {
  const clock = { now: Date.now, monotonic: () => performance.now() };
  const costs = Array.from(
    { length: 9 },
    () => dispatches([createActionBuffer(clock).middleware]) - dispatches([]),
  );
  return Math.max(0, median(costs));
}

/**
 * Measures the replay for support: a browser's largest log on a phone's processor, a much larger log, and the cost of
 * recording.
 */
export async function replaying(host: TestHost): Promise<MeasuredFigure[]> {
  const recorded = await openingOf(host, recordedLog(), true);
  const generated = await openingOf(host, generatedLog(), false);
  const { openMs, stepMs, generatedOpenMs, recordingShare } = budgets.replay;
  const step = budgets.milliseconds[0].stepChange;
  const share = (recordingCost() * ACTIONS_OF_A_STEP) / step;
  return [
    figure('a browser’s log opens, processor 4× slower', recorded.opened, openMs, 'ms'),
    figure('a line further, processor 4× slower', recorded.step, stepMs, 'ms'),
    figure('a log of 50,000 actions opens', generated.opened, generatedOpenMs, 'ms'),
    figure('recording, of a step', share * 100, recordingShare * 100, '%'),
  ];
}
