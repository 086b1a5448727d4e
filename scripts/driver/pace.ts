import { createHash } from 'node:crypto';

const FIXED_WORK = 'x'.repeat(400_000);
const ROUNDS = 40;

/** Milliseconds that the fixed work takes on an idle, typical machine. */
const USUAL_MS = 300;

/** Does the kind of work that tests do: builds, reads and compares texts. */
function doFixedWork(): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = FIXED_WORK.slice(round).split('x');
    createHash('sha256').update(JSON.stringify(words)).digest('hex');
  }
}

function measure(): number {
  const start = performance.now();
  doFixedWork();
  return (performance.now() - start) / USUAL_MS;
}

/** Environment variable with the measured pace. A run measures once, and its processes inherit it. */
const PACE = 'HOMELINE_PACE';

/** Returns how many times slower than usual this machine is, at least 1. */
function paceOfRun(): number {
  const { [PACE]: known } = process.env;
  const pace = known === undefined ? Math.max(1, measure()) : Number(known);
  process.env[PACE] = pace.toFixed(2);
  return pace;
}

/** Limits at the usual pace. They only end what hangs, so they are far above usual times. */
const usualLimits = {
  unit: 60_000,
  appearance: 20_000,
  journey: 120_000,
  action: 30_000,
  screen: 15_000,
  lender: 60_000,
  condition: 90_000,
  start: 20_000,
  closing: 15_000,
};

const pace = paceOfRun();

/** Limits of jest, Playwright and the drivers in milliseconds, scaled by this machine's pace. */
export const limits = Object.fromEntries(
  Object.entries(usualLimits).map(([name, usualMs]) => [name, Math.round(usualMs * pace)]),
) as typeof usualLimits;
