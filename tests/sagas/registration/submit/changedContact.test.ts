import type { UnknownAction } from '@reduxjs/toolkit';

import { parseRegistration } from '#sagas/drafts/registrationSchema.ts';
import { watchRegistrationSteps } from '#sagas/registration/registrationFlow.ts';
import { selectChain } from '#store/registration/flow.ts';
import { selectStoredRegistration } from '#store/registration/storedRegistration.ts';
import { contactSubmitted } from '#store/registration/answers.ts';
import {
  accountSubmitted,
  draftRestored,
  eligibilityReceived,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { aContact, consents } from '#tests/support/fixtures/answers.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import {
  acceptingLender,
  JWT,
  PASSWORD,
  startSubmit,
  timesCalled,
} from '#tests/support/sagas/startSubmit.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const OTHER_PHONE = '(614) 555-0177';

const otherPhone = { ...aContact, phoneNumber: OTHER_PHONE };

/** Submits again with another phone number, after a create whose response was lost. */
async function pressAgain(press: typeof registrationSubmitted | typeof accountSubmitted) {
  const lender = startSubmit({
    script: { createApplication: [offline()] },
    sagas: [watchRegistrationSteps],
  });
  await lender.press();
  lender.api.answer('createApplication', acceptingLender['createApplication'] ?? []);
  lender.store.dispatch(press({ contact: otherPhone, consents, passwordHandle: null }));
  await pass(35_000);
  const callsOf = (wanted: string) => lender.api.calls.filter(({ name }) => name === wanted);
  return { ...lender, callsOf };
}

it.each([
  { screen: 'account-setup', press: accountSubmitted },
  { screen: 'the last screen', press: registrationSubmitted },
])(
  'SUBMIT-03 SC-09: saves a phone that $screen changes, too, and sends it as a new submit',
  async ({ press }) => {
    const { callsOf, store } = await pressAgain(press);

    expect(callsOf('savePhone').map(({ params }) => params.body)).toEqual([
      { type: 'Phone', value: aContact.phoneNumber },
      { type: 'Phone', value: OTHER_PHONE },
    ]);
    const [first, second] = callsOf('createApplication');
    expect(second?.params.body).toMatchObject({ profileRequest: { phoneNumber: OTHER_PHONE } });
    expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
    expect(selectChain(store.getState()).status).toBe('finished');
  },
);

it('SC-09, F-16: joins the waitlist with a corrected email address as a new submit, with a new consent', async () => {
  const { api, press, store } = startSubmit({ script: { joinWaitlist: [offline(), {}] } });
  store.dispatch(eligibilityReceived({ states: [{ state: 'OH', eligible: false }] }));
  await press();

  const contact = { ...aContact, email: 'mira.t@mail.example' };
  store.dispatch(registrationSubmitted({ contact, consents, passwordHandle: null }));
  await pass(35_000);

  const [first, second] = api.calls.filter(({ name }) => name === 'joinWaitlist');
  expect(second?.params.body).toMatchObject({
    email: 'mira.t@mail.example',
    consent: { acceptedAt: '2026-11-21T15:00:35.000Z' },
  });
  expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
});

describe('S4: another email address, given while the account is being created or later', () => {
  const TOLD = 'Your account has the email address that you gave first. Log in with that one.';
  const other = contactSubmitted({ ...aContact, email: 'mira.t@mail.example' });

  /** Goes back from an account that takes ten seconds to create, and changes an answer. */
  async function changeWhile(change: UnknownAction) {
    const slow = new Promise((resolve) => {
      setTimeout(() => resolve({ jwt: JWT }), 10_000);
    });
    const lender = startSubmit({ script: { registerIdentity: [slow] } });
    lender.ports.history.entries.unshift('/account/heloc/register-v2/phone-and-email');
    const passwordHandle = lender.ports.vault.deposit(PASSWORD);
    lender.store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle }));
    await pass(1_000);
    lender.ports.history.back();
    lender.store.dispatch(change);
    return { ...lender, status: () => selectChain(lender.store.getState()).status };
  }

  it('waits for the account to be created, and says so when the next submit continues', async () => {
    const { api, press, status, toasts } = await changeWhile(other);
    expect(status()).toBe('running');
    await pass(20_000);
    expect(status()).toBe('idle');

    await press();

    expect(status()).toBe('finished');
    expect(timesCalled(api, 'registerIdentity')).toBe(1);
    expect(api.calls.find(({ name }) => name === 'createApplication')?.params.body).toMatchObject({
      profileRequest: { email: 'mira.t@mail.example' },
    });
    expect(toasts()).toEqual([{ tone: 'info', text: TOLD }]);
  });

  it('says after a reload, too, which email address the account has', async () => {
    const before = startSubmit({ script: { createApplication: [offline()] } });
    await before.press();
    const kept = JSON.stringify(selectStoredRegistration(before.store.getState()));
    const draft = parseRegistration(kept);
    if (!draft) throw new Error('Nothing was kept');

    const { press, toasts } = startSubmit({ answers: [draftRestored(draft), other] });
    await press();

    expect(toasts()).toEqual([{ tone: 'info', text: TOLD }]);
  });

  it("doesn't mention an unchanged email address", async () => {
    const { press, status, toasts } = await changeWhile(contactSubmitted(otherPhone));
    await pass(20_000);

    await press();

    expect(status()).toBe('finished');
    expect(toasts()).toEqual([]);
  });
});

it('FT-40: changes nothing in a running chain on a submit', async () => {
  const { api, ports, store } = startSubmit();
  const press = () =>
    store.dispatch(
      registrationSubmitted({
        contact: otherPhone,
        consents,
        passwordHandle: ports.vault.deposit('Copper!Kettle2026'),
      }),
    );

  press();
  const { acceptedAt } = selectChain(store.getState());
  press();
  expect(selectChain(store.getState())).toMatchObject({ status: 'running', acceptedAt });
  await pass(35_000);

  expect(timesCalled(api, 'registerIdentity')).toBe(1);
  expect(timesCalled(api, 'createApplication')).toBe(1);
});

/** Submits with a password, and makes the chain fail before it needs the password. */
async function breakWith(press: typeof registrationSubmitted | typeof accountSubmitted) {
  const { ports, store } = startSubmit({
    script: { joinWaitlist: [offline()] },
    sagas: [watchRegistrationSteps],
  });
  store.dispatch(eligibilityReceived({ states: [{ state: 'OH', eligible: false }] }));
  const pressWith = async (password: string) => {
    const passwordHandle = ports.vault.deposit(password);
    store.dispatch(press({ contact: null, consents, passwordHandle }));
    await pass(35_000);
    return passwordHandle;
  };
  return { ports, pressWith, handle: await pressWith(PASSWORD) };
}

it('F-10 keeps an unused password with its form for the next submit', async () => {
  const { handle, ports } = await breakWith(registrationSubmitted);

  expect(ports.vault.redeem(handle)).toBeNull();
});

it('F-10 keeps the password of account-setup for the next submit', async () => {
  const { handle, ports } = await breakWith(accountSubmitted);

  expect(ports.vault.redeem(handle)).toBe(PASSWORD);
});

it('F-10 keeps only the newest password of account-setup', async () => {
  const { handle, ports, pressWith } = await breakWith(accountSubmitted);

  const newest = await pressWith('Silver!Kettle2026');

  expect(ports.vault.redeem(handle)).toBeNull();
  expect(ports.vault.redeem(newest)).toBe('Silver!Kettle2026');
});
