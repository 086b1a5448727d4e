import { selectChain } from '#store/registration/flow.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { consents } from '#tests/support/fixtures/answers.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { leave, comeBack, NO_MATCH, pass } from '#tests/support/sagas/lenderSignIn.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import '#tests/support/sagas/fakeTime.ts';

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
