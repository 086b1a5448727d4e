import { createHash } from 'node:crypto';

const FIXED_WORK = 'x'.repeat(400_000);
const ROUNDS = 40;

/** How long the fixed work takes on a quiet machine of the usual kind. */
const USUAL_MS = 300;

/** Work of the kind that tests do: texts are built, read and compared. */
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

/** The name of the measured pace in the environment: a run measures once, and its processes inherit it. */
const PACE = 'HOMELINE_PACE';

/** How many times slower than usual this machine is, at least 1. */
function paceOfRun(): number {
  const { [PACE]: known } = process.env;
  const pace = known === undefined ? Math.max(1, measure()) : Number(known);
  process.env[PACE] = pace.toFixed(2);
  return pace;
}

/** Limits at the usual pace: each only ends what hangs, so that none is near what is usual. */
const usualLimits = {
  /** One test without a browser. */
  unit: 60_000,
  /** What a test without a browser waits for. */
  appearance: 20_000,
  /** One journey. */
  journey: 120_000,
  /** One action or wait of Playwright. */
  action: 30_000,
  /** A screen that is one navigation away. */
  screen: 15_000,
  /** A screen that the simulated lender works for. */
  lender: 60_000,
  /** A condition that a journey polls. */
  condition: 90_000,
  /** A server that starts. */
  start: 20_000,
  /** A window that closes. */
  closing: 15_000,
};

const pace = paceOfRun();

/** The limits of jest, Playwright and the drivers in milliseconds, scaled by the pace of this machine. */
export const limits = Object.fromEntries(
  Object.entries(usualLimits).map(([name, usualMs]) => [name, Math.round(usualMs * pace)]),
) as typeof usualLimits;
