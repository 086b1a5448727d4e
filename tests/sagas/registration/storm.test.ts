import { selectApplicationState } from '#store/application/core/state.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectChain, selectDraft, selectStep } from '#store/registration/flow.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { ORIGIN, stormyNetwork } from '#tests/support/fakes/stormyNetwork.ts';
import { consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { samples } from '#tests/support/samples.ts';
import { aBrowser, type Tab } from '#tests/support/sagas/aBrowser.ts';

beforeEach(() =>
  jest.useFakeTimers({ now: MORNING, doNotFake: ['setImmediate', 'nextTick', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

const PASSWORD = 'Copper!Kettle2026';
const REGISTRATIONS = samples(100, 4);
/** The number of steps in a storm, and the maximum until everything is over afterwards. */
const STORMY_STEPS = 25;
const CALM_STEPS = 60;

/** A brand for each mode, and its last step. */
const modes = {
  legacy: { brand: 'HOMELINE', last: 'password', at: '/account/heloc/register-v2/set-password' },
  external: { brand: 'TARNWICK', last: 'login', at: '/account/heloc/register-v2/login-info' },
} as const;

const lender = openLender('test');

interface Borrower {
  readonly mode: keyof typeof modes;
  readonly email: string;
  readonly phoneNumber: string;
}

const isInApplication = (tab: Tab) =>
  /^\/account\/heloc\/[\da-f]{8}-/.test(tab.place()) &&
  selectApplicationState(tab.store.getState()).uuid !== null;

const isToldOfOther = (tab: Tab) =>
  tab.store.getState().shell.modals.some(({ id }) => id === 'activeApplication');

const isToldToLogIn = (tab: Tab) => {
  const chain = selectChain(tab.store.getState());
  const failure = chain.status === 'failed' ? chain.failure : null;
  return failure?.kind === 'refused' && failure.code === 'IDENTITY_EXISTS';
};

const isOver = (tab: Tab) => isInApplication(tab) || isToldOfOther(tab);

/** Does what a borrower does next in a tab: answers, submits, or signs in on the lender's page. */
async function goOn(
  browser: ReturnType<typeof aBrowser>,
  tab: Tab,
  { mode, email, phoneNumber }: Borrower,
): Promise<Tab> {
  const { last, at } = modes[mode];
  const left = tab.left();
  if (left?.includes('/sandbox/broker')) {
    const address = new URL(left, ORIGIN).href;
    await browser.post(address, { password: PASSWORD });
    const back = await browser.post(address, { code: '246810' });
    const { pathname, search } = new URL(back ?? at, ORIGIN);
    return tab.reload(pathname + search);
  }
  const state = tab.store.getState();
  if (mode === 'legacy' && isToldToLogIn(tab))
    await browser.post(`${ORIGIN}/auth/login`, { email, password: PASSWORD });
  // After a log-in here or in another tab, this tab opens signed in.
  if (left !== null || isToldToLogIn(tab)) return tab.reload(at);
  if (isOver(tab) || selectChain(state).status === 'running') return tab;
  if (selectDraft(state).email === null) {
    const [, , ...answers] = everyAnswer({ contact: { email, phoneNumber } });
    for (const fact of answers) tab.store.dispatch(fact);
  } else if (selectStep(state) === last) {
    const asksForPassword = mode === 'legacy' && !selectIsSignedIn(state);
    const passwordHandle = asksForPassword ? tab.ports.vault.deposit(PASSWORD) : null;
    tab.store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle }));
  } else return tab.reload(at);
  return tab;
}

/** Registers during a storm and in the calm after it. */
async function register(seed: number, borrower: Borrower) {
  const network = stormyNetwork(lender, { seed });
  const { brand, at: address } = modes[borrower.mode];
  const browser = aBrowser({ lender, network, brand, isElsewhere: seed % 2 === 1 });
  const { random } = network;
  let tabs = [browser.open(address)];
  await browser.pass(1_000);
  network.storm(0.4);
  for (let step = 0; step < STORMY_STEPS; step += 1) {
    const at = Math.floor(random() * tabs.length);
    const tab = tabs[at] as Tab;
    const chance = random();
    if (chance < 0.15) tabs[at] = tab.reload(tab.left() === null ? undefined : address);
    else if (chance < 0.25 && tabs.length < 3) tabs = [...tabs, browser.open(address)];
    else tabs[at] = await goOn(browser, tab, borrower);
    await browser.pass(random() < 0.2 ? 35_000 : 1_500, 500);
  }
  network.storm(0);
  for (let step = 0; step < CALM_STEPS && !tabs.every(isOver); step += 1) {
    for (const [at, tab] of tabs.entries()) tabs[at] = await goOn(browser, tab, borrower);
    await browser.pass(10_000, 500);
  }
  return { tabs, sent: browser.sent };
}

const keysOf = (sent: ReturnType<typeof aBrowser>['sent'], { session }: Tab) =>
  new Set(
    sent
      .filter((one) => one.session === session && one.call.endsWith('/v3/application/helocs'))
      .map(({ key }) => key),
  ).size;

it.each(['legacy', 'external'] as const)(
  'S3 SC-09 FT-02 FT-07 FT-42 FT-46: creates one application from each of %s registrations through faults',
  async (mode) => {
    const emails = Array.from({ length: REGISTRATIONS }, (_none, at) => `storm${at}@mail.example`);
    for (const [at, email] of emails.entries()) {
      const phoneNumber = `(614) 555-0${100 + at}`;
      const { tabs, sent } = await register(at + 1, { mode, email, phoneNumber });

      const dead = tabs.filter((tab) => !isOver(tab)).map((tab) => tab.place());
      expect([email, dead]).toEqual([email, []]);
      expect(Math.max(...tabs.map((tab) => keysOf(sent, tab)))).toBeLessThan(2);
      for (const tab of tabs) tab.close();
      jest.clearAllTimers();
    }

    const { body } = await lender.control('GET', '/sandbox/applications');
    const made = (body as unknown as { profile: { email: string } }[]).map(
      (one) => one.profile.email,
    );
    expect(made.filter((email) => email.startsWith('storm')).toSorted()).toEqual(emails.toSorted());
  },
);
