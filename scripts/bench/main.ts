/**
 * What Homeline costs, against its budgets (scripts/bench/budgets.ts). `npm run bench -- --runs 5 first heap` runs less:
 * the parts are build, bytes, first, return, quiet, handling, trouble, heap and check.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { sizesOf } from '#scripts/checks/sizes.ts';
import { launchChromium } from '#scripts/driver/chromium.ts';
import { openHouse } from '#scripts/driver/house.ts';

import { isWithin, printFigures, type Figure } from './figures.ts';
import { firstScreen } from './firstScreen.ts';
import { fastHand, handling } from './handling.ts';
import { heap } from './heap.ts';
import { printPace } from './pace.ts';
import { FIRST_QUESTION } from './phone.ts';
import { quiet } from './quiet.ts';
import { returnVisits } from './returnVisit.ts';
import { staticPage, wordsOf } from './staticSite.ts';
import { trouble } from './trouble.ts';
import { buildTimes, checkTime } from './workshop.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '25' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);

const figures: Figure[] = [];
if (isWanted('build')) figures.push(...(await buildTimes()));
if (isWanted('bytes')) figures.push(...sizesOf());

const ours = wordsOf(readFileSync('dist/pages/HOMELINE/register.html', 'utf8'));
if (ours !== wordsOf(staticPage()))
  console.warn(
    `The static page says something else than ours; mend it.\n${ours}\n${wordsOf(staticPage())}`,
  );

/** Of what takes long there are fewer. */
const fewRuns = Math.ceil(runs / 5);

const house = await openHouse();
const browser = await launchChromium();
try {
  if (['first', 'return', 'quiet', 'handling', 'trouble'].some(isWanted)) await printPace(browser);
  if (isWanted('first'))
    figures.push(...(await firstScreen(browser, house.address + FIRST_QUESTION, runs)));
  if (isWanted('return'))
    figures.push(...(await returnVisits(house.address + FIRST_QUESTION, runs)));
  if (isWanted('quiet'))
    figures.push(...(await quiet(browser, house.address + FIRST_QUESTION, fewRuns)));
  if (isWanted('handling')) {
    figures.push(...(await handling(house.address, fewRuns)));
    figures.push(...(await fastHand(browser, house.address, fewRuns)));
  }
  if (isWanted('trouble')) figures.push(...(await trouble(browser, house, fewRuns)));
  if (isWanted('heap')) figures.push(...(await heap(browser, house)));
} finally {
  await browser.close();
  await house.close();
}
if (isWanted('check')) figures.push(...(await checkTime()));

printFigures(figures);
process.exitCode = figures.every(isWithin) ? 0 : 1;
