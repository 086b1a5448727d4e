import { watchRegistrationSteps } from '#sagas/registration/walk.ts';
import {
  accountSubmitted,
  eligibilityReceived,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { aContact, consents } from '#tests/support/answers.ts';
import { offline } from '#tests/support/scriptedApi.ts';
import { goodLender, pressing } from '#tests/support/submitChain.ts';

const OTHER_PHONE = '(614) 555-0177';
const otherPhone = { ...aContact, phoneNumber: OTHER_PHONE };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Presses again with another phone number, after a create whose answer was lost. */
async function pressAgain(press: typeof registrationSubmitted | typeof accountSubmitted) {
  const lender = pressing({
    script: { createApplication: [offline()] },
    stories: [watchRegistrationSteps],
  });
  await lender.press();
  lender.api.answer('createApplication', goodLender['createApplication'] ?? []);
  lender.store.dispatch(press({ contact: otherPhone, consents, passwordHandle: null }));
  await jest.advanceTimersByTimeAsync(35_000);
  const callsOf = (wanted: string) => lender.api.calls.filter(({ name }) => name === wanted);
  return { ...lender, callsOf };
}

it.each([
  ['account-setup', accountSubmitted],
  ['the last screen', registrationSubmitted],
])('SUBMIT-03: a phone number that %s changes is saved too', async (_screen, press) => {
  const { callsOf } = await pressAgain(press);

  expect(callsOf('savePhone').map(({ params }) => params.body)).toEqual([
    { type: 'Phone', value: aContact.phoneNumber },
    { type: 'Phone', value: OTHER_PHONE },
  ]);
});

it.each([
  ['account-setup', accountSubmitted],
  ['the last screen', registrationSubmitted],
])('SC-09: a contact that %s changes is a new intent under a new key', async (_screen, press) => {
  const { callsOf, store } = await pressAgain(press);

  const [first, second] = callsOf('createApplication');
  expect(second?.params.body).toMatchObject({ profileRequest: { phoneNumber: OTHER_PHONE } });
  expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
  expect(store.getState().chain.status).toBe('finished');
});

it('SC-09: an e-mail address that was mended joins the waitlist as a new intent', async () => {
  const { api, press, store } = pressing({ script: { joinWaitlist: [offline(), {}] } });
  store.dispatch(eligibilityReceived({ states: [{ state: 'OH', eligible: false }] }));
  await press();

  const contact = { ...aContact, email: 'mira.t@mail.example' };
  store.dispatch(registrationSubmitted({ contact, consents, passwordHandle: null }));
  await jest.advanceTimersByTimeAsync(35_000);

  const [first, second] = api.calls.filter(({ name }) => name === 'joinWaitlist');
  expect(second?.params.body).toMatchObject({ email: 'mira.t@mail.example' });
  expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
});

it('FT-40: a press while the chain runs changes nothing of it', async () => {
  const { api, ports, store } = pressing();
  const press = () =>
    store.dispatch(
      registrationSubmitted({
        contact: otherPhone,
        consents,
        passwordHandle: ports.vault.deposit('Copper!Kettle2026'),
      }),
    );

  press();
  const { intent } = store.getState().chain;
  press();
  expect(store.getState().chain).toMatchObject({ status: 'running', intent });
  await jest.advanceTimersByTimeAsync(35_000);

  expect(api.calls.filter(({ name }) => name === 'createApplication')).toHaveLength(1);
});
