import { watchActionLog } from '#sagas/actionLog/watchActionLog.ts';
import { watchLogRequest } from '#sagas/actionLog/watchLogRequest.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { readLog } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { referenceOf } from '#store/actionLog/seal.ts';
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
import { pass } from '#tests/support/sagas/fakeTime.ts';

interface Browser {
  /** How long the log's code can't be loaded. */
  readonly bareMs?: number;
  readonly stored?: string;
  /** The storage's size in characters. A negative value blocks it. */
  readonly quota?: number;
}

async function aPage({ stored, quota = Infinity, bareMs = 0 }: Browser = {}) {
  const storage = fakeStorage();
  if (stored !== undefined) storage.write(storageKeys.actionLog, stored);
  if (quota < 0) storage.refuse();
  const session = {
    ...storage,
    offer: (key: string, value: string) => value.length <= quota && storage.offer(key, value),
  };
  const given = fakePorts({ session });
  const startedAt = Date.now();
  const openLog = () =>
    Date.now() - startedAt < bareMs ? Promise.reject(new Error('No chunk')) : given.openLog();
  const { store, ports } = startSaga([watchActionLog, watchLogRequest], {
    ports: { ...given, openLog },
  });
  // The page becomes idle, and the log opens.
  await pass(0);
  return {
    store,
    log: ports.log,
    saved: ports.page.saved,
    hide: () => ports.page.show(false),
    storedLog: () => storage.read(storageKeys.actionLog),
  };
}

const payloadsOf = (text: string | null) =>
  linesOf(text ?? '{}').flatMap(({ payload }) => (payload === undefined ? [] : [payload]));
const fill = (page: Awaited<ReturnType<typeof aPage>>, actions: number) => {
  for (let count = 0; count < actions; count += 1)
    page.store.dispatch(activityStarted({ id: `a${count}` }));
};

it('stores the log once no action has come for a second', async () => {
  const page = await aPage();

  page.store.dispatch(activityStarted({ id: 'one' }));
  await pass(999);
  page.store.dispatch(activityStarted({ id: 'two' }));
  await pass(1_000);
  expect(page.storedLog()).toBeNull();
  await pass(1);

  expect(payloadsOf(page.storedLog())).toEqual([{ id: 'one' }, { id: 'two' }]);
});

it('stores the log after five seconds of actions without a pause', async () => {
  const page = await aPage();

  for (let key = 0; key < 10; key += 1) {
    expect(page.storedLog()).toBeNull();
    page.store.dispatch(activityStarted({ id: `a${key}` }));
    await pass(500);
  }

  expect(payloadsOf(page.storedLog())).toHaveLength(10);
});

it('stores the log at once when the page is hidden', async () => {
  const page = await aPage();

  page.store.dispatch(activityStarted({ id: 'one' }));
  page.hide();

  expect(payloadsOf(page.storedLog())).toEqual([{ id: 'one' }]);
});

it('FT-113 continues the log after a reload', async () => {
  const before = await aPage();
  before.store.dispatch(activityStarted({ id: 'before' }));
  before.hide();

  const after = await aPage({ stored: before.storedLog() ?? '' });
  after.store.dispatch(activityStarted({ id: 'after' }));
  after.hide();

  expect(payloadsOf(after.storedLog())).toEqual([{ id: 'before' }, { id: 'after' }]);
  expect(replay(readLog(after.storedLog() ?? '').lines)).toMatchObject({
    counts: { played: 2, checked: 2 },
    differsAt: null,
  });
});

it('FT-62 drops an unreadable log, and starts a new one', async () => {
  const page = await aPage({ stored: 'garbage' });

  expect(page.storedLog()).toBeNull();
  page.store.dispatch(backPressed());
  page.hide();

  expect(readLog(page.storedLog() ?? '').lines).toHaveLength(3);
});

it('FT-61 leaves out the oldest lines of the log when the storage is small', async () => {
  const page = await aPage({ quota: 12_000 });
  fill(page, 200);
  page.hide();

  const stored = page.storedLog() ?? '';
  expect(stored.length).toBeLessThanOrEqual(12_000);
  expect(payloadsOf(stored).at(-1)).toEqual({ id: 'a199' });
  expect(payloadsOf(stored)).not.toContainEqual({ id: 'a0' });
  expect(replay(readLog(stored).lines)).toMatchObject({ differsAt: null });
  expect(payloadsOf(page.log.text())).toHaveLength(200);
});

