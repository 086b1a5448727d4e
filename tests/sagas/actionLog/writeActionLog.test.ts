import { watchActionLog } from '#sagas/actionLog/writeActionLog.ts';
import { watchLogRequest } from '#sagas/actionLog/saveLog.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { readLog } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/slice.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import {
  activityStarted,
  areaRetried,
  backPressed,
  connectionChanged,
  logRequested,
} from '#store/shell/slice.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { linesOf } from '#tests/support/fakes/recordingStore.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

interface Browser {
  /** How long what a log is written with cannot be fetched. */
  readonly bareMs?: number;
  /** What an earlier page left. */
  readonly kept?: string;
  /** How many characters fit; below zero the storage is blocked. */
  readonly room?: number;
}

/** A page with a log, its sagas and a session storage. */
async function aPage({ kept, room = Infinity, bareMs = 0 }: Browser = {}) {
  const storage = fakeStorage();
  if (kept !== undefined) storage.write(storageKeys.actionLog, kept);
  if (room < 0) storage.refuse();
  const session = {
    ...storage,
    offer: (key: string, value: string) => value.length <= room && storage.offer(key, value),
  };
  const given = fakePorts({ session });
  const startedAt = Date.now();
  const openLog = () =>
    Date.now() - startedAt < bareMs ? Promise.reject(new Error('No chunk')) : given.openLog();
  const { store, ports } = startSaga([watchActionLog, watchLogRequest], {
    ports: { ...given, openLog },
  });
  // The page rests, and the log opens.
  await jest.advanceTimersByTimeAsync(0);
  return {
    store,
    log: ports.log,
    saved: ports.page.saved,
    hide: () => ports.page.show(false),
    keptLog: () => storage.read(storageKeys.actionLog),
  };
}

const payloadsOf = (text: string | null) =>
  linesOf(text ?? '{}').flatMap(({ payload }) => (payload === undefined ? [] : [payload]));
