import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectChain } from '#store/registration/flow.ts';
import { chainSteps } from '#store/registration/chain/chain.ts';
import { eligibilityReceived } from '#store/registration/slice.ts';
import { selectProcessingMessage } from '#store/shell/selectors.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import {
  IDENTITY,
  JWT,
  PASSWORD,
  startSubmit,
  timesCalled,
  UUID,
} from '#tests/support/sagas/startSubmit.ts';
import '#tests/support/sagas/fakeTime.ts';

const TRACKER = '30000000-0000-4000-8000-000000000001';

it('runs every step of the chain once, in order, and ends on the screen of the status', async () => {
  const { api, press, place, store } = startSubmit();

  await press();

  expect(
    api.names().filter((name) => !name.startsWith('read') && !name.includes('Optimizely')),
  ).toEqual([
    'registerIdentity',
    'verifyIdentity',
    'savePhone',
    'createApplication',
    'saveProfileName',
    'saveSmsConsents',
  ]);
  expect(api.names().indexOf('readAbilityToStart')).toBeGreaterThan(
    api.names().indexOf('savePhone'),
  );
  expect(new Set(selectChain(store.getState()).done)).toEqual(new Set(chainSteps));
  expect(place()).toBe(`/account/heloc/${UUID}/product/select?from=registration`);
});

