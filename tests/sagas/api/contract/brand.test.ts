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

it('a whole brand is read as it stands', () => {
  const organisation = anOrganisation();

  expect(readBrand(JSON.parse(JSON.stringify(organisation)), FILE)).toEqual({
    isSound: true,
    organisation,
  });
});

it('FT-80 what a brand leaves out is empty or has its default, and the rest is read', () => {
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

it('a key that nobody knows is left out', () => {
  const reading = readBrand({ ...SHORTEST, somethingNew: 1 }, FILE);

  expect(reading).toMatchObject({ isSound: true });
  expect(JSON.stringify(reading)).not.toContain('somethingNew');
});

it.each([
  ['nothing', null, 'the file'],
  ['a list', [], 'orgCode'],
  ['a hostile code', { ...SHORTEST, orgCode: '../X' }, 'orgCode'],
  ['no colour', { ...SHORTEST, theme: { color: 'red;}' } }, 'theme.color'],
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
    'one behind a backslash',
    { ...SHORTEST, switches: { surveyUrl: String.raw`/\\evil.example/x` } },
    'switches.surveyUrl',
  ],
  [
    'a path with letters that turn the line around',
    { ...SHORTEST, switches: { surveyUrl: '/survey\u202Egpj' } },
    'switches.surveyUrl',
  ],
  [
    'an address for a host',
    { ...SHORTEST, signInHosts: ['a.example', 'https://b.example'] },
    'signInHosts.1',
  ],
  ['a word for a switch', { ...SHORTEST, switches: { hmda: 'yes' } }, 'switches.hmda'],
  ['no date', { ...SHORTEST, switches: { launchDate: 'soon' } }, 'switches.launchDate'],
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
    'a rate as percent',
    { ...SHORTEST, orgPricingData: [{ helocMinRateWithNoDiscount: 7.35 }] },
    'orgPricingData.0.helocMinRateWithNoDiscount',
  ],
])('FT-80 a brand with %s names the file and the field', (_what, content, field) => {
  expect(faultsOf(content)[0]).toMatch(new RegExp(`^${FILE}: ${field.replaceAll('.', '\\.')}: .`));
});

it('a default product that does not exist is a fault', () => {
  const orgMetaData = { ...SHORTEST.orgMetaData, products: { 'crypto-heloc': { name: 'Line' } } };

  expect(faultsOf({ ...SHORTEST, orgMetaData })).toEqual([
    `${FILE}: orgMetaData: has no product of the name that is its defaultProduct`,
  ]);
});
