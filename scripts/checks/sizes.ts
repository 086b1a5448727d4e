import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { budgets } from '#scripts/bench/budgets.ts';
import { figure, isWithin, tableOf, type MeasuredFigure } from '#scripts/bench/figures.ts';
import { earlyScript } from '#scripts/build/early.ts';
import { isScript, readManifest } from '#scripts/build/manifest.ts';

import type { RunResult } from './run.ts';

const compressed = (path: string) => statSync(`dist${path}.br`).size;
const weigh = (urls: Iterable<string>) =>
  [...new Set(urls)].filter(isScript).reduce((sum, url) => sum + compressed(url), 0);

export function sizesOf(page = '/pages/LARKMERE/register.html'): MeasuredFigure[] {
  const { bytes } = budgets;
  const { entry, lazy, workers } = readManifest();
  const first = new Set(entry);
  const added = Object.entries(lazy).map(([request, urls]) => ({
    request,
    bytes: weigh(urls.filter((url) => !first.has(url))),
  }));
  const later = lazy['./later.ts'] ?? [];
  const heavy = Object.entries(bytes.heavyChunks);
  const light = added.filter(
    ({ request }) =>
      bytes.heavyChunks[request] === undefined && String(lazy[request]) !== String(later),
  );
  const largest = light.reduce((most, one) => (one.bytes > most.bytes ? one : most));
  const sagas = lazy['./startSagas.ts'] ?? [];
  const weight = (name: string, value: number, most: number): MeasuredFigure => ({
    ...figure(name, value, most, 'bytes'),
    ceiling: most * budgets.ceiling,
  });
  return [
    weight('first page', compressed(page), bytes.page),
    weight('inline script', brotliCompressSync(earlyScript()).length, bytes.earlyScript),
    weight('scripts until usable', weigh(entry), bytes.scriptsUntilUsable),
    weight('scripts until answered', weigh([...entry, ...sagas]), bytes.scriptsUntilAnswered),
    weight('later sagas', weigh(later.filter((url) => !first.has(url))), bytes.laterSagas),
    weight(`largest chunk, ${largest.request}`, largest.bytes, bytes.largestChunk),
    ...heavy.map(([request, most]) =>
      weight(request, added.find((chunk) => chunk.request === request)?.bytes ?? 0, most),
    ),
    ...Object.entries(bytes.workers).map(([name, most]) =>
      weight(name, weigh(workers[name] ?? []), most),
    ),
  ];
}

/** Returns the build's sizes, and whether all are below their limits. */
export function describeSizes(): RunResult {
  const figures = sizesOf();
  return { isGood: figures.every(isWithin), output: tableOf(figures) };
}
