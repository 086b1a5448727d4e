import { hardCreditText } from '#store/application/offers/offerConsents.ts';
import type { Organisation } from '#store/org/organisation.ts';
import {
  givenConsents,
  softCreditText,
  softCreditVariant,
  smsTexts,
  termsText,
  validateConsents,
} from '#store/registration/consents.ts';

const flow = { prescreen: false, isNewYork: false, fcraFlag: false, debtPayoff: false };

it.each([
  ['the default', flow, 'default'],
  ['SOFT-01', { ...flow, prescreen: true, debtPayoff: true }, 'prescreen'],
  [
    'SOFT-01 before SOFT-02',
    { ...flow, prescreen: true, isNewYork: true, fcraFlag: true },
    'prescreen',
  ],
  ['SOFT-02', { ...flow, isNewYork: true, fcraFlag: true, debtPayoff: true }, 'newYork'],
  ['SOFT-03', { ...flow, debtPayoff: true }, 'debtPayoff'],
  ['the flag means nothing elsewhere', { ...flow, fcraFlag: true }, 'default'],
  ['CREATE-BODY-10', { ...flow, isNewYork: true }, null],
  ['CREATE-BODY-10 in a prescreen flow', { ...flow, isNewYork: true, prescreen: true }, null],
])('%s: the soft-credit text of %j', (_row, some, variant) => {
  expect(softCreditVariant(some)).toBe(variant);
});

const button = 'Apply Now';

// Only the two parts of a brand that the text is made of.
const organisation = {
  orgMetaData: { companyInfo: { companyName: 'Sample $& Bank' } },
  wording: { softCreditConsents: {} },
} as Organisation;

it('the soft-credit text names the party and the offer, whatever they contain', () => {
  const text = softCreditText({ ...flow, prescreen: true }, organisation, {
    button,
    offerCode: 'HL-48213',
  });

  expect(text).toMatchObject({ textKey: 'T-02', version: '2026-11-sample' });
  expect(text?.text).toBe(
    "By selecting Apply Now, you give Sample $& Bank written instructions to get your credit report from one or more credit bureaus, to confirm that you still meet the rules that were used to choose you for offer HL-48213, and to show your rate. This is a soft check. It won't affect your credit score.",
  );
});

it('SOFT-01 a prescreen flow without a code speaks of this offer', () => {
  const text = softCreditText({ ...flow, prescreen: true }, organisation, { button });

  expect(text?.text).toContain('used to choose you for this offer, and to show your rate.');
});

it('CREATE-BODY-09 four consents are sent, three when New York leaves the soft check out', () => {
  const soft = softCreditText(flow, organisation, { button });

  expect(givenConsents('Terms of Use', soft).map(({ type, textKey }) => [type, textKey])).toEqual([
    ['PRIVACY', 'T-06'],
    ['TERMS', 'T-06'],
    ['COMMUNICATIONS', 'T-07'],
    ['SOFT_CREDIT', 'T-01'],
  ]);
  expect(givenConsents('Terms of Use', null)).toHaveLength(3);
});

it('FOOT-02 the terms have the name that the brand gives them', () => {
  expect(termsText('Terms of Use').text).toBe(
    'I agree to the Terms of Use and the Privacy Policy.',
  );
});

it('the consents to the hard check and to texts name the party', () => {
  expect(hardCreditText('Sample Bank').text).toContain(
    'I allow Sample Bank to get my full credit report.',
  );
  expect(smsTexts('Sample Bank').transactional.text).toContain('Not required to get credit.');
});

it('VAL-CONSENT-1 VAL-CONSENT-2 VAL-CONSENT-3 two boxes must be ticked, the two for texts need not', () => {
  expect(validateConsents({ termPrivacyConsent: false })).toEqual({
    termPrivacyConsent: 'Required',
    communicationConsent: 'Required',
  });
  expect(validateConsents({ termPrivacyConsent: true, communicationConsent: true })).toEqual({});
});
