import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brandHosts, mainCodeOf, onLocalhost, readBrands } from '#server/host/brands.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const code of ['TARNWICK', 'HOMELINE', 'LARKMERE'])
    cpSync(join('public/brands', code), join(folder, code), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (file: string, content: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
};

it('reads every folder as a brand, ordered by code', () => {
  const { organisations, faults } = readBrands(folder);

  expect([...organisations.keys()]).toEqual(['HOMELINE', 'LARKMERE', 'TARNWICK']);
  expect(faults).toEqual([]);
});

it('adds a brand for a new folder', () => {
  write('ELMGARTH/brand.json', JSON.stringify(anOrganisation({ orgCode: 'ELMGARTH' })));
  write('ELMGARTH/logo.svg', '<svg/>');
  write('ELMGARTH/loader.svg', '<svg/>');
  write('ELMGARTH/loader-still.svg', '<svg/>');

  expect(readBrands(folder).organisations.has('ELMGARTH')).toBe(true);
});

it.each([
  ['cut off', '{"orgCode": "LARKM', 'brand.json: is not JSON'],
  ['without a name', '{"orgCode": "LARKMERE"}', 'brand.json: canonicalOrgCode: '],
  [
    'of another folder',
    JSON.stringify(anOrganisation({ orgCode: 'IVELMERE' })),
    'brand.json: orgCode: IVELMERE is not the name of its folder',
  ],
])('FT-80 reports and leaves out a brand.json %s', (_what, content, fault) => {
  write('LARKMERE/brand.json', content);

  const { organisations, faults } = readBrands(folder);

  expect([...organisations.keys()]).toEqual(['HOMELINE', 'TARNWICK']);
  expect(faults[0]).toContain(join(folder, 'LARKMERE', fault));
});

it('FT-80 reports a folder without a brand.json', () => {
  mkdirSync(join(folder, 'EMPTY'));

  expect(readBrands(folder).faults).toEqual([`${folder}/EMPTY/brand.json: is missing`]);
});

it('FT-82 falls back to the name and the default animation', () => {
  rmSync(join(folder, 'LARKMERE/logo.svg'));
  rmSync(join(folder, 'LARKMERE/loader.svg'));

  const { organisations, faults } = readBrands(folder);

  expect(organisations.get('LARKMERE')?.theme).toMatchObject({
    logo: 'none',
    loaderAnimation: 'default',
  });
  expect(faults).toEqual([
    `${folder}/LARKMERE/logo.svg: is missing`,
    `${folder}/LARKMERE/loader.svg: is missing`,
  ]);
});

it('falls back when an animation has no still, because it could not be paused', () => {
  rmSync(join(folder, 'LARKMERE/loader-still.svg'));

  const { organisations, faults } = readBrands(folder);

  expect(organisations.get('LARKMERE')?.theme.loaderAnimation).toBe('default');
  expect(faults).toEqual([`${folder}/LARKMERE/loader-still.svg: is missing`]);
});

it.each(['mp4', 'webm'] as const)(
  'LOADER-02 requires a poster and both files for a video (%s)',
  (kind) => {
    const { theme } = anOrganisation();
    const brand = anOrganisation({
      orgCode: 'ELMGARTH',
      theme: { ...theme, loaderAnimation: kind },
    });
    write('ELMGARTH/brand.json', JSON.stringify(brand));
    write('ELMGARTH/logo.svg', '<svg/>');
    write('ELMGARTH/loader-still.svg', '<svg/>');
    expect(readBrands(folder).faults).toEqual([`${folder}/ELMGARTH/loader.${kind}: is missing`]);

    write(`ELMGARTH/loader.${kind}`, 'film');

    const { organisations, faults } = readBrands(folder);
    expect(organisations.get('ELMGARTH')?.theme.loaderAnimation).toBe(kind);
    expect(faults).toEqual([]);
  },
);

it('gives each brand its own host, and one under localhost', () => {
  const hosts = brandHosts(readBrands(folder).organisations);

  expect(hosts).toContainEqual({ code: 'LARKMERE', host: 'larkmere.homeline.example' });
  expect(hosts).toContainEqual({ code: 'LARKMERE', host: 'larkmere.localhost' });
});

it('marks the main brand, and throws when there are no brands', () => {
  expect(mainCodeOf(readBrands(folder).organisations)).toBe('HOMELINE');
  expect(() => mainCodeOf(new Map())).toThrow('No private label data found');
});

it('moves a brand and its sister sites under localhost', () => {
  const { organisations } = readBrands('public/brands');
  const homeline = organisations.get('HOMELINE') ?? anOrganisation();

  const local = onLocalhost(homeline, organisations, 3000);

  expect(local.baseUrl).toBe('http://homeline.localhost:3000');
  expect(local.switches.nyCounterpart).toEqual({
    name: 'Homeline New York',
    baseUrl: 'http://homeline-ny.localhost:3000',
  });
  expect(local.switches.regularCounterpart).toBeNull();
});
