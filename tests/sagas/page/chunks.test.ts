import { watchChunks } from '#sagas/page/chunks.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { chunkArrived, chunkMissed, locationChanged, retryRequested } from '#store/shell/slice.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const missed = chunkMissed({ page: 'forSale' });
const arrived = chunkArrived({ page: 'propertyAddress' });

function open(session = fakeStorage()) {
  const ports = fakePorts({ session });
  const { store } = startSaga(watchChunks, { ports });
  return {
    store,
    ports,
    session,
    reloads: () => ports.page.state.reloads,
    hasGivenUp: () => store.getState().shell.hasChunkFailed,
    async miss() {
      store.dispatch(missed);
      await pass(1_000);
    },
  };
}

describe('FT-66, DYNIMPORT-1: a chunk of a screen that fails to load', () => {
  it('reloads the page five times, counted over the reloads, and then shows the error page', async () => {
    const session = fakeStorage();
    const outcomes: unknown[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const page = open(session);
      await page.miss();
      outcomes.push([page.reloads(), page.hasGivenUp()]);
    }

    expect(outcomes).toEqual([...Array(5).fill([1, false]), [0, true], [0, true]]);
  });

  it('starts a new count after a successful load', async () => {
    const session = fakeStorage();
    for (let turn = 0; turn < 5; turn += 1) await open(session).miss();

    open(session).store.dispatch(chunkArrived(missed.payload));
    const page = open(session);
    await page.miss();

    expect(page.reloads()).toBe(1);
  });

  it('keeps the count when another page arrives, so reloads for a missing one end', async () => {
    const session = fakeStorage();
    for (let turn = 0; turn < 5; turn += 1) {
      const page = open(session);
      page.store.dispatch(arrived);
      await page.miss();
    }

    const page = open(session);
    page.store.dispatch(arrived);
    await page.miss();

    expect([page.reloads(), page.hasGivenUp()]).toEqual([0, true]);
  });

  it('S2: leaves the answers time to be stored', async () => {
    const { store, reloads } = open();

    store.dispatch(missed);
    await pass(999);

    expect(reloads()).toBe(0);
  });

  it("doesn't reload the page for a user who has opened another screen", async () => {
    const { store, session, reloads } = open();

    store.dispatch(missed);
    store.dispatch(arrived);
    await pass(5_000);

    expect(reloads()).toBe(0);
    expect(session.read(storageKeys.reloads)).toBeNull();
  });

  it('shows the error page at once without session storage', () => {
    const { store, session, reloads, hasGivenUp } = open();
    session.refuse();

    store.dispatch(missed);

    expect([reloads(), hasGivenUp()]).toEqual([0, true]);
  });

  it('shows the error page at once without a connection, because a reload would lose the page', () => {
    const { store, ports, reloads, hasGivenUp } = open();
    ports.page.goOnline(false);

    store.dispatch(missed);

    expect([reloads(), hasGivenUp()]).toEqual([0, true]);
  });

  it.each(['nonsense', '1e999', '-', '{}'])(
    "FT-62: doesn't reload for a stored count of %s",
    (count) => {
      const session = fakeStorage();
      session.write(storageKeys.reloads, count);
      const { store, reloads, hasGivenUp } = open(session);

      store.dispatch(missed);

      expect([reloads(), hasGivenUp()]).toEqual([0, true]);
    },
  );

  it.each([
    ['"Try again"', retryRequested],
    ['another page', () => locationChanged({ pathname: '/account/heloc/register', search: '' })],
  ])('S5: loads the chunk again after %s, and keeps the answers', (_what, again) => {
    const { store, session, hasGivenUp } = open();
    store.dispatch(nameSubmitted({ firstName: 'Mira', lastName: 'Tolland' }));
    session.refuse();
    store.dispatch(missed);

    store.dispatch(again());

    expect(hasGivenUp()).toBe(false);
    expect(store.getState().registration.answers.draft.name?.firstName).toBe('Mira');
  });
});
