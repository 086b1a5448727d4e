import { resolveBrand, type BrandSources } from '#store/org/resolveBrand.ts';

const BRANDS = [
  { code: 'HOMELINE', host: 'homeline.homeline.example' },
  { code: 'LARKMERE', host: 'larkmere.homeline.example' },
  { code: 'LARKMERE', host: 'larkmere.localhost' },
  { code: 'TARNWICK', host: 'tarnwick.homeline.example' },
  { code: 'IVELGARTH', host: 'ivelgarth.homeline.example' },
];
const brandOf = (sources: Partial<BrandSources>) =>
  resolveBrand(BRANDS, {
    orgParameters: [],
    pageOrgCode: null,
    host: 'elsewhere.example',
    mainCode: 'HOMELINE',
    ...sources,
  });

it('picks the org parameter before the page, the page before the host, the host before the main brand', () => {
  const host = 'tarnwick.homeline.example';

  expect(brandOf({ orgParameters: ['LARKMERE'], pageOrgCode: 'IVELGARTH', host })).toBe('LARKMERE');
  expect(brandOf({ pageOrgCode: 'IVELGARTH', host })).toBe('IVELGARTH');
  expect(brandOf({ host })).toBe('TARNWICK');
  expect(brandOf({})).toBe('HOMELINE');
});

it.each([
  'LARKMERE.homeline.example:3000',
  'larkmere.localhost:4100',
  'larkmere.homeline.example.',
])('knows a host whatever its port and case: %s', (host) => {
  expect(brandOf({ host })).toBe('LARKMERE');
});

it.each([
  ['unknown', ['ANONYMOUS']],
  ['empty', ['']],
  ['a path', ['../LARKMERE']],
  ['markup', ['<b>LARKMERE</b>']],
  ['10,000 characters', ['LARKMERE'.repeat(1_250)]],
  ['in lower case', ['larkmere']],
  ['a name that every object has', ['constructor']],
  ['repeated', ['LARKMERE', 'TARNWICK']],
])('FT-81 ignores an org parameter that is %s', (_what, orgParameters) => {
  expect(brandOf({ orgParameters, host: 'tarnwick.homeline.example' })).toBe('TARNWICK');
  expect(brandOf({ orgParameters })).toBe('HOMELINE');
});

it('FT-81 ignores page data with an unknown code', () => {
  expect(brandOf({ pageOrgCode: '__proto__', host: 'larkmere.localhost' })).toBe('LARKMERE');
});
