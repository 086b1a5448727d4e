import { hardCreditText } from '#store/application/offers/offerConsents.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { disasterText, ninetyDaysText } from '#store/registration/address/addressTexts.ts';
import {
  alimonyText,
  givenConsents,
  leadsText,
  messagesText,
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
  ['the flag has no effect elsewhere', { ...flow, fcraFlag: true }, 'default'],
  ['CREATE-BODY-10', { ...flow, isNewYork: true }, null],
  ['CREATE-BODY-10 in a prescreen flow', { ...flow, isNewYork: true, prescreen: true }, null],
])('picks the soft-credit text, %s: %j', (_row, some, variant) => {
  expect(softCreditVariant(some)).toBe(variant);
});

const button = 'Apply Now';

// Only the two parts of a brand that the text uses.
const organisation = {
  orgMetaData: { companyInfo: { companyName: 'Sample $& Bank' } },
  wording: { softCreditConsents: {} },
} as Organisation;

it('includes the party and the offer in the soft-credit text, whatever they contain', () => {
  const text = softCreditText({ ...flow, prescreen: true }, organisation, {
    button,
    offerCode: 'HL-48213',
  });

  expect(text).toMatchObject({ textKey: 'T-02', version: '2026-11-sample' });
  expect(text?.text).toBe(
    "By selecting Apply Now, you give Sample $& Bank written instructions to get your credit report from one or more credit bureaus, to confirm that you still meet the rules that were used to choose you for offer HL-48213, and to show your rate. This is a soft check. It won't affect your credit score.",
  );
});

it('SOFT-01 speaks of "this offer" in a prescreen flow without a code', () => {
  const text = softCreditText({ ...flow, prescreen: true }, organisation, { button });

  expect(text?.text).toContain('used to choose you for this offer, and to show your rate.');
});

it('CREATE-BODY-10 has no text for a New York property without the flag', () => {
  const newYork = { ...flow, isNewYork: true };

  expect(softCreditText(newYork, organisation, { button, offerCode: '' })).toBeNull();
});

/** The exact texts of screens.md 11. */
const soft = (why = 'to see whether you pre-qualify.') =>
  `By selecting Continue, you give Sample Bank written instructions to get your credit report from one or more credit bureaus, ${why} This is a soft check. It won't affect your credit score.`;
const TEXTS =
  'Message and data rates may apply. Reply STOP to end, HELP for help. Not required to get credit.';

const plainBrand = {
  orgMetaData: { companyInfo: { companyName: 'Sample Bank' } },
  wording: { softCreditConsents: {} },
} as Organisation;
const softly = (part: Partial<typeof flow>) =>
  softCreditText({ ...flow, ...part }, plainBrand, { button: 'Continue', offerCode: 'HL-48213' });

it.each([
  ['T-01', softly({}), soft()],
  [
    'T-02',
    softly({ prescreen: true }),
    soft(
      'to confirm that you still meet the rules that were used to choose you for offer HL-48213, and to show your rate.',
    ),
  ],
  [
    'T-03',
    softly({ isNewYork: true, fcraFlag: true }),
    `${soft()} If you ask, we will tell you whether we got a report and, if so, the name and address of the bureau.`,
  ],
  [
    'T-04',
    softly({ debtPayoff: true }),
    `${soft()} You also allow us to give the list of debts you choose to our payoff partner, so that it can pay them.`,
  ],
  [
    'T-05',
    hardCreditText('Sample Bank'),
    "I allow Sample Bank to get my full credit report. This is a hard check. Other lenders can see it and it can lower my score. You'll do this after I choose how to pay, before my final offer.",
  ],
  [
    'T-06',
    termsText('Terms of Service'),
    'I agree to the Terms of Service and the Privacy Policy.',
  ],
  ['T-07', messagesText, 'I agree to get messages and documents electronically.'],
  [
    'T-09',
    smsTexts('Sample Bank').transactional,
    `Sample Bank may text me about this application. ${TEXTS}`,
  ],
  ['T-10', smsTexts('Sample Bank').marketing, `Sample Bank may text me about offers. ${TEXTS}`],
  [
    'T-11',
    alimonyText,
    'You do not have to tell us about alimony, child support or separate maintenance income unless you want us to count it.',
  ],
  [
    'T-12',
    ninetyDaysText,
    'A home purchased, or whose title was transferred, in the last 90 days makes the applicant ineligible for HELOC or DSCR loans.',
  ],
  [
    'T-13',
    disasterText,
    'This ZIP code had a recent disaster. Our disaster response policy asks for an inspection after it, before we can fund. You can continue.',
  ],
  [
    'T-32',
    leadsText,
    'A bureau may sell your contact data for this check only if you agree, or to lenders you already have. We do not ask you to agree.',
  ],
])(
  'F-16 has %s as the text of the specification, under its key and version',
  (textKey, given, text) => {
    expect(given).toEqual({ textKey, version: '2026-11-sample', text });
  },
);

it('CREATE-BODY-09 sends four consents, or three when New York leaves out the soft check', () => {
  const given = softCreditText(flow, organisation, { button });

  expect(givenConsents('Terms of Use', given).map(({ type, textKey }) => [type, textKey])).toEqual([
    ['PRIVACY', 'T-06'],
    ['TERMS', 'T-06'],
    ['COMMUNICATIONS', 'T-07'],
    ['SOFT_CREDIT', 'T-01'],
  ]);
  expect(givenConsents('Terms of Use', null)).toHaveLength(3);
});

it('FOOT-02 calls the terms what the brand calls them', () => {
  expect(termsText('Terms of Use').text).toBe(
    'I agree to the Terms of Use and the Privacy Policy.',
  );
});

it('VAL-CONSENT-1 VAL-CONSENT-2 VAL-CONSENT-3 requires two boxes, but not the two for texts', () => {
  expect(validateConsents({ termPrivacyConsent: false })).toEqual({
    termPrivacyConsent: 'Required',
    communicationConsent: 'Required',
  });
  expect(validateConsents({ termPrivacyConsent: true, communicationConsent: true })).toEqual({});
});
