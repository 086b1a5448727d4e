import { applyMiddleware, combineReducers, legacy_createStore } from '@reduxjs/toolkit';

import { nameSubmitted } from '#store/registration/answers.ts';
import { createActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { createActionLog } from '#store/actionLog/actionLog.ts';
import { hashOf } from '#store/actionLog/hash.ts';
import { readLog } from '#store/actionLog/lines.ts';
import { redactState } from '#store/actionLog/redact.ts';
import { replay } from '#store/actionLog/replay.ts';
import { registrationReducer } from '#store/registration/reducer.ts';
import { activityEnded, activityStarted, shellReducer } from '#store/shell/slice.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';
import { linesOf, resealed } from '#tests/support/fakes/recordingStore.ts';

/** A recorded store with one slice that can gain a second one. */
function growingStore() {
  const buffer = createActionBuffer({ now: () => 0, monotonic: () => 0 });
  const log = createActionLog(buffer, {
    appVersion: '1.0.0',
    orgCode: 'SAMPLE',
    device: aDevice,
  });
  const small = combineReducers({ shell: shellReducer });
  const large = combineReducers({ shell: shellReducer, registration: registrationReducer });
  const store = legacy_createStore(small, applyMiddleware(buffer.middleware));
  return {
    log,
    dispatch: store.dispatch,
    stateNow: () => store.getState(),
    gainSlice: () => store.replaceReducer(large as unknown as typeof small),
    play: (actions: number) => {
      for (let count = 0; count < actions; count += 1) {
        store.dispatch(activityStarted({ id: `a${count}` }));
        store.dispatch(activityEnded({ id: `a${count}` }));
      }
    },
  };
}

const aName = nameSubmitted({ firstName: 'Dana', lastName: 'Sample' });
const replayed = (text: string) => replay(readLog(text).lines);

it('replays a log of a state that lacks some slices', () => {
  const { log, play } = growingStore();
  play(30);

  expect(Object.keys(linesOf(log.text())[0]?.['state'] as object)).toEqual(['shell']);
  expect(replayed(log.text())).toMatchObject({
    counts: { checked: 3 },
    differsAt: null,
    threwAt: null,
  });
});

it('replays a slice that arrives late from the state it arrived in', () => {
  const { log, play, dispatch, gainSlice } = growingStore();
  dispatch(aName); // Before the slice exists.
  gainSlice();
  dispatch(activityStarted({ id: 'b' }));
  expect(replayed(log.text()).state.registration.answers.draft.name).toBeNull();

  dispatch(aName);
  play(30);

  expect(linesOf(log.text()).filter((line) => 'hash' in line && 'state' in line)).toHaveLength(1);
  expect(replayed(log.text())).toMatchObject({
    counts: { checked: 4, unknown: 0 },
    differsAt: null,
  });
  expect(replayed(log.text()).state.registration.answers.draft.name).not.toBeNull();
});

it('includes a slice that arrives after the last action in the last checkpoint', () => {
  const { log, play, gainSlice } = growingStore();
  play(3);
  gainSlice();

  expect(replayed(log.text())).toMatchObject({ counts: { checked: 1 }, differsAt: null });
});

it('FT-112 replays what is left of a long log, whether it starts before or after the slice arrived', () => {
  const { log, play, gainSlice } = growingStore();
  play(900);
  gainSlice();

  play(50);
  expect(replayed(log.text())).toMatchObject({ differsAt: null });
  play(1_000);
  expect(replayed(log.text())).toMatchObject({ differsAt: null });
  expect(replayed(log.text(0.5))).toMatchObject({ differsAt: null });
});

it.each([
  ['hash', (text: string) => text.replace(/"hash":"\w+","state"/, '"hash":"0","state"')],
  ['state', (text: string) => text.replace(/("hash":"\w+","state".*"isOnline":)true/, '$1false')],
])('FT-110 notices a changed %s in the checkpoint where a slice arrives', (_what, change) => {
  const { log, play, gainSlice } = growingStore();
  gainSlice();
  play(1);

  const changed = resealed(log.text(), change);

  expect(changed).not.toBe(log.text());
  expect(replayed(changed).differsAt).toBe(3);
});

it('hashes only the slices that exist', () => {
  const { stateNow, gainSlice } = growingStore();
  const before = redactState(stateNow());
  gainSlice();

  expect(before).toEqual({ shell: expect.anything() });
  expect(hashOf(redactState(stateNow()))).not.toBe(hashOf(before));
});