it('waits for nine round trips after the last answer of a new user', async () => {
  // The lender took the name from the application.
  const name = { firstName: 'Mira', lastName: 'Tolland' };
  const { api, press } = startSubmit({ script: { readProfile: [{ uuid: IDENTITY, name }] } });
  const rounds = new Map<number, string[]>();
  const request = api.request.bind(api);
  api.request = async (endpoint, ...rest) => {
    const now = Date.now();
    rounds.set(now, [...(rounds.get(now) ?? []), endpoint.name]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return request(endpoint, ...rest);
  };

  await press();

  expect([...rounds.values()]).toEqual([
    ['registerIdentity'],
    ['verifyIdentity'],
    ['savePhone'],
    ['readAbilityToStart', 'readApplications', 'readOptimizelyProfile'],
    ['saveOptimizelyProfile'],
    ['createApplication'],
    ['readProfile', 'saveSmsConsents'],
    ['readApplication', 'readStatus'],
    ['readStatus'],
  ]);
});

it('keeps the password out of every action and out of the store', async () => {
  const { actions, store, press } = startSubmit();

  await press();

  expect(JSON.stringify(actions)).not.toContain(PASSWORD);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
});

describe('registering', () => {
  it('FT-02: requests a lost response again with the same key', async () => {
    const { api, press, store } = startSubmit({
      script: { registerIdentity: [offline(), { jwt: JWT }] },
    });

    await press();

    const calls = api.calls.filter(({ name }) => name === 'registerIdentity');
    expect(calls).toHaveLength(2);
    expect(calls[0]?.options.idempotencyKey).toBe(calls[1]?.options.idempotencyKey);
    expect(selectChain(store.getState()).status).toBe('finished');
  });

  it('FT-03, S3: keeps an account whose bearer check fails twice', async () => {
    const { api, press, store } = startSubmit({
      script: { verifyIdentity: [refused(503), offline(), { uuid: IDENTITY }] },
    });

    await press();

    expect(timesCalled(api, 'registerIdentity')).toBe(1);
    expect(selectChain(store.getState()).status).toBe('finished');
  });

  it.each([
    ['email address', { email: '' }],
    ['phone number', { phoneNumber: '' }],
  ])(
    'MSG-SUB-02: requests no account without an %s, and keeps the form',
    async (_what, contact) => {
      const { api, press, store } = startSubmit({ answers: everyAnswer({ contact }) });

      await press();

      expect(api.names()).not.toContain('registerIdentity');
      expect(selectChain(store.getState())).toMatchObject({
        status: 'failed',
        failedAt: 'register',
        failure: { message: 'Something is missing. Please check your answers and try again.' },
      });
    },
  );

  it.each([
    ['with a password', 'legacy', 'registerIdentity', null],
    ['at the broker', 'external', 'registerWithBroker', null],
    ['at the broker with only the tracker id', 'external', 'registerWithBroker', TRACKER],
  ] as const)(
    'MSG-SUB-01: requests no account %s without randomness, and hides the loader',
    async (_how, authMode, register, tracker) => {
      const organisation = anOrganisation({ switches: { authMode } });
      const { api, ports, press, store } = startSubmit({ organisation });
      if (tracker !== null) ports.local.write(storageKeys.tracker, tracker);
      Object.assign(ports, {
        newNonce: () => {
          throw new Error('no randomness');
        },
      });

      await press();

      expect(api.names()).not.toContain(register);
      expect(selectProcessingMessage(store.getState())).toBeNull();
      expect(selectChain(store.getState())).toMatchObject({
        status: 'failed',
        failedAt: 'register',
        failure: { code: 'NO_TRACKER' },
      });
    },
  );

  it('MSG-SUB-03: treats a response without a jwt as an error, and keeps the form', async () => {
    const { press, store } = startSubmit({ script: { registerIdentity: [{}] } });

    await press();

    expect(selectChain(store.getState())).toMatchObject({
      status: 'failed',
      failedAt: 'register',
      failure: {
        message:
          "Your account is ready, but we couldn't sign you in. Log in to continue. Your answers are saved.",
        code: 'NOT_SIGNED_IN',
      },
    });
  });

  it('shows the message of a refused password at its field', async () => {
    const fields = [{ field: 'password', message: 'This password is too common' }];
    const { press, store } = startSubmit({
      script: { registerIdentity: [refused(422, '', { fields })] },
    });

    await press();

    expect(selectChain(store.getState())).toMatchObject({ failure: { fields } });
  });
});

describe('MODAL-EXISTS-1, C-26: an account that already exists', () => {
  const modal = { id: 'accountExists', reason: 'registered', organizations: [] };

  it.each([
    { authMode: 'legacy', isMain: true, modals: [modal] },
    { authMode: 'legacy', isMain: false, modals: [] },
    { authMode: 'external', isMain: true, modals: [modal] },
    { authMode: 'external', isMain: false, modals: [] },
  ] as const)(
    'FT-02: opens the modal only on the main brand, next to the plain error: $authMode, main $isMain',
    async ({ authMode, isMain, modals }) => {
      const { press, store } = startSubmit({
        organisation: anOrganisation({ switches: { authMode, isMain } }),
        // The response to the first registration was lost, and the second one finds the account.
        script: {
          registerIdentity: [offline(), refused(401)],
          registerWithBroker: [refused(401)],
        },
      });

      await press();

      expect(store.getState().shell.modals).toEqual(modals);
      expect(selectChain(store.getState())).toMatchObject({
        failedAt: 'register',
        failure: {
          kind: 'refused',
          status: 401,
          message: 'An account with this email already exists. Log in to continue.',
          code: 'IDENTITY_EXISTS',
        },
      });
      expect(store.getState().registration.answers.draft.dob).toBe('1984-03-09');
    },
  );
});

describe('before an application', () => {
  it('FT-02, SC-09: requests a place on the waitlist again with the same body after a lost response', async () => {
    const { api, press, store, ports } = startSubmit({
      script: { joinWaitlist: [offline(), {}] },
      organisation: anOrganisation(),
    });
    store.dispatch(eligibilityReceived({ states: [{ state: 'OH', eligible: false }] }));

    await press();
    await press();

    const [first, second] = api.calls.filter(({ name }) => name === 'joinWaitlist');
    expect(second?.params.body).toEqual(first?.params.body);
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
    expect(ports.page.left).toEqual(['/waitlist']);
  });

  it('ELIG-01 to ELIG-04: adds the borrower to the waitlist once when the lender does not lend', async () => {
    const { api, ports, press } = startSubmit({
      answers: [
        ...everyAnswer({ property: { state: 'VT', zip: '05401' } }),
        eligibilityReceived({ states: [{ state: 'OH', eligible: true }] }) as never,
      ],
    });

    await press();

    expect(api.names()).toEqual(['joinWaitlist']);
    expect(ports.page.left).toEqual(['/waitlist']);
  });

  it('A-22: puts the crypto product on a separate list', async () => {
    const utm = { source: 'cloc', medium: null, campaign: null, term: null, content: null };
    const { ports, press } = startSubmit({ answers: everyAnswer({ campaign: { utm } }) });

    await press();

    expect(ports.page.left).toEqual(['/marketing-waitlist']);
  });
});