it.each([
  ['FT-61 full', 0],
  ['FT-60 blocked', -1],
])('keeps the log in memory when the storage is unusable: %s', async (_what, quota) => {
  const page = await aPage({ quota });
  fill(page, 3);
  await pass(5_000);

  expect(page.storedLog()).toBeNull();
  expect(payloadsOf(page.log.text())).toHaveLength(3);
});

it('SC-11 ends the log at log-out, in memory and in the storage', async () => {
  const page = await aPage();
  page.store.dispatch(activityStarted({ id: 'mine' }));
  page.hide();
  page.store.dispatch(activityStarted({ id: 'late' }));

  page.store.dispatch(loggedOut());

  expect(page.storedLog()).toBeNull();
  await pass(5_000);
  expect(page.storedLog()).toBeNull();
  page.store.dispatch(backPressed());
  page.hide();
  expect(page.storedLog()).not.toContain('mine');
});

it('saves the log as a file without personal data', async () => {
  const page = await aPage();
  page.store.dispatch(nameSubmitted({ firstName: 'Dana', lastName: 'Danasdaughter' }));

  page.store.dispatch(logRequested());
  await pass(0);

  const [file, ...others] = page.saved;
  expect(others).toEqual([]);
  const reference = referenceOf(file?.text ?? '');
  expect(reference).toMatch(/^[\dA-Z]{6}$/);
  expect(file?.name).toBe(`homeline-log-2026-11-21-${reference}.jsonl`);
  expect(page.store.getState().shell.toasts).toMatchObject([
    { tone: 'success', text: `The log is saved. If you call us, its reference is ${reference}.` },
  ]);
  expect(file?.text).not.toMatch(/Dana/);
  expect(linesOf(file?.text ?? '{}').map(({ type }) => type)).toContain(
    'registration/nameSubmitted',
  );
});

it('includes in the saved file what the tab recorded before a reload', async () => {
  const before = await aPage();
  before.store.dispatch(activityStarted({ id: 'before' }));
  before.hide();
  const { store, saved } = await aPage({ stored: before.storedLog() ?? '' });

  store.dispatch(logRequested());
  await pass(0);

  expect(payloadsOf(saved[0]?.text ?? null)).toEqual([{ id: 'before' }]);
});

it("SC-11 removes the stored log at log-out even when the log can't be opened", async () => {
  const before = await aPage();
  before.store.dispatch(activityStarted({ id: 'before' }));
  before.hide();
  const page = await aPage({ stored: before.storedLog() ?? '', bareMs: Infinity });

  page.store.dispatch(loggedOut());

  expect(page.storedLog()).toBeNull();
});

it("fetches the log's code again after a failure, and keeps every action", async () => {
  const page = await aPage({ bareMs: 100_000 });
  page.store.dispatch(activityStarted({ id: 'early' }));

  await pass(120_000);
  page.store.dispatch(activityStarted({ id: 'late' }));
  page.hide();

  expect(payloadsOf(page.storedLog())).toEqual([{ id: 'early' }, { id: 'late' }]);
});

it("fetches the log's code again as soon as the connection is back", async () => {
  const page = await aPage({ bareMs: 1_000 });
  await pass(1_000);

  page.store.dispatch(connectionChanged({ isOnline: true }));
  await pass(0);
  page.store.dispatch(activityStarted({ id: 'late' }));
  page.hide();

  expect(payloadsOf(page.storedLog())).toContainEqual({ id: 'late' });
});

it('S4 shows an error at once when the log is saved while its code is missing, and allows a retry', async () => {
  const { store, saved } = await aPage({ bareMs: 5_000 });
  const toasts = () => store.getState().shell.toasts;

  store.dispatch(logRequested());
  await pass(0);
  expect(toasts()).toMatchObject([{ tone: 'error', text: stoppedMessages.log, area: 'log' }]);
  expect(saved).toEqual([]);

  await pass(5_000);
  store.dispatch(areaRetried({ area: 'log' }));
  await pass(0);

  expect(saved).toHaveLength(1);
  expect(toasts()).toMatchObject([{ tone: 'success' }]);
});
