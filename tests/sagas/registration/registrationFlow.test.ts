import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationSteps } from '#sagas/registration/registrationFlow.ts';
import type { Switches } from '#store/org/organisation.ts';
import {
  birthdateSubmitted,
  contactSubmitted,
  homeAddressSubmitted,
  propertySubmitted,
  saleStatusSubmitted,
} from '#store/registration/answers.ts';
import {
  accountSubmitted,
  licenceReceived,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { frontier } from '#store/registration/steps.ts';
import { selectPropertyBlock, selectFlowContext } from '#store/registration/flow.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { aContact, aProperty, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';
import { chainFailed } from '#store/registration/chain/slice.ts';

const V2 = '/account/heloc/register-v2';
const REGISTER = '/account/heloc/register';
const SETUP = '/account/heloc/register/account-setup';
const modalsOn = someFlags({ 'fe-heloc-state-modals': true });

function start({
  at = V2,
  facts = [],
  switches = {},
}: {
  at?: string;
  facts?: readonly { type: string }[];
  switches?: Partial<Switches>;
} = {}) {
  const ports = fakePorts({ at });
  const { store, actions } = startSaga([watchLocation, watchRegistrationSteps], {
    ports,
    organisation: anOrganisation({ switches }),
    before: facts,
  });
  return {
    store,
    place: () => ports.history.entries.at(-1),
    steps: () => ports.history.entries.length,
    modals: () => store.getState().shell.modals.map(({ id }) => id),
    submits: () => actions.filter((action) => registrationSubmitted.match(action)),
  };
}

const property = (part: Parameters<typeof aProperty>[0] = {}) =>
  propertySubmitted({ property: aProperty(part) });
const answers = everyAnswer();

describe('Continue', () => {
  it.each([
    ['REG-SEQ-01: a property that is the home', property(), 'for-sale'],
    ['REG-SEQ-02: an investment', property({ occupancyType: 'INVESTMENT' }), 'home-address'],
    ["REG-SEQ-02: the owner's home", homeAddressSubmitted(aProperty()), 'for-sale'],
    ['REG-SEQ-06: the contact', contactSubmitted(aContact), 'set-password'],
  ])('leads to the next question: %s', (_row, answer, path) => {
    const { store, place } = start({ at: `${V2}?utm_source=mail`, facts: answers.slice(0, 3) });

    store.dispatch(answer);

    expect(place()).toBe(`${V2}/${path}?utm_source=mail`);
  });

  it('QUERY-STEP: asks for both addresses on one screen in the other flow (decision 9)', () => {
    const { store, place } = start({ at: REGISTER });

    store.dispatch(
      propertySubmitted({ property: aProperty({ occupancyType: 'SECONDARY' }), home: aProperty() }),
    );

    expect(place()).toBe(`${REGISTER}?step=sale-status`);
  });

  it('FT-43: lets the user go back to each step', () => {
    const { store, steps } = start();

    store.dispatch(property());
    store.dispatch(saleStatusSubmitted({ isListedForSale: false }));

    expect(steps()).toBe(3);
  });
});

describe('the state of a property', () => {
  const site = { name: 'Palmere', baseUrl: 'https://palmere.homeline.example' };

  it('MODAL-STATE-2: opens the modal, and keeps the user on the screen', () => {
    const { store, place, modals } = start({
      facts: [modalsOn],
      switches: { nyCounterpart: site },
    });

    store.dispatch(property({ state: 'NY' }));

    expect(modals()).toEqual(['newYorkTo']);
    expect(place()).toBe(V2);
  });

  const licence = licenceReceived({
    licensedStates: ['OH'],
    enforceLicensedStatesForReferral: true,
  });

  it('ELIG-06: stops outside the states of the referring originator, and continues with another property', () => {
    const { store, place } = start({ facts: [licence] });
    store.dispatch(property({ state: 'TX' }));
    expect(selectPropertyBlock(store.getState())).toMatch(
      /reach out to your referring loan officer/,
    );
    expect(place()).toBe(V2);

    store.dispatch(property({ state: 'OH' }));

    expect(selectPropertyBlock(store.getState())).toBeNull();
    expect(place()).toBe(`${V2}/for-sale`);
  });
});

describe('ROUTE-REG-11 an account that was set up first', () => {
  const account = accountSubmitted({ contact: aContact, consents, passwordHandle: 'h-1' });
  const allButBirthdate = answers.slice(0, 6);
  const birthdate = birthdateSubmitted({ dob: '1984-03-09' });

  describe('VAL-DOB-3, A-15: an address in a state where the user is too young', () => {
    const youth = birthdateSubmitted({ dob: '2008-05-01' });
    const today = todayChanged({ today: '2026-11-21' });
    const inAlabama = { state: 'AL', zip: '36104' };
    const home = propertySubmitted({
      property: aProperty({ occupancyType: 'INVESTMENT' }),
      home: aProperty(inAlabama),
    });

    it.each([
      ['of the property', property(inAlabama)],
      ['of the home', home],
    ])(
      'asks for the birth date again when the address %s makes the user too young',
      (_whose, changed) => {
        const facts = [today, ...allButBirthdate, youth];
        const { store, submits } = start({ at: SETUP, facts });
        store.dispatch(account);
        expect(submits()).toHaveLength(1);

        store.dispatch(changed);

        expect(submits()).toHaveLength(1);
        expect(frontier(selectFlowContext(store.getState()))).toBe('birthdate');
      },
    );
  });

  const refused = chainFailed({ step: 'register', failure: { kind: 'offline' } });
  const SET_PASSWORD = '/account/heloc/register-v2/set-password';

  it('shows the first open question after account-setup, and submits after the last one', () => {
    const { store, place, submits } = start({ at: SETUP, facts: allButBirthdate });

    store.dispatch(account);
    expect(place()).toBe(`${V2}/birthdate`);
    store.dispatch(birthdate);

    expect(submits()).toEqual([
      registrationSubmitted({ contact: null, consents, passwordHandle: 'h-1' }),
    ]);
  });

  it('FT-04 leads to the screen for the password when a registration failed at a question', () => {
    const { store, place, steps } = start({ at: `${V2}/birthdate`, facts: allButBirthdate });
    store.dispatch(account);
    store.dispatch(birthdate);

    store.dispatch(refused);

    expect(place()).toBe(SET_PASSWORD);
    expect(steps()).toBe(2);
    expect(store.getState().registration.answers.draft.isAccountSetUp).toBe(false);
  });

  it('FT-04 stays on account-setup for the password when a registration failed there', () => {
    const { store, steps, submits } = start({ at: SETUP, facts: [...allButBirthdate, birthdate] });

    store.dispatch(account);
    expect(submits()).toHaveLength(1);
    store.dispatch(refused);

    expect(steps()).toBe(1);
  });

  it('keeps the account when a later step fails, so the next submit continues there', () => {
    const { store } = start({ at: `${V2}/birthdate`, facts: [...allButBirthdate, account] });

    store.dispatch(chainFailed({ step: 'create', failure: { kind: 'offline' } }));

    expect(store.getState().registration.answers.draft.isAccountSetUp).toBe(true);
  });
});
