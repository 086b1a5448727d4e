import { statSync } from 'node:fs';

import { budgets } from '#scripts/bench/budgets.ts';
import { earlyScript } from '#scripts/build/early.ts';
import { isScript, readManifest } from '#scripts/build/manifest.ts';

interface Figure {
  readonly name: string;
  readonly bytes: number;
  readonly most: number;
}

const compressed = (path: string) => statSync(`dist${path}.br`).size;
const weigh = (urls: Iterable<string>) =>
  [...new Set(urls)].filter(isScript).reduce((sum, url) => sum + compressed(url), 0);

/** What a build weighs on the wire. */
export function sizesOf(page = '/pages/LARKMERE/register.html'): Figure[] {
  const { entry, lazy } = readManifest();
  const first = new Set(entry);
  const added = Object.entries(lazy).map(([request, urls]) => ({
    request,
    bytes: weigh(urls.filter((url) => !first.has(url))),
  }));
  const largest = added.reduce((most, one) => (one.bytes > most.bytes ? one : most));
  const sagas = lazy['./boot/startSagas.ts'] ?? [];
  const { bytes } = budgets;

  return [
    { name: 'first page', bytes: compressed(page), most: bytes.page },
    { name: 'inline script', bytes: earlyScript().length, most: bytes.earlyScript },
    { name: 'scripts until usable', bytes: weigh(entry), most: bytes.scriptsUntilUsable },
    {
      name: 'scripts until answered',
      bytes: weigh([...entry, ...sagas]),
      most: bytes.scriptsUntilAnswered,
    },
    { name: `largest chunk (${largest.request})`, ...largest, most: bytes.largestChunk },
  ];
}

/** Says what the build weighs, and whether all of it is within its budget. */
export function checkSizes(): boolean {
  const figures = sizesOf();
  for (const { name, bytes, most } of figures)
    console.log(`${bytes <= most ? 'ok    ' : 'FAILED'}  ${name}: ${bytes} of ${most} bytes`);
  return figures.every(({ bytes, most }) => bytes <= most);
}
