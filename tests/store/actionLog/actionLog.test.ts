import type { Middleware } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { LOG_VERSION, readLog } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { identityReceived, loggedOut, sessionEnded } from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import {
  activityEnded,
  activityStarted,
  backPressed,
  linkFollowed,
  loaderShown,
} from '#store/shell/slice.ts';
import { MARK, PLANTED_WORDS } from '#tests/support/payloads/texts.ts';
import { anySession } from '#tests/support/payloads/payloads.ts';
import {
  linesOf,
  logOnlyStore,
  recordingStore,
  bufferedStore,
} from '#tests/support/fakes/recordingStore.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';
import { samples } from '#tests/support/samples.ts';

const typesOf = (text: string) =>
  linesOf(text).flatMap(({ type }) => (type === undefined ? [] : [type]));
const played = (text: string) => replay(readLog(text).lines);

it('starts with the app, the brand and the state, and ends with a hash', () => {
  const { store, log, time } = recordingStore();
  time.ms = 1_234;
  store.dispatch(nameSubmitted({ firstName: 'Dana', lastName: 'Sample', suffix: 'JR' }));

  expect(linesOf(log.text())).toEqual([
    {
      log: LOG_VERSION,
      app: '1.0.0',
      org: 'SAMPLE',
      device: aDevice(),
      startedAt: '2026-03-01T00:00:00.000Z',
      state: expect.objectContaining({ shell: expect.anything() }),
    },
    {
      type: 'registration/nameSubmitted',
      payload: { firstName: 'xxxxxxxx', lastName: 'xxxxxxxx', suffix: 'JR' },
      at: 1_234,
    },
    { hash: expect.any(String) },
  ]);
});

it('writes an action before the actions that it leads to', () => {
  const answering: Middleware = (store) => (next) => (action) => {
    const result = next(action);
    if (backPressed.match(action)) store.dispatch(loaderShown());
    return result;
  };
  const { store, log } = recordingStore({ middleware: [answering] });

  store.dispatch(backPressed());

  expect(typesOf(log.text())).toEqual(['shell/backPressed', 'shell/loaderShown']);
});

it('takes the hash of the state every 25 actions', () => {
  const { store, log } = recordingStore();

  for (let count = 0; count < 60; count += 1) store.dispatch(activityStarted({ id: `a${count}` }));

  expect(linesOf(log.text()).flatMap(({ hash }, at) => (hash === undefined ? [] : [at]))).toEqual([
    26, 52, 63,
  ]);
});

/** A click on Back whose payload records that it was read. */
function watchedAction() {
  const seen = { isRead: false };
  const payload = {
    get to() {
      seen.isRead = true;
      return '/account/heloc/register-v2';
    },
  };
  return { seen, action: { type: backPressed.type, payload } };
}

it('writes a line when the log is read, so no click waits for it', () => {
  const { log, dispatch } = logOnlyStore();
  const { seen, action } = watchedAction();

  dispatch(action);
  expect(seen.isRead).toBe(false);

  expect(linesOf(log.text())[1]).toEqual({
    type: 'shell/backPressed',
    payload: { to: '/account/heloc/register-v2' },
    at: 0,
  });
});

it("writes the lines of a log that isn't read once a hundred wait", () => {
  const { dispatch } = logOnlyStore();
  const { seen, action } = watchedAction();

  dispatch(action);
  for (let count = 0; count < 100; count += 1) dispatch(backPressed());

  expect(seen.isRead).toBe(true);
});

it('writes the actions from before its code arrived', () => {
  const { dispatch, openLog } = bufferedStore();
  dispatch(activityStarted({ id: 'a1' }));
  dispatch(nameSubmitted({ firstName: 'Dana', lastName: 'Sample', suffix: 'JR' }));

  const text = openLog().text();

  expect(typesOf(text)).toEqual(['shell/activityStarted', 'registration/nameSubmitted']);
  expect(text).not.toContain('Dana');
  expect(played(text)).toMatchObject({ counts: { played: 2, checked: 1 }, differsAt: null });
});

