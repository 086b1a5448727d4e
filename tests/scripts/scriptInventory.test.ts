import type { Manifest } from '#scripts/build/manifest.ts';
import { inventoryFaults } from '#scripts/build/scriptInventory.ts';

const entry = ['/assets/vendor.1a.js', '/assets/client.2b.js', '/assets/client.3c.css'];
/** A request for each line of the inventory. For a folder, a file in it. */
const asked = inventoryFaults({ version: '1', entry, lazy: {}, workers: {} }, [])
  .flatMap((fault) => /^(\S+\/\S*) is in no build$/.exec(fault)?.[1] ?? [])
  .map((request) => (request.endsWith('/') ? `${request}part.ts` : request));
const lazy: Manifest['lazy'] = {
  './src/index.tsx': entry,
  ...Object.fromEntries(asked.map((request, at) => [request, [`/assets/${at}.4d.js`]])),
};
const worker = '/assets/9.7a.js';
const build = { version: '1', entry, lazy, workers: { 'pdf-worker': [worker] } };
const scripts = [...entry, ...Object.values(lazy).flat(), worker].filter((url) =>
  url.endsWith('.js'),
);

it('SC-23 finds no fault in a build whose scripts all have a reason', () => {
  expect(inventoryFaults(build, scripts)).toEqual([]);
});

it('SC-23 reports scripts without a reason, scripts without a request, and reasons without a script', () => {
  const { '#src/shell/Overlays.tsx': urls = [], ...others } = lazy;
  const changed = {
    ...build,
    entry: [...entry, '/assets/tracking.5e.js'],
    lazy: { ...others, './Elsewhere.tsx': urls },
    workers: {},
  };

  const withoutWorker = scripts.filter((url) => url !== worker);
  expect(inventoryFaults(changed, [...withoutWorker, '/assets/left.6f.js'])).toEqual([
    'tracking has no reason',
    './Elsewhere.tsx has no reason',
    '/assets/left.6f.js is requested by nothing',
    '#src/shell/Overlays.tsx is in no build',
    'pdf-worker is in no build',
  ]);
});
