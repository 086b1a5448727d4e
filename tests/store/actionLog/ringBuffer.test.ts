import { applyMiddleware, legacy_createStore, type Middleware } from '@reduxjs/toolkit';

import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { createActionLog } from '#store/actionLog/actionLog.ts';
import { readLog } from '#store/actionLog/lines.ts';
import { replay } from '#store/actionLog/replay.ts';
import { rootReducer } from '#store/index.ts';
import { activityEnded, activityStarted } from '#store/shell/slice.ts';
import { linesOf, logOnlyStore } from '#tests/support/fakes/recordingStore.ts';

const replayed = (text: string) => replay(readLog(text)?.lines ?? []);

function fill({ dispatch }: Pick<ReturnType<typeof logOnlyStore>, 'dispatch'>, actions: number) {
  for (let count = 0; count < actions / 2; count += 1) {
    dispatch(activityStarted({ id: `a${count}` }));
    dispatch(activityEnded({ id: `a${count}` }));
  }
}

it('FT-112 a restored log that is full gives up its oldest lines alone', () => {
  const before = logOnlyStore();
  fill(before, 5_000);
  const after = logOnlyStore();
  expect(after.log.restore(before.log.text())).toBe(true);
  fill(after, 100);

  const text = after.log.text();

  expect(linesOf(text).length).toBeGreaterThan(1_600);
  expect(linesOf(text).length).toBeLessThanOrEqual(2_001);
  expect(replayed(text)).toMatchObject({ differsAt: null, unrecordable: 0 });
});

it('FT-112 a log whose state cannot be redacted says that lines are lost, and fills no memory', () => {
  let isBroken = false;
  const buffer = createActionBuffer({ now: () => 0, monotonic: () => 0 });
  const log = createActionLog(buffer, { appVersion: '1.0.0', orgCode: 'SAMPLE' });
  const middleware: Middleware = (api) =>
    buffer.middleware({ ...api, getState: () => (isBroken ? { shell: 1n } : api.getState()) });
  const store = legacy_createStore(rootReducer, applyMiddleware(middleware));

  isBroken = true;
  fill(store, 5_000);
  expect(linesOf(log.text()).length).toBeLessThanOrEqual(2_001);
  expect(replayed(log.text())).toMatchObject({ unrecordable: 1, compared: 0, differsAt: null });

  isBroken = false;
  fill(store, 100);
  expect(replayed(log.text()).compared).toBeGreaterThan(2);
  expect(replayed(log.text()).differsAt).toBeNull();
});