it("FT-112 restarts the buffer while the log's code is missing, so memory stays bounded", () => {
  const { dispatch, openLog } = bufferedStore();
  for (let count = 0; count < 2_500; count += 1) {
    dispatch(activityStarted({ id: `a${count}` }));
    dispatch(activityEnded({ id: `a${count}` }));
  }

  const text = openLog().text();

  expect(typesOf(text).length).toBeLessThan(2_000);
  expect(linesOf(text).findLast(({ type }) => type)).toMatchObject({ payload: { id: 'a2499' } });
  expect(played(text)).toMatchObject({ differsAt: null, threwAt: null });
});

it('FT-113 replays every recorded session to its hashes, and keeps secrets out of the log', () => {
  fc.assert(
    fc.property(anySession(120), (session) => {
      const { store, log } = recordingStore();
      for (const action of session) store.dispatch(action);
      const text = log.text();

      expect(played(text)).toMatchObject({
        counts: { unknown: 0 },
        differsAt: null,
        threwAt: null,
      });
      expect([MARK, ...PLANTED_WORDS].filter((word) => text.includes(word))).toEqual([]);
    }),
    { numRuns: samples(60) },
  );
});

const circle: Record<string, unknown> = {};
circle['again'] = circle;

it.each([
  ['an infinite number', { to: 1n }],
  ['a circular value', circle],
  ['ten megabytes', { others: Array.from({ length: 100_000 }, () => 'a'.repeat(100)) }],
  [
    'a trap',
    {
      get to(): string {
        throw new Error('No');
      },
    },
  ],
])('FT-112 records %s as an unrecordable line, without disturbing the app', (_what, payload) => {
  const { log, dispatch } = logOnlyStore();

  expect(() => dispatch({ type: linkFollowed.type, payload })).not.toThrow();
  dispatch(backPressed());

  expect(linesOf(log.text()).slice(1, 3)).toEqual([
    { type: linkFollowed.type, unrecordable: true, at: 0 },
    { type: 'shell/backPressed', at: 0 },
  ]);
});

it('FT-112 writes a short line for a text of ten megabytes', () => {
  const { store, log } = recordingStore();

  store.dispatch(nameSubmitted({ firstName: 'a'.repeat(10_000_000), lastName: 'b' }));

  expect(log.text().length).toBeLessThan(10_000);
});

it('FT-112 writes the state with the checkpoint after a lost line, so a replay can continue from it', () => {
  const { store, log } = recordingStore();
  const many = Array.from({ length: 6_000 }, (_, at) => String(at));
  store.dispatch({ type: 'registration/eligibilityReceived', payload: { blockedZips: many } });
  for (let count = 0; count < 30; count += 1) store.dispatch(activityStarted({ id: `a${count}` }));

  const text = log.text();

  expect(linesOf(text).filter((line) => 'hash' in line && 'state' in line)).toHaveLength(1);
  expect(played(text)).toMatchObject({ counts: { unrecordable: 1, checked: 1 }, differsAt: null });
});

it('FT-112 trims a very long session to 2,000 lines that still replay', () => {
  const { log, dispatch } = logOnlyStore();
  for (let count = 0; count < samples(50_000); count += 1) {
    dispatch(activityStarted({ id: `a${count}` }));
    dispatch(activityEnded({ id: `a${count - 3}` }));
  }

  const text = log.text();

  expect(linesOf(text).length).toBeLessThanOrEqual(2_001);
  expect(linesOf(text).length).toBeGreaterThan(1_700);
  const { counts, ...replay } = played(text);
  expect(replay).toMatchObject({ differsAt: null, threwAt: null });
  expect(counts.checked).toBeGreaterThan(60);
});

