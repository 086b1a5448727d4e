import { watchAccess } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { flagsDefaulted } from '#store/flags/slice.ts';
import { identityAbsent, identityReceived, profileReceived } from '#store/identity/slice.ts';
import { applicationCreated, chainFinished } from '#store/registration/chain/slice.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';
import {
  accountSubmitted,
  draftAbsent,
  eligibilityReceived,
  licenceReceived,
  prefillReceived,
  prefillsSettled,
} from '#store/registration/slice.ts';
import { selectPropertyBlock, selectStep } from '#store/registration/flow.ts';
import { linkFollowed, todayChanged } from '#store/shell/slice.ts';
import { selectView } from '#store/navigation/view.ts';
import { consents, everyAnswer, aContact } from '#tests/support/fixtures/answers.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { saleStatusSubmitted } from '#store/registration/answers.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';

const BASE = '/account/heloc';
const V2 = `${BASE}/register-v2`;
const redesign = (isOn: boolean) => someFlags({ 'fe-heloc-redesign-2025': isOn });
const stateModalsOn = someFlags({ 'fe-heloc-redesign-2025': true, 'fe-heloc-state-modals': true });
const onlyInTexas = licenceReceived({
  licensedStates: ['TX'],
  enforceLicensedStatesForReferral: true,
});
const lendsEverywhere = eligibilityReceived({ states: [], blockedZips: [] });
/** Returns the actions of the first answers, in the order of the steps. */
const answered = (count: number) => everyAnswer().slice(0, 2 + count);

function open(
  address: string,
  {
    facts = [draftAbsent(), redesign(true)],
    organisation = anOrganisation(),
    area = [lendsEverywhere],
  }: {
    facts?: readonly { type: string }[];
    organisation?: ReturnType<typeof anOrganisation>;
    area?: readonly { type: string }[];
  } = {},
) {
  const ports = fakePorts({ at: address });
  const { store } = startSaga([watchLocation, watchAccess], {
    ports,
    organisation,
    before: [identityAbsent(), ...area, ...facts],
  });
  return {
    store,
    ports,
    place: () => ports.history.entries.at(-1),
    view: () => selectView(store.getState()),
    /** Returns the step in the address once it is visible. */
    shownStep: () =>
      selectView(store.getState()) === 'ready' ? selectStep(store.getState()) : null,
  };
}

describe('REDIR-REG-1: without the redesign', () => {
  it.each([
    [V2, `${BASE}/register`],
    [`${V2}?utm_source=mail&org=LARKMERE`, `${BASE}/register?utm_source=mail&org=LARKMERE`],
    [`${V2}/unknown-path?a=b`, `${BASE}/register?a=b`],
  ])('redirects %s to %s, with the query', (address, to) => {
    expect(open(address, { facts: [draftAbsent(), redesign(false)] }).place()).toBe(to);
  });

  it('redirects a later step to the same step of the other flow', () => {
    const { place } = open(`${V2}/for-sale?utm_source=mail`, {
      facts: [...answered(1), redesign(false)],
    });

    expect(place()).toBe(`${BASE}/register?utm_source=mail&step=sale-status`);
  });

  it("FT-83: doesn't redirect while the flag is enabled, so there is no loop", () => {
    const { place } = open(`${BASE}/register?step=property-info`);

    expect(place()).toBe(`${BASE}/register?step=property-info`);
  });

  it("doesn't redirect before the flags are known, nor after they default", () => {
    const { place, store } = open(V2, { facts: [draftAbsent()] });
    expect(place()).toBe(V2);

    store.dispatch(flagsDefaulted());

    expect(place()).toBe(V2);
  });
});

