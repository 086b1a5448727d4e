import type { Organisation } from '#store/org/organisation.ts';
import { selectBrandName, selectFooterBrand, selectSupport } from '#store/org/selectors.ts';
import { selectLoaderMessages } from '#store/org/loaderMessages.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const stateOf = (organisation: Organisation | null) => ({ org: { organisation } });

it('FT-80 without organisation data the specified error is raised', () => {
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

it('FT-80 a line that the brand does not give is hidden alone', () => {
  const state = stateOf(anOrganisation({ companyInfo: { supportPhoneNumber: null } }));

  expect(selectSupport(state)).toMatchObject({
    phone: null,
    phoneHref: null,
    email: 'help@larkmere.example',
  });
});

it.each(['Service', 'Use'] as const)('the footer says Terms of %s', (termsLabel) => {
  const state = stateOf(anOrganisation({ switches: { termsLabel } }));

  expect(selectFooterBrand(state)).toMatchObject({
    name: 'Larkmere Credit Union',
    nmlsNumber: '9900007',
    termsLabel: `Terms of ${termsLabel}`,
    termsUrl: 'https://larkmere.example/terms',
    privacyUrl: 'https://larkmere.example/privacy',
  });
});

it('links without an address of their own go to /terms and /privacy', () => {
  const state = stateOf(
    anOrganisation({ companyInfo: { termsOfUseUrl: null, privacyPolicyUrl: null } }),
  );

  expect(selectFooterBrand(state)).toMatchObject({ termsUrl: '/terms', privacyUrl: '/privacy' });
});

it('the loader says the seven messages in their order, or those of the brand', () => {
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

it('gives the very same objects while the organisation is the same', () => {
  const state = stateOf(anOrganisation());

  for (const select of [selectSupport, selectFooterBrand])
    expect(select({ ...state })).toBe(select(state));
});
