import type { BrokerMode } from '#store/flags/flags.ts';
import { flagsReceived } from '#store/flags/slice.ts';
import { selectIsBroker } from '#store/identity/selectors.ts';
import { profileReceived } from '#store/identity/slice.ts';
import { createAppStore } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';

const inMode = (brokerMode: BrokerMode) => {
  const store = createAppStore();
  store.dispatch(organisationLoaded(anOrganisation({ switches: { brokerMode } })));
  return store;
};

it.each([
  ['legacy', false, false, false],
  ['legacy', false, true, false],
  ['legacy', true, false, true],
  ['broker', false, false, true],
  ['optimizely', true, false, false],
  ['optimizely', false, true, true],
] as const)(
  'FLAG-05 FLAG-06 A-68 decides in mode %s if a profile (%s) and the flag (%s) make a broker: %s',
  (mode, isBroker, isOn, expected) => {
    const store = inMode(mode);
    store.dispatch(profileReceived(aProfile({ isBroker })));
    store.dispatch(someFlags({ 'fe-heloc-broker-mode': isOn }));

    expect(selectIsBroker(store.getState())).toBe(expected);
  },
);

it.each([
  ['legacy', false],
  ['broker', true],
  ['optimizely', false],
] as const)('A-68 decides in mode %s, without a profile, who is a broker: %s', (mode, expected) => {
  expect(selectIsBroker(inMode(mode).getState())).toBe(expected);
});

it.each([
  ['legacy', 'broker', true],
  ['broker', 'legacy', false],
  ['broker', null, true],
  ['legacy', null, false],
] as const)(
  'FLAG-06 lets the flag override a brand in mode %s with the mode %s: %s',
  (ownMode, brokerMode, expected) => {
    const store = inMode(ownMode);
    store.dispatch(flagsReceived({ values: {}, maintenance: null, disasterZips: [], brokerMode }));

    expect(selectIsBroker(store.getState())).toBe(expected);
  },
);
