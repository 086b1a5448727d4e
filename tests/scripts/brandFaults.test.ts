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

it('FT-80 FT-82 AX-05 finds no fault in the brands of the product', () => {
  expect(brandFaults('public/brands')).toEqual([]);
});

it.each([
  [
    'an unknown field',
    'LARKMERE/brand.json',
    '"termsLabel"',
    '"termLabel"',
    'LARKMERE/brand.json: switches.termLabel: is no field of a brand',
  ],
  [
    'a color without contrast',
    'LARKMERE/brand.json',
    '"color": "#7cc7f0"',
    '"color": "#7cc7f0", "colors": { "onBrand": "#7cc7f0" }',
    'LARKMERE/brand.json: theme.colors: onBrand on brand has a contrast of 2.8',
  ],
  [
    "another brand's address",
    'LARKMERE/brand.json',
    'https://larkmere.homeline.example',
    'https://homeline.homeline.example',
    'LARKMERE/brand.json: baseUrl: homeline.homeline.example is the host of HOMELINE too',
  ],
  [
    'a logo without a text alternative',
    'LARKMERE/logo.svg',
    'Larkmere Credit Union',
    ' ',
    'LARKMERE/logo.svg: title: is missing',
  ],
  [
    'a copied logo',
    'LARKMERE/logo.svg',
    'Larkmere Credit Union',
    'Tarnmere Credit Union',
    "LARKMERE/logo.svg: title: is Tarnmere Credit Union, and the company's name Larkmere Credit Union",
  ],
  [
    'a truncated file',
    'LARKMERE/brand.json',
    '"switches": {',
    '"switches": }',
    'LARKMERE/brand.json: is not JSON: Unexpected token',
  ],
  [
    'a missing field',
    'LARKMERE/brand.json',
    '"baseUrl": "https://larkmere.homeline.example",',
    '',
    'LARKMERE/brand.json: baseUrl: is missing',
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
    ': switches.isMain: no brand is the main one',
  ],
  [
    'a second main brand',
    'LARKMERE/brand.json',
    '"switches": {',
    '"switches": { "isMain": true,',
    'LARKMERE/brand.json: switches.isMain: HOMELINE and LARKMERE are the main one, which is one alone',
  ],
  [
    'an unknown lender',
    'LARKMERE/brand.json',
    '"canonicalOrgCode": "LARKMERE"',
    '"canonicalOrgCode": "LARKMOOR"',
    'LARKMERE/brand.json: canonicalOrgCode: LARKMOOR is no brand of these folders',
  ],
  [
    'a minimum above the maximum',
    'LARKMERE/brand.json',
    '"helocMaxLoanAmount": 300000',
    '"helocMaxLoanAmount": 300',
    'LARKMERE/brand.json: orgPricingData: helocMinLoanAmount is more than helocMaxLoanAmount',
  ],
  [
    'an address that no browser can open',
    'LARKMERE/brand.json',
    'https://larkmere.homeline.example',
    'https://larkmere.homeline.example:99999',
    'LARKMERE/brand.json: baseUrl: is not a site like https://larkmere.example',
  ],
  [
    'an invalid date',
    'LARKMERE/brand.json',
    '"switches": {',
    '"switches": { "launchDate": "2026-02-30",',
    'LARKMERE/brand.json: switches.launchDate: is neither SOON nor a date like 2026-11-30',
  ],
])('reports %s with its file', (_what, file, from, to, fault) => {
  edit(file, from, to);

  expect(brandFaults(folder).join('\n')).toContain(
    `${folder}${fault.startsWith(':') ? '' : '/'}${fault}`,
  );
});

it.each([
  ['the loader itself', readFileSync('public/brands/LARKMERE/loader.svg', 'utf8')],
  ['an animated element', '<svg><title>Working</title><animateTransform /></svg>'],
])('WCAG 2.2.2 reports %s as the still of the loader', (_what, drawing) => {
  writeFileSync(join(folder, 'LARKMERE/loader-still.svg'), drawing);

  expect(brandFaults(folder)).toEqual([
    `${join(folder, 'LARKMERE/loader-still.svg')}: moves, and has to stand still`,
  ]);
});

it.each([
  [400_000, []],
  [400_001, ['loader.mp4: is larger than 400 kB']],
])('LOADER-02 reports for a video of %i bytes: %j', (size, faults) => {
  writeFileSync(join(folder, 'LARKMERE/loader.mp4'), Buffer.alloc(size));

  expect(brandFaults(folder)).toEqual(faults.map((fault) => join(folder, 'LARKMERE', fault)));
});

it('reports a field that breaks two rules only once', () => {
  edit('LARKMERE/brand.json', 'https://larkmere.homeline.example', 'no site');

  expect(brandFaults(folder)).toHaveLength(1);
});

it('FT-82 reports only the font if it is missing', () => {
  const font = { family: 'Sample Sans', file: 'sample.woff2', fallbackSizeAdjust: '98%' };
  edit('LARKMERE/brand.json', '"theme": {', `"theme": { "font": ${JSON.stringify(font)},`);

  expect(brandFaults(folder)).toEqual([`${join(folder, 'LARKMERE/sample.woff2')}: is missing`]);
});
