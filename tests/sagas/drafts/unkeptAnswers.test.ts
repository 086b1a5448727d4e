import { storageKeys } from '#sagas/page/storageKeys.ts';
import { unkeptSignInConfirmed } from '#store/registration/chain/slice.ts';
import { modalClosed } from '#store/shell/slice.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import {
  comeBack,
  leave,
  LENDER,
  LOGIN_INFO,
  NO_MATCH,
  NOT_KEPT,
  pass,
} from '#tests/support/sagas/lenderSignIn.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const withoutKeys = () => ({
  cipher: { ...fakePorts().cipher, seal: () => Promise.resolve(null) },
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

/** Is asked, and goes on all the same. */
async function leaveAnyway(overrides: object) {
  const left = await leaveWith(overrides);
  left.store.dispatch(modalClosed({ id: 'answersNotKept' }));
  left.store.dispatch(unkeptSignInConfirmed());
  await pass(1_000);
  const call = left.api.calls.find(({ name }) => name === 'registerWithBroker');
  return { ...left, body: call?.params.body as { returnTo: string } | undefined };
}

/** Back on a new page that holds nothing of the one before. */
const back = (query: string) =>
  comeBack({ session: fakeStorage(), local: fakeStorage() }, `answersKept=no&${query}`);

describe('FT-60, S2: a browser that cannot keep the answers while it is at a sign-in page', () => {
  it.each([
    ['no key store', withoutKeys],
    ['storage refused', withoutStorage],
  ])('%s: the user is asked before the browser leaves, and may stay', async (_what, without) => {
    const left = await leaveWith(without());

    expect(modalsOf(left)).toEqual(['answersNotKept']);
    expect(left.ports.page.left).toEqual([]);
    expect(left.api.names()).not.toContain('registerWithBroker');
    expect(left.store.getState().shell.processingMessage).toBeNull();
    expect(left.store.getState().chain).toMatchObject({ status: 'failed', failure: null });
    expect(left.store.getState().registration.draft.name?.firstName).toBe('Mira');
  });

  it('who goes on all the same leaves, and the address to come back to says what was lost', async () => {
    const { ports, body } = await leaveAnyway(withoutKeys());

    expect(ports.page.left).toEqual([LENDER]);
    expect(body?.returnTo).toBe(`${LOGIN_INFO}?utm_source=mail&answersKept=no`);
  });

  it.each([
    ['only one storage refuses', { local: withoutStorage().local }],
    ['everything is there', {}],
  ])('where %s nobody is asked', async (_what, overrides) => {
    const left = await leaveWith(overrides);

    expect(modalsOf(left)).toEqual([]);
    expect(left.ports.page.left).toEqual([LENDER]);
    expect([...left.session.content.keys()]).not.toContain(storageKeys.savedFormTrial);
  });
});

describe('FT-60: coming back without the answers', () => {
  it('says that the browser did not keep them, and starts at the first question', async () => {
    const tab = back('externalStateNonce=n');

    await tab.signIn();

    expect(tab.toasts()).toEqual([NOT_KEPT]);
    expect(tab.place()).toBe('/account/heloc/register-v2');
    expect(tab.api.calls).toEqual([]);
  });

  it('says so too to who left the sign-in early', async () => {
    const tab = back('externalStateNonce=n&error=access_denied');

    await tab.signIn();

    expect(tab.toasts()).toEqual([`You left sign-in before it finished. ${NOT_KEPT}`]);
  });

  it('an address that says so opens no door: without its word another nonce is no match', async () => {
    const tab = comeBack({ session: fakeStorage(), local: fakeStorage() }, 'externalStateNonce=n');

    await tab.signIn();

    expect(tab.toasts()).toEqual([NO_MATCH]);
  });

  it('answers that were kept after all are used', async () => {
    const left = await leave();
    const tab = comeBack(left, `answersKept=no&externalStateNonce=${left.nonce}`);

    await tab.signIn();

    expect(tab.draft().name?.firstName).toBe('Mira');
    expect(tab.toasts()).toEqual([]);
  });
});
