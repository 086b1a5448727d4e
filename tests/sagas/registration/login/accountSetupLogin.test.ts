import type { UnknownAction } from '@reduxjs/toolkit';

import { watchAccess } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { watchReturnFromLogin } from '#sagas/registration/login/watchReturnFromLogin.ts';
import { watchSubmit } from '#sagas/registration/submit/watchSubmit.ts';
import { watchRegistrationSteps } from '#sagas/registration/registrationFlow.ts';
import { selectChain } from '#store/registration/flow.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { selectChainErrors } from '#store/registration/chain/chainMessages.ts';
import { accountSubmitted, registrationSubmitted } from '#store/registration/slice.ts';
import { aContact, consents, everyAnswer } from '#tests/support/fixtures/answers.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { offline, refused, scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';

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

/** A browser that opens account-setup first; its pages share its storage. */
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
   * Answers this many questions before account-setup and the rest after it; returns the address that the sign-in
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

  /** Comes back signed in to a lender at which the chain fails. */
  async function comeBackTo(script: Readonly<Record<string, readonly Answer[]>>, before?: number) {
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
    [false, 'register?utm_source=mail&step=birthdate', 'register?utm_source=mail&step=login-info'],
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

  it('FT-42: continues with one press there after a reload, and signs in once', async () => {
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
