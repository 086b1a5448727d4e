import { rmSync } from 'node:fs';

import { run } from '#scripts/checks/run.ts';

import { budgets } from './budgets.ts';
import { figure, type MeasuredFigure } from './figures.ts';

async function secondsOf(script: string, parameters: readonly string[] = []): Promise<number> {
  const start = performance.now();
  const { isGood, output } = await run(script, parameters);
  if (!isGood) console.error(`${script} failed:\n${output}`);
  return (performance.now() - start) / 1000;
}

/** Measures a clean build and a build without changes. Leaves the build in place. */
export async function buildTimes(): Promise<MeasuredFigure[]> {
  for (const folder of ['node_modules/.cache/webpack', 'build', 'dist'])
    rmSync(folder, { recursive: true, force: true });
  const { coldBuild, warmBuild } = budgets.seconds;
  const cold = await secondsOf('scripts/build.ts');
  const warm = await secondsOf('scripts/build.ts');
  return [
    figure('production build, cold', cold, coldBuild, 's'),
    figure('production build, warm', warm, warmBuild, 's'),
  ];
}

export async function checkTime(): Promise<MeasuredFigure[]> {
  const seconds = await secondsOf('scripts/test.ts', ['--quick']);
  return [figure('npm run check', seconds, budgets.seconds.check, 's')];
}
