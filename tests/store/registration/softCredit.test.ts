import { organisationLoaded } from '#store/org/slice.ts';
import { propertySubmitted } from '#store/registration/answers.ts';
import { noCampaign } from '#store/registration/campaign.ts';
import { chainStepDone } from '#store/registration/chain/slice.ts';
import {
  eligibilityReceived,
  offerRefused,
  registrationEntered,
} from '#store/registration/slice.ts';
import {
  selectAgreeingButton,
  selectEndsAtWaitlist,
  selectSoftCreditText,
} from '#store/registration/softCredit.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { prefilledBy } from '#tests/support/fixtures/registration.ts';
import { stateAt } from '#tests/support/stateAt.ts';

const inOhio = propertySubmitted({ property: aProperty() });
const inNewYork = propertySubmitted({ property: aProperty({ state: 'NY' }) });
const notInOhio = eligibilityReceived({ states: [{ state: 'OH', eligible: false }] });
const crypto = registrationEntered({
  campaign: { ...noCampaign, utm: { ...noCampaign.utm, source: 'cloc' } },
});
const prescreen = registrationEntered({
  campaign: { ...noCampaign, isPrescreen: true, offerCode: 'HL-48213' },
});
const refused = offerRefused({ note: 'unknown', respondByDate: null });
const payoff = organisationLoaded(anOrganisation({ switches: { debtPayoffThirdParty: true } }));

it.each([
  { what: 'no property', facts: [notInOhio], isWaitlist: false },
  { what: 'a property', facts: [notInOhio, inOhio], isWaitlist: true },
  {
    what: 'an eligible property',
    facts: [eligibilityReceived({ states: [{ state: 'OH', eligible: true }] }), inOhio],
    isWaitlist: false,
  },
  { what: 'ELIG-03', facts: [crypto, inOhio], isWaitlist: true },
  {
    what: 'a prefilled property',
    facts: [notInOhio, prefilledBy('referral', { propertyAddress: { state: 'OH', zip: '43214' } })],
    isWaitlist: true,
  },
  {
    what: 'a prefilled state',
    facts: [notInOhio, prefilledBy('referral', { propertyAddress: { state: 'OH' } })],
    isWaitlist: false,
  },
  {
    what: 'a prefilled ZIP code',
    facts: [notInOhio, prefilledBy('referral', { propertyAddress: { zip: '43214' } })],
    isWaitlist: false,
  },
  {
    what: 'the joined waitlist',
    facts: [notInOhio, inOhio, chainStepDone({ step: 'waitlist' })],
    isWaitlist: false,
  },
])('ELIG-01 to -03: ends at the waitlist, $what: $isWaitlist', ({ facts, isWaitlist }) => {
  expect(selectEndsAtWaitlist(stateAt('/register/account-setup', ...facts))).toBe(isWaitlist);
});

it.each([
  { address: '/register/account-setup', button: 'Create account' },
  { address: '/register-v2', button: 'Apply Now' },
  { address: '/register-v2/set-password', button: 'Continue' },
])('ROUTE-REG-11: names the agreeing button of $address "$button"', ({ address, button }) => {
  const state = stateAt(address);

  expect(selectAgreeingButton(state)).toBe(button);
  expect(selectSoftCreditText(state)?.text).toContain(`By selecting ${button}, you give`);
});

it.each([
  { what: 'an ordinary visitor', facts: [], textKey: 'T-01' },
  { what: 'SOFT-01', facts: [prescreen], textKey: 'T-02', part: 'for offer HL-48213,' },
  {
    what: 'SOFT-01 without a code',
    facts: [registrationEntered({ campaign: { ...noCampaign, isPrescreen: true } })],
    textKey: 'T-02',
    part: 'for this offer,',
  },
  { what: 'SOFT-01 with a refused offer', facts: [prescreen, refused], textKey: 'T-01' },
  { what: 'SOFT-02', facts: [inNewYork, someFlags({ 'fe-heloc-fcra-ny': true })], textKey: 'T-03' },
  { what: 'CREATE-BODY-10', facts: [inNewYork], textKey: undefined },
  { what: 'SOFT-03', facts: [payoff], textKey: 'T-04' },
])(
  'chooses the soft-credit text from the state, $what: $textKey',
  ({ facts, textKey, part = '' }) => {
    const text = selectSoftCreditText(stateAt('/register-v2/set-password', ...facts));

    expect(text?.textKey).toBe(textKey);
    expect(text?.text ?? '').toContain(part);
  },
);
