import type { UnknownAction } from '@reduxjs/toolkit';

import { watchSession } from '#sagas/session/session.ts';
import { selectChain } from '#store/registration/flow.ts';
import { registrationSubmitted, accountSubmitted } from '#store/registration/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { consents, aContact, everyAnswer } from '#tests/support/fixtures/answers.ts';
import {
  signInSagas,
  lender,
  leave,
  comeBack,
  LEFT_EARLY,
  NO_MATCH,
} from '#tests/support/sagas/lenderSignIn.ts';
import { offline, refused, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { watchAccess } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { watchReturnFromLogin } from '#sagas/registration/login/watchReturnFromLogin.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { watchRegistrationSteps } from '#sagas/registration/registrationFlow.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { selectChainErrors } from '#store/registration/chain/chainMessages.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';

describe('S5, FT-03, FT-29: coming back while the lender cannot identify the user', () => {
  const NOT_REACHED =
    "We couldn't reach the lender. Your answers are still on this page. Try again.";

  /** Comes back with only the cookie. The identity call returns `first` until the lender recovers. */
  async function comeBackTo(first: Answer) {
    const left = await leave();
    const api = lender();
    api.answer('readIdentity', [first]);
    const query = `externalStateNonce=${left.nonce}`;
    const tab = comeBack(left, query, [...signInSagas, watchSession], api);
    await pass(70_000);
    return {
      ...tab,
      heal: () => api.answer('readIdentity', [{ uuid: IDENTITY }]),
      press: async () => {
        tab.store.dispatch(
          registrationSubmitted({ contact: null, consents, passwordHandle: null }),
        );
        await pass(10_000);
      },
      chain: () => selectChain(tab.store.getState()),
    };
  }

  it.each([
    ['a dead network', offline],
    ['a 503', () => refused(503)],
  ])(
    'reports %s as an outage, and continues the chain on the next submit',
    async (_what, fault) => {
      const { toasts, draft, heal, press, chain, api } = await comeBackTo(fault());
      expect(toasts()).toEqual([NOT_REACHED]);
      expect(draft().name?.firstName).toBe('Mira');

      heal();
      await press();

      expect(chain().applicationUuid).toBe(APPLICATION);
      expect(api.names()).not.toContain('registerWithBroker');
    },
  );

  it('reads the identity again when the connection is back', async () => {
    const { store, heal, press, api, chain } = await comeBackTo(offline());

    heal();
    store.dispatch(connectionChanged({ isOnline: true }));
    await pass(1_000);

    expect(store.getState().identity).toMatchObject({ session: 'signedIn' });
    await press();
    expect(chain().applicationUuid).toBe(APPLICATION);
    expect(api.names()).not.toContain('registerWithBroker');
  });

  it("doesn't go to the sign-in page again before the lender responds", async () => {
    const { press, chain, api, ports } = await comeBackTo(refused(503));

    await press();

    expect(chain()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    expect(api.names()).not.toContain('registerWithBroker');
    expect(ports.page.left).toEqual([]);
  });

  it('treats a refusal as a sign-in that the user left early, and signs in again', async () => {
    const { toasts, press, api } = await comeBackTo(refused(401));
    expect(toasts()).toEqual([LEFT_EARLY]);

    await press();

    expect(api.names()).toContain('registerWithBroker');
  });
});

describe('FT-46, S2: two tabs that are both at the sign-in page', () => {
  async function leaveTwice() {
    const [local, { newId }] = [fakeStorage(), fakePorts()];
    return [await leave(local, newId), await leave(local, newId)] as const;
  }

  it('restores each tab’s own answers after the sign-in page, and continues', async () => {
    const tabs = await leaveTwice();
    expect(tabs[0].nonce).not.toBe(tabs[1].nonce);

    for (const left of tabs) {
      const tab = comeBack(left, `externalStateNonce=${left.nonce}`);
      await tab.signIn();

      expect(tab.toasts()).toEqual([]);
      expect(tab.draft().name?.firstName).toBe('Mira');
      expect(selectChain(tab.store.getState()).applicationUuid).toBe(APPLICATION);
    }
    expect(tabs[0].local.read(storageKeys.savedForm)).toBeNull();
  });

  it("doesn't share answers between tabs when one returns with an unknown nonce", async () => {
    const [first, second] = await leaveTwice();
    const unmatched = comeBack(first, 'externalStateNonce=another-nonce');
    await unmatched.signIn();
    expect(unmatched.toasts()).toEqual([NO_MATCH]);

    const tab = comeBack(
      { session: fakeStorage(), local: second.local },
      `externalStateNonce=${second.nonce}`,
    );
    await tab.signIn();

    expect(selectChain(tab.store.getState()).applicationUuid).toBe(APPLICATION);
    const late = comeBack(
      { ...first, session: fakeStorage() },
      `externalStateNonce=${first.nonce}`,
    );
    await late.signIn();
    expect(late.toasts()).toEqual([NO_MATCH]);
  });

  it("FT-61: keeps answers that don't fit into local storage in the session storage of their tab", async () => {
    const left = await leave();
    left.local.content.clear();
    const tab = comeBack(left, `externalStateNonce=${left.nonce}`);

    await tab.signIn();

    expect(tab.toasts()).toEqual([]);
    expect(selectChain(tab.store.getState()).applicationUuid).toBe(APPLICATION);
  });
});

it('S3: runs one chain for a submit before the session is known and the return from the sign-in', async () => {
  const left = await leave();
  const tab = comeBack(left, `externalStateNonce=${left.nonce}`);
  await pass(1_000);
  tab.store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
  await pass(1_000);
  await tab.signIn();
  await pass(60_000);

  expect(tab.api.names().filter((name) => name === 'createApplication')).toHaveLength(1);
  expect(tab.api.names().filter((name) => name === 'readAbilityToStart')).toHaveLength(1);
  expect(selectChain(tab.store.getState()).applicationUuid).toBe(APPLICATION);
});

describe('accountSetupLogin', () => {
  const BASE = '/account/heloc';

  const SETUP = `${BASE}/register/account-setup`;

  const external = anOrganisation({ switches: { authMode: 'external' } });

  const sagas = [
    watchLocation,
    watchRegistrationDraft,
    watchRegistrationSteps,
    watchSubmit,
    watchReturnFromLogin,
    watchAccess,
  ];

  const lender = {
    registerWithBroker: [{ redirect: 'https://larkmere.homeline.example/sign-in' }],
    readAbilityToStart: [{ canStartApplication: true }],
    readApplications: [[]],
    readOptimizelyProfile: [{ optimizelyProfileUuid: 'o-1' }],
    createApplication: [{ uuid: APPLICATION }],
    readProfile: [{ uuid: IDENTITY, name: { firstName: 'Mira', lastName: 'Tolland' } }],
  };

  const unreachable = { readAbilityToStart: [offline()] };

  const refusing = {
    createApplication: [refused(400, 'We do not currently offer loans in Ohio.')],
  };

  function browse({ isRedesign = true } = {}) {
    const storages = { session: fakeStorage(), local: fakeStorage() };
    const flags = { 'fe-heloc-redesign-2025': isRedesign };
    const known = someFlags(flags);

    function open(at: string, script = {}, answered: readonly UnknownAction[] = []) {
      const api = scriptedApi({ ...lender, ...script });
      const ports = fakePorts({ api, at, ...storages });
      const { store } = startSaga(sagas, {
        ports,
        organisation: external,
        before: [known, ...answered],
      });
      const place = () => ports.history.entries.at(-1) ?? '';
      const signIn = async () => {
        store.dispatch(identityReceived({ uuid: IDENTITY }));
        await pass(1_000);
      };
      return { api, store, place, signIn };
    }

    /**
     * Answers this many questions before account-setup and the others after it. Returns the address that the sign-in
     * page leads back to.
     */
    async function leave(before = 4) {
      const answers = everyAnswer().slice(2, 7);
      const page = open(`${SETUP}?utm_source=mail`, {}, answers.slice(0, before));
      await pass(0);
      page.store.dispatch(identityAbsent());
      page.store.dispatch(accountSubmitted({ contact: aContact, consents, passwordHandle: null }));
      for (const fact of answers.slice(before)) page.store.dispatch(fact);
      await pass(1_000);
      const sent = page.api.calls.find(({ name }) => name === 'registerWithBroker')?.params;
      const { externalStateNonce } = (sent?.query ?? {}) as { externalStateNonce?: string };
      const { returnTo } = (sent?.body ?? {}) as { returnTo?: string };
      return { returnTo, address: `${returnTo}&externalStateNonce=${externalStateNonce}` };
    }

    /** Comes back signed in to a lender where the chain fails. */
    async function comeBackTo(
      script: Readonly<Record<string, readonly Answer[]>>,
      before?: number,
    ) {
      const { address, returnTo } = await leave(before);
      const page = open(address, script);
      await page.signIn();
      return { ...page, returnTo };
    }

    return { open, comeBackTo };
  }

  describe('ROUTE-REG-11, SUBMIT-09: a user who signs in after the last question that account-setup left open', () => {
    it.each([
      [true, 'register-v2/birthdate?utm_source=mail', 'register-v2/login-info?utm_source=mail'],
      [
        false,
        'register?utm_source=mail&step=birthdate',
        'register?utm_source=mail&step=login-info',
      ],
    ])('returns to the login step with the redesign %s', async (isRedesign, left, back) => {
      const { place, returnTo } = await browse({ isRedesign }).comeBackTo(unreachable);

      expect(returnTo).toBe(`${BASE}/${left}`);
      expect(place()).toBe(`${BASE}/${back}`);
    });

    it.each([
      ['a dead network', unreachable, /^We couldn't reach the lender/],
      ['a state without lending', refusing, /^We do not currently offer loans in Ohio/],
    ])('S4: sees a message there about %s', async (_what, script, message) => {
      const { place, store } = await browse().comeBackTo(script);

      expect(place()).toContain('login-info');
      expect(selectChainErrors(store.getState()).banner?.messages).toEqual([
        expect.stringMatching(message),
      ]);
    });

    it('FT-42: continues with one submit there after a reload, and signs in once', async () => {
      const browser = browse();
      const { place } = await browser.comeBackTo(unreachable);

      const page = browser.open(place());
      await page.signIn();
      expect(page.place()).toBe(`${BASE}/register-v2/login-info?utm_source=mail`);
      page.store.dispatch(registrationSubmitted({ contact: null, consents, passwordHandle: null }));
      await pass(1_000);

      expect(page.api.names()).not.toContain('registerWithBroker');
      expect(selectChain(page.store.getState()).applicationUuid).toBe(APPLICATION);
    });

    it.each([
      ['account-setup', 5, 'Create account'],
      ['the question that account-setup left open', 4, 'Continue'],
    ])('SOFT-01: agrees by the button of %s', async (_where, before, button) => {
      const { api } = await browse().comeBackTo({}, before);

      const sent = api.calls.find(({ name }) => name === 'createApplication')?.params;
      const { consentRequests } = (
        sent as { body: { consentRequests: { type: string; text: string }[] } }
      ).body;
      expect(consentRequests.find(({ type }) => type === 'SOFT_CREDIT')?.text).toContain(
        `By selecting ${button},`,
      );
    });
  });
});