describe('REG-SEQ-08: a step is open when the ones before it are answered', () => {
  it.each(['for-sale', 'home-address', 'nonsense'])(
    'FT-44: leads from %s without a property to the start, with the query',
    (path) => {
      const { place, shownStep } = open(`${V2}/${path}?utm_source=mail`);

      expect(place()).toBe(`${V2}?utm_source=mail`);
      expect(shownStep()).toBe('propertyAddress');
    },
  );

  it.each([
    [1, 'birthdate', 'for-sale'],
    [5, 'set-password', 'phone-and-email'],
  ])('leads after %d answers from %s to %s', (count, path, to) => {
    const facts = [...answered(count), redesign(true)];

    expect(open(`${V2}/${path}`, { facts }).place()).toBe(`${V2}/${to}`);
  });

  it.each([
    ['ELIG-06', [onlyInTexas]],
    ['MODAL-STATE-3', [stateModalsOn]],
  ])('keeps Forward and addresses from leading past a refused property (%s)', (_row, more) => {
    const regularCounterpart = { name: 'Larkmere', baseUrl: 'https://larkmere.example' };
    const organisation = anOrganisation({ switches: { regularCounterpart } });
    const facts = [...answered(4), redesign(true), ...more];

    const { place, shownStep } = open(`${V2}/annual-income`, { facts, organisation });

    expect(place()).toBe(V2);
    expect(shownStep()).toBe('propertyAddress');
  });

  it('ELIG-06: returns to the address once the originator’s license rules out the property', () => {
    const { place, store } = open(`${V2}/for-sale`, { facts: [...answered(1), redesign(true)] });
    expect(place()).toBe(`${V2}/for-sale`);

    store.dispatch(onlyInTexas);

    expect(place()).toBe(V2);
    expect(selectPropertyBlock(store.getState())).toMatch(
      /reach out to your referring loan officer/,
    );
  });

  it('SIDE-07: moves a user whose contact becomes known from that question to the next', () => {
    const facts = [...everyAnswer(), redesign(true), identityReceived({ uuid: APPLICATION })];
    const { place, store } = open(`${V2}/phone-and-email`, { facts });
    expect(place()).toBe(`${V2}/phone-and-email`);

    store.dispatch(profileReceived(aProfile()));

    expect(place()).toBe(`${V2}/set-password`);
  });

  it.each([
    ['register-v2', true, (step: string) => `${V2}/${step}`],
    [
      'register',
      false,
      (step: string) =>
        `${BASE}/register?step=${step.replace('phone-and-email', 'contact-info').replace('set-password', 'login-info')}`,
    ],
  ] as const)(
    'SIDE-07 FT-43: skips on Back the contact question that %s no longer needs to ask',
    (_flow, isRedesign, addressOf) => {
      const facts = [...everyAnswer(), redesign(isRedesign)];
      const { place, store, ports } = open(addressOf('birthdate'), { facts });
      for (const step of ['phone-and-email', 'set-password'])
        store.dispatch(linkFollowed({ to: addressOf(step), replace: false }));
      store.dispatch(identityReceived({ uuid: APPLICATION }));
      store.dispatch(profileReceived(aProfile()));

      ports.history.back();

      expect(place()).toBe(addressOf('birthdate'));
    },
  );

  it('SIDE-07 FT-43: moves on at Forward to a contact question that is known, though it is also before this one', () => {
    const contact = `${V2}/phone-and-email`;
    const password = `${V2}/set-password`;
    const facts = [...everyAnswer(), redesign(true)];
    const { store, ports } = open(`${V2}/birthdate`, { facts });
    for (const to of [contact, password, contact])
      store.dispatch(linkFollowed({ to, replace: false }));
    ports.history.back();
    store.dispatch(identityReceived({ uuid: APPLICATION }));
    store.dispatch(profileReceived(aProfile()));

    ports.history.forward(contact);

    expect(ports.history.entries).toEqual([`${V2}/birthdate`, contact, password, password]);
  });

  it('waits for the stored draft (decision 8)', () => {
    const { place, store } = open(`${V2}/for-sale`, { facts: [redesign(true)] });
    expect(place()).toBe(`${V2}/for-sale`);

    store.dispatch(draftAbsent());

    expect(place()).toBe(V2);
  });
});

it.each([
  ['legacy', 'login-info', 'set-password'],
  ['external', 'set-password', 'login-info'],
  ['external', 'phone-and-email', 'login-info'],
] as const)('A-06 leads in the %s mode from %s to %s', (authMode, path, to) => {
  const facts = [...everyAnswer(), redesign(true)];
  const organisation = anOrganisation({ switches: { authMode } });

  expect(open(`${V2}/${path}`, { facts, organisation }).place()).toBe(`${V2}/${to}`);
});

