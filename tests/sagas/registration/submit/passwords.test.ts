import { watchRegistrationSteps } from '#sagas/registration/registrationFlow.ts';
import {
  accountSubmitted,
  eligibilityReceived,
  registrationSubmitted,
} from '#store/registration/slice.ts';
import { consents } from '#tests/support/fixtures/answers.ts';
import { offline } from '#tests/support/fakes/scriptedApi.ts';
import { PASSWORD, startSubmit } from '#tests/support/sagas/startSubmit.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

/** Submits with a password, and the chain fails before it needs the password. */
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

it('F-10 keeps an unused password with its form for the next press', async () => {
  const { handle, ports } = await breakWith(registrationSubmitted);

  expect(ports.vault.redeem(handle)).toBeNull();
});

it('F-10 keeps the password of account-setup for the next press', async () => {
  const { handle, ports } = await breakWith(accountSubmitted);

  expect(ports.vault.redeem(handle)).toBe(PASSWORD);
});

it('F-10 keeps only the newest password of account-setup', async () => {
  const { handle, ports, pressWith } = await breakWith(accountSubmitted);

  const newest = await pressWith('Silver!Kettle2026');

  expect(ports.vault.redeem(handle)).toBeNull();
  expect(ports.vault.redeem(newest)).toBe('Silver!Kettle2026');
});
