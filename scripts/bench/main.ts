/**
 * Measures Homeline against its budgets (scripts/bench/budgets.ts). `npm run bench -- --runs 5 first heap` runs only
 * some parts: build, bytes, load, first, return, opened, quiet, handling, slider, trouble, chat, replay, heap and check.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { sizesOf } from '#scripts/checks/sizes.ts';
import { launchChromium } from '#scripts/driver/chromium.ts';
import { openTestHost } from '#scripts/driver/testHost.ts';
import { demoBanners } from '#server/sandbox/data/banners.ts';

import { chatScrolling } from './chat.ts';
import { isWithin, tableOf, type MeasuredFigure } from './figures.ts';
import { firstScreen, returnVisits } from './visits.ts';
import { fastUser, interactions } from './interactions.ts';
import { heap } from './heap.ts';
import { printCpuBenchmark } from './cpuBenchmark.ts';
import { FIRST_QUESTION } from './phone.ts';
import { underLoad } from './load.ts';
import { openedScreen } from './openedScreen.ts';
import { idleVisit } from './idleVisit.ts';
import { staticPage, visibleText } from './staticSite.ts';
import { replaying } from './replay.ts';
import { slider } from './slider.ts';
import { stress } from './stress.ts';
import { buildTimes, checkTime } from './buildTimes.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '25' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);

const figures: MeasuredFigure[] = [];
if (isWanted('build')) figures.push(...(await buildTimes()));
if (isWanted('bytes')) figures.push(...sizesOf());

if (isWanted('load')) figures.push(...(await underLoad()));

const ours = visibleText(readFileSync('dist/pages/HOMELINE/register.html', 'utf8'));
if (ours !== visibleText(staticPage()))
  console.warn(
    `The static page says something else than ours; mend it.\n${ours}\n${visibleText(staticPage())}`,
  );

const fewRuns = Math.ceil(runs / 5);

const host = await openTestHost();
const browser = await launchChromium();
try {
  if (['first', 'return', 'quiet', 'handling', 'trouble'].some(isWanted))
    await printCpuBenchmark(browser);
  if (isWanted('first'))
    figures.push(...(await firstScreen(browser, host.address + FIRST_QUESTION, runs)));
  if (isWanted('return'))
    figures.push(...(await returnVisits(host.address + FIRST_QUESTION, runs)));
  if (isWanted('opened')) figures.push(...(await openedScreen(host, fewRuns)));
  if (isWanted('quiet')) {
    await host.sandbox.banners(demoBanners);
    figures.push(...(await idleVisit(browser, host.address + FIRST_QUESTION, fewRuns)));
    await host.sandbox.banners([]);
  }
  if (isWanted('handling')) {
    figures.push(...(await interactions(host.address, fewRuns)));
    figures.push(...(await fastUser(browser, host.address, fewRuns)));
  }
  if (isWanted('slider')) figures.push(...(await slider(host, fewRuns)));
  if (isWanted('trouble')) figures.push(...(await stress(browser, host, fewRuns)));
  if (isWanted('chat')) figures.push(...(await chatScrolling(host)));
  if (isWanted('replay')) figures.push(...(await replaying(host)));
  if (isWanted('heap')) figures.push(...(await heap(browser, host)));
} finally {
  await browser.close();
  await host.close();
}
if (isWanted('check')) figures.push(...(await checkTime()));

console.log(tableOf(figures));
process.exitCode = figures.every(isWithin) ? 0 : 1;
