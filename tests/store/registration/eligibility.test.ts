import {
  counterpartAddress,
  isDisasterZip,
  isOutsideArea,
  licensedStateBlock,
  needsWaitlist,
  stateModal,
} from '#store/registration/eligibility.ts';
import { waitlistDestination } from '#store/registration/waitlist.ts';
import { isStateRefusal, isStateRefused } from '#store/registration/refusedState.ts';
import { aRefusal } from '#tests/support/fixtures/registration.ts';

const area = {
  states: [
    { state: 'OH', eligible: true },
    { state: 'VT', eligible: false },
  ],
  blockedZips: ['33040'],
};
const unknown = { states: null, blockedZips: null };

it.each([
  ['an eligible place', { state: 'OH', zip: '43214' }, null, false],
  ['ELIG-01', { state: 'VT', zip: '05401' }, null, true],
  ['ELIG-01: not on the list', { state: 'KY', zip: '40205' }, null, true],
  ['ELIG-02', { state: 'OH', zip: '33040' }, null, true],
  ['ELIG-03', { state: 'OH', zip: '43214' }, 'cloc', true],
  ['another campaign', { state: 'OH', zip: '43214' }, 'mail', false],
])('decides about the waitlist for %s: %j, utm_source %p', (_row, place, utmSource, isNeeded) => {
  expect(needsWaitlist(place, area, utmSource)).toBe(isNeeded);
});

it("doesn't make a borrower ineligible when a list fails to load", () => {
  expect(isOutsideArea({ state: 'VT', zip: '33040' }, unknown)).toBe(false);
  expect(isOutsideArea({ state: 'VT', zip: '05401' }, { states: [], blockedZips: [] })).toBe(false);
});

it('ELIG-04 gives the crypto campaign its own waitlist', () => {
  expect(waitlistDestination('cloc')).toBe('/marketing-waitlist');
  expect(waitlistDestination(null)).toBe('/waitlist');
});

const site = { name: 'Sample', baseUrl: 'https://sample.example' };
const none = { nyCounterpart: null, regularCounterpart: null, hawaiiPartner: null };
const main = { ...none, nyCounterpart: site, hawaiiPartner: site };
const newYork = { ...none, regularCounterpart: site };

it.each([
  ['MODAL-STATE-2', 'NY', main, true, 'newYorkTo'],
  ['MODAL-STATE-5', 'HI', main, true, 'hawaii'],
  ['MODAL-STATE-3', 'OH', newYork, true, 'newYorkFrom'],
  ['MODAL-STATE-3', 'HI', newYork, true, 'newYorkFrom'],
  ['the right brand', 'NY', newYork, true, null],
  ['the right brand', 'OH', main, true, null],
  ['C-20: a brand without counterparts', 'NY', none, true, null],
  ['MODAL-STATE-1: flag off', 'NY', main, false, null],
  ['MODAL-STATE-1: flag off', 'OH', newYork, false, null],
])('picks the state modal, %s: a property in %s', (_row, state, switches, isFlagOn, modal) => {
  expect(stateModal(state, switches, isFlagOn)).toBe(modal);
});

it('MODAL-STATE-4 leads to the register page of the other site', () => {
  expect(counterpartAddress('https://ny.example', 'heloc', '?utm_source=mail')).toBe(
    'https://ny.example/account/heloc/register?utm_source=mail',
  );
});

it.each([
  ['inside', 'OH', { licensedStates: ['CO', 'OH'], enforceLicensedStatesForReferral: true }, false],
  ['outside', 'TX', { licensedStates: ['CO', 'OH'], enforceLicensedStatesForReferral: true }, true],
  [
    'outside, not enforced',
    'TX',
    { licensedStates: ['CO'], enforceLicensedStatesForReferral: false },
    false,
  ],
  ['no referral', 'TX', null, false],
])('ELIG-06 decides by the states of the originator: %s', (_case, state, licence, isBlocked) => {
  const block = licensedStateBlock(state, licence);

  expect(block).toBe(
    isBlocked
      ? 'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.'
      : null,
  );
});

it('ELIG-11 notices a ZIP code of the disaster list', () => {
  expect(isDisasterZip('28711', ['28711', '33931'])).toBe(true);
  expect(isDisasterZip('43214', ['28711', '33931'])).toBe(false);
});

it('A-21 recognizes the refusal of a state by its first words, in any case', () => {
  expect(isStateRefusal(' We do not currently offer loans in Alaska.')).toBe(true);
  expect(isStateRefusal('Sorry, we do not currently offer loans in Alaska.')).toBe(false);
});

const ALASKA = 'We do not currently offer loans in Alaska.';

it.each([
  ['no failure', null, false],
  ['an unreachable lender', { kind: 'offline' } as const, false],
  ['another refusal', aRefusal(), false],
  ['the message', aRefusal({ message: ALASKA }), true],
  ['the message, with any status', aRefusal({ status: 422, message: ALASKA }), true],
  ['a field', aRefusal({ fields: [{ field: 'state', message: ALASKA }] }), true],
  ['another field', aRefusal({ fields: [{ field: 'state', message: 'Required' }] }), false],
])(
  'MSG-SUB-06 decides for %s, %j, whether the state is refused: %p',
  (_what, failure, isRefused) => {
    expect(isStateRefused(failure)).toBe(isRefused);
  },
);
