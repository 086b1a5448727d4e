import { readBrand } from '#sagas/api/contract/brand.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const FILE = 'public/brands/LARKMERE/brand.json';
const SHORTEST = {
  orgCode: 'LARKMERE',
  canonicalOrgCode: 'LARKMERE',
  orgBrand: 'PRIVATE_LABEL',
  baseUrl: 'https://larkmere.homeline.example',
  orgMetaData: {
    companyInfo: { companyName: 'Larkmere', companyNameShort: 'Larkmere', companyProduct: 'Line' },
    products: { heloc: { name: 'Line' } },
  },
  theme: { color: '#7cc7f0' },
};
const faultsOf = (content: unknown) => {
  const reading = readBrand(content, FILE);
  return reading.isSound ? [] : reading.faults;
};

it('reads a complete brand unchanged', () => {
  const organisation = anOrganisation();

  expect(readBrand(JSON.parse(JSON.stringify(organisation)), FILE)).toEqual({
    isSound: true,
    organisation,
  });
});

it('FT-80 gives empty values or defaults to a brand that leaves fields out, and reads the rest', () => {
  expect(readBrand(SHORTEST, FILE)).toMatchObject({
    isSound: true,
    organisation: {
      orgMetaData: {
        companyInfo: { supportEmail: null, supportPhoneNumber: null, nmlsNumber: null },
        defaultProduct: 'heloc',
      },
      orgPricingData: [],
      signInHosts: [],
      theme: { loaderAnimation: 'default' },
      switches: { authMode: 'legacy', acceptingApplications: true, termsLabel: 'Service' },
    },
  });
});

it('drops an unknown key', () => {
  const reading = readBrand({ ...SHORTEST, somethingNew: 1 }, FILE);

  expect(reading).toMatchObject({ isSound: true });
  expect(JSON.stringify(reading)).not.toContain('somethingNew');
});

it.each([
  ['nothing', null, 'the file'],
  ['a list', [], 'orgCode'],
  ['a hostile code', { ...SHORTEST, orgCode: '../X' }, 'orgCode'],
  ['an invalid color', { ...SHORTEST, theme: { color: 'red;}' } }, 'theme.color'],
  [
    'a script as a link',
    { ...SHORTEST, footer: { extraLinks: [{ label: 'a', url: 'javascript:alert(1)' }] } },
    'footer.extraLinks.0.url',
  ],
  [
    'an address of another site as a path',
    { ...SHORTEST, switches: { surveyUrl: '//evil.example/x' } },
    'switches.surveyUrl',
  ],
  [
    'a foreign address behind a backslash',
    { ...SHORTEST, switches: { surveyUrl: String.raw`/\\evil.example/x` } },
    'switches.surveyUrl',
  ],
  [
    'a path with characters that reverse the text direction',
    { ...SHORTEST, switches: { surveyUrl: '/survey\u202Egpj' } },
    'switches.surveyUrl',
  ],
  [
    'an address instead of a host',
    { ...SHORTEST, signInHosts: ['a.example', 'https://b.example'] },
    'signInHosts.1',
  ],
  ['a text instead of a switch', { ...SHORTEST, switches: { hmda: 'yes' } }, 'switches.hmda'],
  ['an invalid date', { ...SHORTEST, switches: { launchDate: 'soon' } }, 'switches.launchDate'],
  [
    'a font that closes its quotes',
    {
      ...SHORTEST,
      theme: {
        color: '#7cc7f0',
        font: { family: 'A"', file: 'a.woff2', fallbackSizeAdjust: '9%' },
      },
    },
    'theme.font.family',
  ],
  [
    'a rate in percent',
    { ...SHORTEST, orgPricingData: [{ helocMinRateWithNoDiscount: 7.35 }] },
    'orgPricingData.0.helocMinRateWithNoDiscount',
  ],
])(
  'FT-80 rejects a brand with %s, with the name of the file and the field',
  (_what, content, field) => {
    expect(faultsOf(content)[0]).toMatch(
      new RegExp(`^${FILE}: ${field.replaceAll('.', '\\.')}: .`),
    );
  },
);

it('reports an unknown default product as an error', () => {
  const orgMetaData = { ...SHORTEST.orgMetaData, products: { 'crypto-heloc': { name: 'Line' } } };

  expect(faultsOf({ ...SHORTEST, orgMetaData })).toEqual([
    `${FILE}: orgMetaData: has no product of the name that is its defaultProduct`,
  ]);
});