it("FT-42 FT-43 leads to the application of a registration, and doesn't register again", () => {
  const facts = [
    ...everyAnswer(),
    redesign(true),
    identityReceived({ uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01' }),
    applicationCreated({ uuid: APPLICATION }),
    chainFinished(),
  ];

  expect(open(`${V2}/set-password`, { facts }).place()).toBe(`${BASE}/${APPLICATION}`);
});

describe('ACCESS-07 register/account-setup', () => {
  const SETUP = `${BASE}/register/account-setup`;

  it('leads from account-setup to the start without a known property, once every prefill has arrived', () => {
    const { place, store } = open(`${SETUP}?utm_source=mail`);
    expect(place()).toBe(`${SETUP}?utm_source=mail`);

    store.dispatch(prefillsSettled());

    expect(place()).toBe(`${V2}?utm_source=mail`);
  });

  it.each([
    [
      'was prefilled',
      prefillReceived({
        source: 'referral',
        prefill: { ...emptyPrefill, propertyAddress: { street1: '512 Amberstone Drive' } },
      }),
    ],
    ['was answered', answered(1)[2]],
  ] as const)('opens account-setup when the property %s', (_how, fact) => {
    const { place, store } = open(SETUP);

    if (fact) store.dispatch(fact);
    store.dispatch(prefillsSettled());

    expect(place()).toBe(SETUP);
  });

  it("doesn't open account-setup for the home of the profile", () => {
    const { place, store } = open(SETUP);

    store.dispatch(
      prefillReceived({
        source: 'profile',
        prefill: { ...emptyPrefill, propertyAddress: { street1: '512 Amberstone Drive' } },
      }),
    );
    store.dispatch(prefillsSettled());

    expect(place()).toBe(V2);
  });

  it('skips the steps that it answered', () => {
    const account = { contact: aContact, consents, passwordHandle: 'h-1' };
    const facts = [...answered(2), accountSubmitted(account), redesign(true)];

    expect(open(`${V2}/phone-and-email`, { facts }).place()).toBe(`${V2}/annual-income`);
  });
});

describe('a brand that accepts no applications', () => {
  const paused = anOrganisation({ switches: { acceptingApplications: false } });
  const paths = ['register-v2', 'register-v2/for-sale', 'register', 'register/account-setup'];

  it.each(paths)('ROUTE-REG-13 leads from %s to not-accepting-apps', (path) => {
    const { place } = open(`${BASE}/${path}?org=LARKMERE`, { organisation: paused });

    expect(place()).toBe(`${BASE}/not-accepting-apps?org=LARKMERE`);
  });

  it.each(paths)('leads from %s to coming-soon before the launch', (path) => {
    const organisation = anOrganisation({ switches: { launchDate: '2027-01-15' } });
    const facts = [todayChanged({ today: '2027-01-14' }), draftAbsent(), redesign(true)];

    expect(open(`${BASE}/${path}`, { organisation, facts }).place()).toBe(`${BASE}/coming-soon`);
  });

  it('opens the registration from the launch day on', () => {
    const organisation = anOrganisation({ switches: { launchDate: '2027-01-15' } });
    const facts = [todayChanged({ today: '2027-01-15' }), draftAbsent(), redesign(true)];

    expect(open(V2, { organisation, facts }).place()).toBe(V2);
  });

  it('keeps the support page open when the brand accepts no applications', () => {
    expect(open(`${BASE}/register/support`, { organisation: paused }).place()).toBe(
      `${BASE}/register/support`,
    );
  });

  it('shows the same page for a link into the flow', () => {
    const { store, place } = open(`${BASE}/register/support`, { organisation: paused });

    store.dispatch(linkFollowed({ to: V2, replace: false }));

    expect(place()).toBe(`${BASE}/not-accepting-apps`);
  });
});

describe('ELIG-01: the questions of the waitlist', () => {
  const notInOhio = eligibilityReceived({
    states: [{ state: 'OH', eligible: false }],
    blockedZips: [],
  });
  /** What the waitlist needs. The home isn't the borrower's own, so there is no sale status and no other home. */
  const forWaitlist = everyAnswer({ property: { occupancyType: 'SECONDARY' } }).filter(
    (fact) => !saleStatusSubmitted.match(fact),
  );
  const openAt = (path: string, facts: readonly { type: string }[]) =>
    open(`${V2}/${path}`, { facts: [redesign(true), ...facts], area: [] });

  it.each(['set-password', 'for-sale', 'home-address', 'login-info'])(
    'leads from %s to the last question of the waitlist when the lender does not lend',
    (path) => {
      expect(openAt(path, [...forWaitlist, notInOhio]).place()).toBe(`${V2}/phone-and-email`);
    },
  );

  it('waits until the area is known after a reload of that question', async () => {
    const { store, place, view, shownStep } = openAt('phone-and-email', forWaitlist);
    await pass(2_000);
    expect(view()).toBe('waiting');

    store.dispatch(notInOhio);

    expect(place()).toBe(`${V2}/phone-and-email`);
    expect(shownStep()).toBe('contact');
  });

  it("doesn't wait long for the area, and continues with the questions of a borrower", async () => {
    const { place } = openAt('phone-and-email', forWaitlist);

    await pass(3_000);

    expect(place()).toBe(`${V2}/home-address`);
  });

  it("leads away from a question that isn't needed when the area arrives late", async () => {
    const { store, place } = openAt('set-password', everyAnswer());
    await pass(0);
    expect(place()).toBe(`${V2}/set-password`);

    store.dispatch(notInOhio);
    await pass(0);

    expect(place()).toBe(`${V2}/phone-and-email`);
  });
});