it('FT-112 trims the log to about a megabyte that still replays', () => {
  const { store, log } = recordingStore();
  const long = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`field${at}`, 'words '.repeat(50)]),
  );
  for (let count = 0; count < 100; count += 1)
    store.dispatch({
      type: 'application/screenTyped',
      payload: { screen: `screen${count % 7}`, values: long },
    });

  const text = log.text();

  expect(text.length).toBeLessThanOrEqual(1_100_000);
  expect(text.length).toBeGreaterThan(700_000);
  expect(played(text)).toMatchObject({ differsAt: null });
});

it('SC-11 drops the log when the user logs out', () => {
  const { store, log } = recordingStore();
  store.dispatch(identityReceived({ uuid: 'one' }));
  store.dispatch(loggedOut());
  store.dispatch(backPressed());

  expect(typesOf(log.text())).toEqual(['shell/backPressed']);
  expect(log.text()).not.toContain('"one"');
});

it('continues the log after a reload', () => {
  const before = recordingStore();
  before.store.dispatch(activityStarted({ id: 'before' }));
  const after = recordingStore();
  after.store.dispatch(activityStarted({ id: 'early' }));

  expect(after.log.restore(before.log.text())).toBe(true);
  after.store.dispatch(activityStarted({ id: 'late' }));

  const text = after.log.text();
  expect(linesOf(text).flatMap(({ payload }) => payload ?? [])).toEqual([
    { id: 'before' },
    { id: 'early' },
    { id: 'late' },
  ]);
  expect(played(text)).toMatchObject({ counts: { checked: 2 }, differsAt: null });
  expect(played(text).state.shell.activities).toEqual(['early', 'late']);
});

it('FT-26 keeps the log of an ended session from another user', () => {
  const { store, log } = recordingStore();
  store.dispatch(identityReceived({ uuid: 'one' }));
  store.dispatch(sessionEnded());
  store.dispatch(identityReceived({ uuid: 'two' }));

  expect(typesOf(log.text())).toEqual(['identity/identityReceived']);

  const later = recordingStore();
  later.store.dispatch(identityReceived({ uuid: 'three' }));
  expect(later.log.restore(log.text())).toBe(false);
});

it('FT-26 drops the restored log of one user when another signs in', () => {
  const before = recordingStore();
  before.store.dispatch(identityReceived({ uuid: 'one' }));
  const after = recordingStore();
  after.log.restore(before.log.text());

  after.store.dispatch(identityReceived({ uuid: 'two' }));

  expect(after.log.text()).not.toContain('"one"');
  expect(typesOf(after.log.text())).toEqual(['identity/identityReceived']);
});

it('FT-69 restores the log of an earlier page only once', () => {
  const before = recordingStore();
  before.store.dispatch(backPressed());
  const after = recordingStore();

  after.log.restore(before.log.text());
  after.log.restore(after.log.text());

  expect(typesOf(after.log.text())).toEqual(['shell/backPressed']);
});

it('FT-26 continues the log of an ended session when the same user signs in again', () => {
  const { store, log } = recordingStore();
  store.dispatch(identityReceived({ uuid: 'one' }));
  store.dispatch(sessionEnded());
  store.dispatch(identityReceived({ uuid: 'one' }));

  expect(typesOf(log.text())).toHaveLength(3);
});

it.each([
  ['nothing', ''],
  ['not JSON', 'once upon a time'],
  ['a line without a start', '{"type":"shell/backPressed","at":1}'],
  ['a start without a state', '{"log":1,"app":"1","org":"A","startedAt":""}'],
])('FT-62 rejects a stored log that is %s', (_what, text) => {
  expect(recordingStore().log.restore(text)).toBe(false);
});

it('FT-62 redacts a poisoned log when it restores it', () => {
  const { log } = recordingStore();
  const start = '{"log":1,"app":"1","org":"A","startedAt":"","state":{"__proto__":{"a":"Dana"}}}';
  const line = '{"type":"registration/nameSubmitted","payload":{"firstName":"Dana"},"at":1}';

  expect(log.restore(`${start}\n${line}\n<script>`)).toBe(true);

  expect(log.text()).not.toContain('Dana');
  expect(typesOf(log.text())).toEqual(['registration/nameSubmitted']);
});
