import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brandFaults } from '#scripts/brandFaults.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const code of ['HOMELINE', 'LARKMERE'])
    cpSync(join('public/brands', code), join(folder, code), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const edit = (file: string, from: string, to: string) => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

it('FT-80 FT-82 AX-05 the brands of the product have no fault', () => {
  expect(brandFaults('public/brands')).toEqual([]);
});

it.each([
  [
    'a field that nobody reads',
    'LARKMERE/brand.json',
    '"termsLabel"',
    '"termLabel"',
    'LARKMERE/brand.json: switches.termLabel: is no field of a brand',
  ],
  [
    'a colour that cannot be read',
    'LARKMERE/brand.json',
    '"color": "#7cc7f0"',
    '"color": "#7cc7f0", "colors": { "onBrand": "#7cc7f0" }',
    'LARKMERE/brand.json: theme.colors: onBrand on brand has a contrast of 1.',
  ],
  [
    "another brand's address",
    'LARKMERE/brand.json',
    'https://larkmere.homeline.example',
    'https://homeline.homeline.example',
    'LARKMERE/brand.json: baseUrl: homeline.homeline.example is already the host of HOMELINE',
  ],
  [
    'a logo without a text alternative',
    'LARKMERE/logo.svg',
    'Larkmere Credit Union',
    ' ',
    'LARKMERE/logo.svg: title: is missing',
  ],
  [
    'a logo with a script',
    'LARKMERE/logo.svg',
    '</svg>',
    '<script/></svg>',
    'LARKMERE/logo.svg: has a script in it',
  ],
  [
    'no main brand',
    'HOMELINE/brand.json',
    '"isMain": true',
    '"isMain": false',
    ': switches.isMain: 0 brands are the main one, not 1',
  ],
])('%s is a fault, named with its file', (_what, file, from, to, fault) => {
  edit(file, from, to);

  expect(brandFaults(folder).join('\n')).toContain(
    `${folder}${fault.startsWith(':') ? '' : '/'}${fault}`,
  );
});
