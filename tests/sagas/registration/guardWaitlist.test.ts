import { watchAccess } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { identityAbsent } from '#store/identity/slice.ts';
import { saleStatusSubmitted } from '#store/registration/saleStatus.ts';
import { eligibilityReceived } from '#store/registration/slice.ts';
import { selectStep } from '#store/registration/flow.ts';
import { selectView } from '#store/navigation/view.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';

const V2 = '/account/heloc/register-v2';
const redesign = someFlags({ 'fe-heloc-redesign-2025': true });
const notInOhio = eligibilityReceived({
  states: [{ state: 'OH', eligible: false }],
  blockedZips: [],
});

function open(path: string, facts: readonly { type: string }[]) {
  const ports = fakePorts({ at: `${V2}/${path}` });
  const { store } = startSaga([watchLocation, watchAccess], {
    ports,
    before: [identityAbsent(), redesign, ...facts],
  });
  return {
    store,
    place: () => ports.history.entries.at(-1),
    view: () => selectView(store.getState()),
    /** The step of the address, once it is shown. */
    shownStep: () =>
      selectView(store.getState()) === 'ready' ? selectStep(store.getState()) : null,
  };
}

/** What the waitlist needs, and the home is not one's own: no sale status, no other home. */
const forWaitlist = everyAnswer({ property: { occupancyType: 'SECONDARY' } }).filter(
  (fact) => !saleStatusSubmitted.match(fact),
);

it.each(['set-password', 'for-sale', 'home-address', 'login-info'])(
  'ELIG-01 leads from %s to the last question of the waitlist when the lender does not lend',
  (path) => {
    expect(open(path, [...forWaitlist, notInOhio]).place()).toBe(`${V2}/phone-and-email`);
  },
);

it('ELIG-01 waits until the area is known after a reload of that question', async () => {
  const { store, place, view, shownStep } = open('phone-and-email', forWaitlist);
  await pass(2_000);
  expect(view()).toBe('waiting');

  store.dispatch(notInOhio);

  expect(place()).toBe(`${V2}/phone-and-email`);
  expect(shownStep()).toBe('contact');
});

it("ELIG-01 doesn't wait long, and goes on with the questions of a borrower", async () => {
  const { place } = open('phone-and-email', forWaitlist);

  await pass(3_000);

  expect(place()).toBe(`${V2}/home-address`);
});

it("ELIG-01 leads away from a question that it doesn't need when the area arrives late", async () => {
  const { store, place } = open('set-password', everyAnswer());
  await pass(0);
  expect(place()).toBe(`${V2}/set-password`);

  store.dispatch(notInOhio);
  await pass(0);

  expect(place()).toBe(`${V2}/phone-and-email`);
});