const fill = (page: Awaited<ReturnType<typeof aPage>>, actions: number) => {
  for (let count = 0; count < actions; count += 1)
    page.store.dispatch(activityStarted({ id: `a${count}` }));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('writes the log down once nothing has happened for a second', async () => {
  const page = await aPage();

  page.store.dispatch(activityStarted({ id: 'one' }));
  await jest.advanceTimersByTimeAsync(999);
  page.store.dispatch(activityStarted({ id: 'two' }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(page.keptLog()).toBeNull();
  await jest.advanceTimersByTimeAsync(1);

  expect(payloadsOf(page.keptLog())).toEqual([{ id: 'one' }, { id: 'two' }]);
});

it('writes the log down after five seconds of somebody who types on and on', async () => {
  const page = await aPage();

  for (let key = 0; key < 10; key += 1) {
    expect(page.keptLog()).toBeNull();
    page.store.dispatch(activityStarted({ id: `a${key}` }));
    await jest.advanceTimersByTimeAsync(500);
  }

  expect(payloadsOf(page.keptLog())).toHaveLength(10);
});

it('writes the log down at once when the page is put away', async () => {
  const page = await aPage();

  page.store.dispatch(activityStarted({ id: 'one' }));
  page.hide();

  expect(payloadsOf(page.keptLog())).toEqual([{ id: 'one' }]);
});

it('FT-113 a reload does not interrupt the log', async () => {
  const before = await aPage();
  before.store.dispatch(activityStarted({ id: 'before' }));
  before.hide();

  const after = await aPage({ kept: before.keptLog() ?? '' });
  after.store.dispatch(activityStarted({ id: 'after' }));
  after.hide();

  expect(payloadsOf(after.keptLog())).toEqual([{ id: 'before' }, { id: 'after' }]);
  expect(replay(readLog(after.keptLog() ?? '')?.lines ?? [])).toMatchObject({
    played: 2,
    compared: 2,
    differsAt: null,
  });
});

it('FT-62 what is no log is thrown away, and a new one begins', async () => {
  const page = await aPage({ kept: 'garbage' });

  expect(page.keptLog()).toBeNull();
  page.store.dispatch(backPressed());
  page.hide();

  expect(readLog(page.keptLog() ?? '')?.lines).toHaveLength(3);
});

it('FT-61 where there is little room, the oldest lines stay out', async () => {
  const page = await aPage({ room: 12_000 });
  fill(page, 200);
  page.hide();

  const kept = page.keptLog() ?? '';
  expect(kept.length).toBeLessThanOrEqual(12_000);
  expect(payloadsOf(kept).at(-1)).toEqual({ id: 'a199' });
  expect(payloadsOf(kept)).not.toContainEqual({ id: 'a0' });
  expect(replay(readLog(kept)?.lines ?? [])).toMatchObject({ differsAt: null });
  expect(payloadsOf(page.log.text())).toHaveLength(200);
});

it.each([
  ['FT-61 full', 0],
  ['FT-60 blocked', -1],
])('%s storage: the log stays in memory', async (_what, room) => {
  const page = await aPage({ room });
  fill(page, 3);
  await jest.advanceTimersByTimeAsync(5_000);

  expect(page.keptLog()).toBeNull();
  expect(payloadsOf(page.log.text())).toHaveLength(3);
});

it('SC-11 logging out ends the log here and in the storage', async () => {
  const page = await aPage();
  page.store.dispatch(activityStarted({ id: 'mine' }));
  page.hide();
  page.store.dispatch(activityStarted({ id: 'late' }));

  page.store.dispatch(loggedOut());

  expect(page.keptLog()).toBeNull();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(page.keptLog()).toBeNull();
  page.store.dispatch(backPressed());
  page.hide();
  expect(page.keptLog()).not.toContain('mine');
});

it("the borrower takes the log along as a file that tells nobody's secrets", async () => {
  const page = await aPage();
  page.store.dispatch(nameSubmitted({ firstName: 'Dana', lastName: 'Danasdaughter' }));

  page.store.dispatch(logRequested());
  await jest.advanceTimersByTimeAsync(0);

  const [file, ...others] = page.saved;
  expect(others).toEqual([]);
  expect(file?.name).toBe('homeline-log-2026-11-21.jsonl');
  expect(file?.text).not.toMatch(/Dana/);
  expect(linesOf(file?.text ?? '{}').map(({ type }) => type)).toContain(
    'registration/nameSubmitted',
  );
});

it('the file has what this tab recorded before a reload as well', async () => {
  const before = await aPage();
  before.store.dispatch(activityStarted({ id: 'before' }));
  before.hide();
  const { store, saved } = await aPage({ kept: before.keptLog() ?? '' });

  store.dispatch(logRequested());
  await jest.advanceTimersByTimeAsync(0);

  expect(payloadsOf(saved[0]?.text ?? null)).toEqual([{ id: 'before' }]);
});

it('SC-11 logging out ends what was kept, also where the log cannot be opened', async () => {
  const before = await aPage();
  before.store.dispatch(activityStarted({ id: 'before' }));
  before.hide();
  const page = await aPage({ kept: before.keptLog() ?? '', bareMs: Infinity });

  page.store.dispatch(loggedOut());

  expect(page.keptLog()).toBeNull();
});

it('code that could not be fetched is asked for again, and nothing is missing then', async () => {
  const page = await aPage({ bareMs: 100_000 });
  page.store.dispatch(activityStarted({ id: 'early' }));

  await jest.advanceTimersByTimeAsync(120_000);
  page.store.dispatch(activityStarted({ id: 'late' }));
  page.hide();

  expect(payloadsOf(page.keptLog())).toEqual([{ id: 'early' }, { id: 'late' }]);
});

it('code that could not be fetched is asked for at once when the line is back', async () => {
  const page = await aPage({ bareMs: 1_000 });
  await jest.advanceTimersByTimeAsync(1_000);

  page.store.dispatch(connectionChanged({ isOnline: true }));
  await jest.advanceTimersByTimeAsync(0);
  page.store.dispatch(activityStarted({ id: 'late' }));
  page.hide();

  expect(payloadsOf(page.keptLog())).toContainEqual({ id: 'late' });
});

it('S4 whoever wants the log while its code does not come is told at once, and can try again', async () => {
  const { store, saved } = await aPage({ bareMs: 5_000 });
  const toasts = () => store.getState().shell.toasts;

  store.dispatch(logRequested());
  await jest.advanceTimersByTimeAsync(0);
  expect(toasts()).toMatchObject([{ tone: 'error', text: stoppedMessages.log, area: 'log' }]);
  expect(saved).toEqual([]);

  await jest.advanceTimersByTimeAsync(5_000);
  store.dispatch(areaRetried({ area: 'log' }));
  await jest.advanceTimersByTimeAsync(0);

  expect(saved).toHaveLength(1);
  expect(toasts()).toEqual([]);
});
