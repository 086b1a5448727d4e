import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectChain } from '#store/registration/flow.ts';
import { lossySignInConfirmed } from '#store/registration/chain/slice.ts';
import { modalClosed } from '#store/shell/slice.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import {
  comeBack,
  leave,
  LENDER,
  LOGIN_INFO,
  NO_MATCH,
  ANSWERS_NOT_STORED,
  pass,
} from '#tests/support/sagas/lenderSignIn.ts';
import '#tests/support/sagas/fakeTime.ts';

const withoutKeys = () => ({
  cipher: { ...fakePorts().cipher, encrypt: () => Promise.resolve(null) },
});

function withoutStorage() {
  const [session, local] = [fakeStorage(), fakeStorage()];
  session.refuse();
  local.refuse();
  return { session, local };
}

const leaveWith = (overrides: object) => leave(fakeStorage(), fakePorts().newId, overrides);
const modalsOf = ({ store }: Awaited<ReturnType<typeof leave>>) =>
  store.getState().shell.modals.map(({ id }) => id);

/** Confirms the question, and leaves. */
async function leaveAnyway(overrides: object) {
  const left = await leaveWith(overrides);
  left.store.dispatch(modalClosed({ id: 'answersNotStored' }));
  left.store.dispatch(lossySignInConfirmed());
  await pass(1_000);
  const call = left.api.calls.find(({ name }) => name === 'registerWithBroker');
  return { ...left, body: call?.params.body as { returnTo: string } | undefined };
}

/** Opens a new page without the previous page's state. */
const back = (query: string) =>
  comeBack({ session: fakeStorage(), local: fakeStorage() }, `answersStored=no&${query}`);

describe('FT-60, S2: a browser that cannot store the answers while it is at a sign-in page', () => {
  it.each([
    ['no key store', withoutKeys],
    ['storage refused', withoutStorage],
  ])('asks before the browser leaves, and lets the user stay: %s', async (_what, without) => {
    const left = await leaveWith(without());

    expect(modalsOf(left)).toEqual(['answersNotStored']);
    expect(left.ports.page.left).toEqual([]);
    expect(left.api.names()).not.toContain('registerWithBroker');
    expect(left.store.getState().shell.processingMessage).toBeNull();
    expect(selectChain(left.store.getState())).toMatchObject({
      status: 'idle',
      done: ['waitlist'],
    });
    expect(left.store.getState().registration.answers.draft.name?.firstName).toBe('Mira');
  });

  it('returns a user who leaves anyway to an address that names the lost answers', async () => {
    const { ports, body } = await leaveAnyway(withoutKeys());

    expect(ports.page.left).toEqual([LENDER]);
    expect(body?.returnTo).toBe(`${LOGIN_INFO}?utm_source=mail&answersStored=no`);
  });

  it.each([
    ['one storage refuses', { local: withoutStorage().local }],
    ['every storage works', {}],
  ])("doesn't ask the user when %s", async (_what, overrides) => {
    const left = await leaveWith(overrides);

    expect(modalsOf(left)).toEqual([]);
    expect(left.ports.page.left).toEqual([LENDER]);
    expect([...left.session.content.keys()]).not.toContain(storageKeys.savedFormTrial);
  });
});

describe('FT-60: returning without the answers', () => {
  it('says that the browser did not store them, and starts at the first question', async () => {
    const tab = back('externalStateNonce=n');

    await tab.signIn();

    expect(tab.toasts()).toEqual([ANSWERS_NOT_STORED]);
    expect(tab.place()).toBe('/account/heloc/register-v2');
    expect(tab.api.calls).toEqual([]);
  });

  it('tells a user who left the sign-in early, too, that the answers were not stored', async () => {
    const tab = back('externalStateNonce=n&error=access_denied');

    await tab.signIn();

    expect(tab.toasts()).toEqual([`You left sign-in before it finished. ${ANSWERS_NOT_STORED}`]);
  });

  it('reports no match for a nonce without that parameter', async () => {
    const tab = comeBack({ session: fakeStorage(), local: fakeStorage() }, 'externalStateNonce=n');

    await tab.signIn();

    expect(tab.toasts()).toEqual([NO_MATCH]);
  });

  it('restores answers that were stored after all', async () => {
    const left = await leave();
    const tab = comeBack(left, `answersStored=no&externalStateNonce=${left.nonce}`);

    await tab.signIn();

    expect(tab.draft().name?.firstName).toBe('Mira');
    expect(tab.toasts()).toEqual([]);
  });
});
