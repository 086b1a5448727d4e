import { readFileSync } from 'node:fs';

import { brandHosts, readBrands, slugOf } from '#server/host/brands.ts';
import { colorPairs, themeColors } from '#src/brand/colors.ts';
import { contrast } from '#src/brand/oklch.ts';
import { mergePricing, type Organisation } from '#store/org/organisation.ts';

const STEMS =
  'LARK TARN OSIER QUILL BRAMBLE GORSE CORRIE DUNLIN IVEL JUNIPER LINNET MERLE NETTLE PLOVER BRACKEN YARROW'.split(
    ' ',
  );
const ENDINGS = ['MERE', 'HOLT', 'GARTH', 'WICK'];
const FAMILY = ['', '_WHOLESALE', '_NY', '_SB', '_WHOLESALE_NY', '_CRYPTO'].map(
  (variant) => `HOMELINE${variant}`,
);
/** In the order of their sequence number, from 1. */
const CODES = [...FAMILY, ...STEMS.flatMap((stem) => ENDINGS.map((ending) => stem + ending))];

const { organisations, faults } = readBrands('public/brands');
const brand = (code: string): Organisation => {
  const organisation = organisations.get(code);
  if (!organisation) throw new Error(`${code} is missing`);
  return organisation;
};
const infoOf = (code: string) => brand(code).orgMetaData.companyInfo;
const pricingOf = (code: string) => mergePricing(brand(code).orgPricingData);
const codesWhere = (isSo: (organisation: Organisation) => boolean) =>
  CODES.filter((code) => isSo(brand(code)));
const ending = (end: string) => CODES.filter((code) => code.endsWith(end));

it('has the 70 organizations next to any others, each with its own hosts', () => {
  const hosts = brandHosts(organisations).map(({ host }) => host);

  expect(faults).toEqual([]);
  expect([...organisations.keys()]).toEqual(expect.arrayContaining(CODES));
  expect(CODES).toHaveLength(70);
  expect(new Set(hosts).size).toBe(2 * organisations.size);
});

it.each(CODES.map((code, at) => [code, at + 1] as const))(
  'gives %s its numbers, names and addresses',
  (code, number) => {
    const slug = slugOf(code);

    expect(brand(code).baseUrl).toBe(`https://${slug}.homeline.example`);
    expect(infoOf(code)).toMatchObject({
      nmlsNumber: String(9_900_000 + number),
      supportPhoneNumber: `(800) 555-01${String(number).padStart(2, '0')}`,
      supportEmail: `help@${slug}.example`,
      companyAddress: `${100 + number} Example Plaza, Columbus, OH 43215`,
    });
    expect(pricingOf(code).ofeeMaxThreshold).toBe(12_000);
  },
);

it.each(CODES)('AX-05 gives %s readable colors and a logo with a text alternative', (code) => {
  const colors = themeColors(brand(code).theme);
  const logo = readFileSync(`public/brands/${code}/logo.svg`, 'utf8');

  for (const { ink, ground, floor } of colorPairs)
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(floor);
  expect(contrast(colors.onBrand, colors.brand)).toBeGreaterThanOrEqual(4.5);
  expect(logo).toContain(`<title>${infoOf(code).companyName}</title>`);
  expect(logo).toContain('viewBox="0 0 48 48"');
});

it('includes the hard colors pale blue, yellow, red and pale gray among dark ones', () => {
  const light = codesWhere(({ theme }) => contrast(theme.color, '#ffffff') < 7);

  expect(light.toSorted()).toEqual(['GORSEHOLT', 'LARKMERE', 'QUILLGARTH', 'YARROWHOLT']);
});

it('gives no two brands the same logo', () => {
  const drawings = CODES.map((code) =>
    readFileSync(`public/brands/${code}/logo.svg`, 'utf8').replace(/<title>.*<\/title>/, ''),
  );

  expect(new Set(drawings).size).toBe(70);
});

it('says Terms of Use for seven lenders', () => {
  expect(codesWhere(({ switches }) => switches.termsLabel === 'Use')).toEqual(
    STEMS.slice(0, 7).map((stem) => `${stem}MERE`),
  );
});

it('asks in three brands whether the home will be listed within six months', () => {
  expect(codesWhere(({ switches }) => switches.saleWithinSixMonths)).toEqual([
    'LARKGARTH',
    'TARNGARTH',
    'OSIERGARTH',
  ]);
});

