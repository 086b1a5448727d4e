import '#tests/support/sagas/fakeTime.ts';
import { watchSession } from '#sagas/session/session.ts';
import { selectChain } from '#store/registration/flow.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { consents } from '#tests/support/fixtures/answers.ts';
import {
  signInSagas,
  lender,
  pass,
  leave,
  comeBack,
  LEFT_EARLY,
  NO_MATCH,
} from '#tests/support/sagas/lenderSignIn.ts';
import { offline, refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';

describe('S5, FT-03, FT-29: coming back while the lender cannot identify the user', () => {
  const NOT_REACHED =
    "We couldn't reach the lender. Your answers are still on this page. Try again.";

  /** Comes back with the cookie alone; the identity call answers `first` until the lender recovers. */
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
  ])('reports %s as an outage, and continues the chain at the next press', async (_what, fault) => {
    const { toasts, draft, heal, press, chain, api } = await comeBackTo(fault());
    expect(toasts()).toEqual([NOT_REACHED]);
    expect(draft().name?.firstName).toBe('Mira');

    heal();
    await press();

    expect(chain().applicationUuid).toBe(APPLICATION);
    expect(api.names()).not.toContain('registerWithBroker');
  });

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

  it("doesn't leave for the sign-in page again before the lender answers", async () => {
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
  /** Both tabs leave, each with its own nonce. */
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

  it('FT-61: keeps answers that do not fit into local storage in the session storage of their tab', async () => {
    const left = await leave();
    left.local.content.clear();
    const tab = comeBack(left, `externalStateNonce=${left.nonce}`);

    await tab.signIn();

    expect(tab.toasts()).toEqual([]);
    expect(selectChain(tab.store.getState()).applicationUuid).toBe(APPLICATION);
  });
});

it('S3: runs one chain for a press before the session is known and the return from the sign-in', async () => {
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
