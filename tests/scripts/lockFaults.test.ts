import { readFileSync } from 'node:fs';

import { lockFaults, type Lock } from '#scripts/lockFaults.ts';

const project = { '': { license: 'UNLICENSED' } };
const faultsOf = (packages: Lock['packages']) =>
  lockFaults({ packages: { ...project, ...packages } });

it('finds no fault in the lock file of the project', () => {
  expect(lockFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock)).toEqual([]);
});

it.each([
  ['GPL-3.0', 'the licence GPL-3.0'],
  ['MIT OR GPL-3.0', 'the licence MIT OR GPL-3.0'],
  [undefined, 'no licence'],
])("SC-23 doesn't let a package under the license %p ship", (license, named) => {
  const locked = license === undefined ? {} : { license };

  expect(faultsOf({ 'node_modules/a': locked })).toEqual([`node_modules/a has ${named}`]);
});

it('SC-23 lets packages under listed licenses ship, and a tool have any license', () => {
  expect(
    faultsOf({
      'node_modules/a': { license: 'MIT' },
      'node_modules/b': { license: 'MPL-2.0', dev: true },
    }),
  ).toEqual([]);
});

it('reports a registry address, and a missing package of another platform', () => {
  const locked = {
    license: 'MIT',
    resolved: 'https://a.example',
    optionalDependencies: { b: '1' },
  };

  expect(faultsOf({ 'node_modules/a': locked })).toEqual([
    'node_modules/a lacks b',
    'node_modules/a names an address',
  ]);
});

it('reports the native canvas that npm adds next to pdfjs-dist', () => {
  expect(faultsOf({ 'node_modules/@napi-rs/canvas-linux-x64-gnu': { license: 'MIT' } })).toEqual([
    'node_modules/@napi-rs/canvas-linux-x64-gnu is native and not needed',
  ]);
});
