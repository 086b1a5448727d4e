import { mergePricing } from '#store/org/organisation.ts';
import { softCreditConsent } from '#store/org/softCreditConsent.ts';
import { organisationLoaded, orgReducer } from '#store/org/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

it('merges pricing field by field, and lets the later entry win', () => {
  const merged = mergePricing([
    { helocMinLoanAmount: 15_000, helocMaxLoanAmount: 300_000 },
    { ofeeMaxThreshold: 12_000 },
    { helocMaxLoanAmount: 250_000 },
  ]);

  expect(merged).toEqual({
    helocMinLoanAmount: 15_000,
    helocMaxLoanAmount: 250_000,
    ofeeMaxThreshold: 12_000,
  });
});

it('merges no pricing into nothing', () => {
  expect(mergePricing([])).toEqual({});
});

it('keeps the organization of the page', () => {
  const organisation = anOrganisation();

  expect(orgReducer(undefined, organisationLoaded(organisation))).toEqual({ organisation });
});

it.each([
  ['default', /written instructions .* to see whether you pre-qualify\. This is a soft check/],
  ['prescreen', /choose you for offer HL-48213, and to show your rate/],
  ['newYork', /the name and address of the bureau\.$/],
  ['debtPayoff', /to our payoff partner, so that it can pay them\.$/],
] as const)('mentions the lender in the %s soft-credit consent', (variant, words) => {
  const text = softCreditConsent(anOrganisation(), variant, {
    button: 'Apply Now',
    offerCode: 'HL-48213',
  });

  expect(text).toMatch(/^By selecting Apply Now, you give Larkmere Credit Union written/);
  expect(text).toMatch(words);
  expect(text).not.toMatch(/[{}]/);
});

it("shows a brand's own consent instead of the sample", () => {
  const own = anOrganisation({
    companyInfo: { companyName: 'A $& B' },
    wording: { softCreditConsents: { default: 'I let {party} look.' } },
  });

  expect(softCreditConsent(own, 'default', { button: 'Continue' })).toBe('I let A $& B look.');
});
