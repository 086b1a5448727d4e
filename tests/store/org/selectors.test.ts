import type { Organisation } from '#store/org/organisation.ts';
import { selectBrandName, selectFooterBrand, selectSupport } from '#store/org/selectors.ts';
import { selectLoaderMessages } from '#store/org/loaderMessages.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const stateOf = (organisation: Organisation | null) => ({ org: { organisation } });

it('FT-80 throws the specified error without organization data', () => {
  expect(() => selectBrandName(stateOf(null))).toThrow('No private label data found');
});

it('shows how to reach a person', () => {
  expect(selectSupport(stateOf(anOrganisation()))).toEqual({
    phone: '(800) 555-0107',
    phoneHref: 'tel:+18005550107',
    email: 'help@larkmere.example',
    emailHref: 'mailto:help@larkmere.example',
    address: '107 Example Plaza, Columbus, OH 43215',
  });
});

it("FT-80 hides only the line that the brand doesn't give", () => {
  const state = stateOf(anOrganisation({ companyInfo: { supportPhoneNumber: null } }));

  expect(selectSupport(state)).toMatchObject({
    phone: null,
    phoneHref: null,
    email: 'help@larkmere.example',
  });
});

it.each(['Service', 'Use'] as const)('says Terms of %s in the footer', (termsLabel) => {
  const state = stateOf(anOrganisation({ switches: { termsLabel } }));

  expect(selectFooterBrand(state)).toMatchObject({
    name: 'Larkmere Credit Union',
    nmlsNumber: '9900007',
    termsLabel: `Terms of ${termsLabel}`,
    termsUrl: 'https://larkmere.example/terms',
    privacyUrl: 'https://larkmere.example/privacy',
  });
});

it('sends links without an address of their own to /terms and /privacy', () => {
  const state = stateOf(
    anOrganisation({ companyInfo: { termsOfUseUrl: null, privacyPolicyUrl: null } }),
  );

  expect(selectFooterBrand(state)).toMatchObject({ termsUrl: '/terms', privacyUrl: '/privacy' });
});

it("LOADER-07 shows the loader's seven messages in order, or the brand's own", () => {
  const own = anOrganisation({ wording: { loaderMessages: ['One moment'] } });

  expect(selectLoaderMessages(stateOf(anOrganisation()))).toEqual([
    'Creating your account',
    'Pulling your soft credit',
    'Locating your property',
    'Determining property value',
    'Determining your eligibility',
    'Calculating your offers',
    'Generating your quote',
  ]);
  expect(selectLoaderMessages(stateOf(own))).toEqual(['One moment']);
});

it('returns the same objects while the organization is the same', () => {
  const state = stateOf(anOrganisation());

  for (const select of [selectSupport, selectFooterBrand])
    expect(select({ ...state })).toBe(select(state));
});