it.each<[string, (organisation: Organisation) => boolean, string[]]>([
  ['is the main brand', ({ switches }) => switches.isMain, ['HOMELINE']],
  ['lends on crypto', ({ switches }) => switches.isCrypto, ['HOMELINE_CRYPTO']],
  ['accepts no applications', ({ switches }) => !switches.acceptingApplications, ['TARNMERE']],
  ['comes soon', ({ switches }) => switches.launchDate === 'SOON', ['TARNHOLT']],
  ['is for 62 and older', ({ switches }) => switches.ageRestricted, ['TARNGARTH']],
  ['asks no demographics', ({ switches }) => !switches.hmda, ['HOMELINE_SB']],
  ['has no signing demonstration', ({ switches }) => !switches.esignDemonstration, ['LARKWICK']],
  ['pays debts through others', ({ switches }) => switches.debtPayoffThirdParty, ['TARNWICK']],
  ['sends New York elsewhere', ({ switches }) => switches.nyCounterpart !== null, ['HOMELINE']],
  ['is for New York', ({ switches }) => switches.regularCounterpart !== null, ['HOMELINE_NY']],
  ['sends Hawaii elsewhere', ({ switches }) => switches.hawaiiPartner !== null, ['HOMELINE']],
  [
    'may be reviewed',
    ({ orgMetaData }) => orgMetaData.companyInfo.allowRegulatorReview,
    ['LARKGARTH'],
  ],
  ['has a reinvestment notice', ({ footer }) => footer.communityReinvestmentNotice, ['LARKGARTH']],
  ['has its own loader messages', ({ wording }) => wording.loaderMessages !== null, ['LARKHOLT']],
  [
    'has its own animation',
    ({ theme }) => theme.loaderAnimation === 'own',
    ['HOMELINE', 'LARKMERE', 'LARKHOLT'],
  ],
  [
    'lets an exempt broker continue',
    ({ switches }) => switches.inquiryExemptBrokerNmls.includes('9910004'),
    ['HOMELINE', 'HOMELINE_WHOLESALE', 'HOMELINE_WHOLESALE_NY', 'HOMELINE_CRYPTO', 'TARNWICK'],
  ],
])('finds only the right brands: %s', (_what, isSo, codes) => {
  expect(codesWhere(isSo)).toEqual(codes);
});

it('follows the rule of each ending for credit unions, home lenders, banks and brokers', () => {
  for (const code of ending('MERE')) expect(brand(code).footer.creditUnionLogo).toBe(true);
  for (const code of ending('WICK')) expect(brand(code).orgBrand).toBe('WHOLESALE');
  expect(codesWhere(({ switches }) => switches.authMode === 'external')).toEqual(
    CODES.filter(
      (code) =>
        STEMS.some((stem, at) => at % 2 === 0 && code === `${stem}HOLT`) ||
        code === 'TARNHOLT' ||
        code === 'TARNWICK',
    ),
  );
  expect(codesWhere(({ switches }) => switches.referrerRequired)).toEqual(
    STEMS.filter((_stem, at) => at % 2 === 0).map((stem) => `${stem}WICK`),
  );
});

it('takes loan amounts and rates from the tables', () => {
  expect(pricingOf('HOMELINE')).toMatchObject({
    helocMaxLoanAmount: 750_000,
    helocMinRateWithNoDiscount: 0.0685,
    helocMaxRateWithNoDiscount: 0.126,
  });
  expect(pricingOf('LARKMERE')).toMatchObject({
    helocMinLoanAmount: 15_000,
    helocMaxLoanAmount: 300_000,
    helocMinRateWithNoDiscount: 0.071,
  });
  expect(pricingOf('TARNGARTH')).toMatchObject({
    helocMinLoanAmount: 25_000,
    helocMinRateWithNoDiscount: 0.0775,
  });
  expect(pricingOf('QUILLWICK')).toMatchObject({
    helocMinLoanAmount: 30_000,
    helocMaxLoanAmount: 400_000,
    helocMinRateWithNoDiscount: 0.08,
    helocMaxRateWithNoDiscount: 0.1325,
  });
});

it('shows members "Member discount" under the code of their union', () => {
  const member = (code: string) =>
    brand(code)
      .wording.discounts.filter(({ label }) => label.startsWith('Member discount'))
      .map(({ type }) => type);

  expect(['LARKMERE', 'OSIERMERE', 'QUILLMERE', 'BRAMBLEMERE'].flatMap(member)).toEqual([
    'CREDIT_UNION',
    'QUORUM',
    'DEPARTMENT_OF_COMMERCE_CU',
    'TEACHERS_FEDERAL_CU',
  ]);
  expect(member('GORSEMERE')).toEqual(['VALLEY_STRONG_FFA', 'VALLEY_STRONG_NON_FFA']);
});

it('makes the crypto line a separate product', () => {
  expect(brand('HOMELINE_CRYPTO').orgMetaData).toMatchObject({ defaultProduct: 'crypto-heloc' });
  expect(brand('HOMELINE_CRYPTO').chat.skill).toBe('CLOC_HELOC');
  expect(brand('HOMELINE').chat.skill).toBe('FHEL');
});
