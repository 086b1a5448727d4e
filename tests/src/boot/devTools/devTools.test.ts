import type { Action } from '@reduxjs/toolkit';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ActionCreators } from '@redux-devtools/instrument';
import fc from 'fast-check';

import { devTools } from '#src/boot/devTools/devTools.ts';
import { redactState } from '#store/actionLog/redact.ts';
import { nameSubmitted } from '#store/registration/legalName.ts';
import { connectionChanged, waitRequested } from '#store/shell/slice.ts';
import { installDevToolsExtension } from '#tests/support/fakes/devToolsExtension.ts';
import {
  at,
  backToNow,
  closePage,
  FIRST,
  note,
  openPage,
  SECOND,
  THIRD,
} from '#tests/support/fakes/devToolsPage.ts';
import { samples } from '#tests/support/samples.ts';

afterEach(closePage);

it('links DevTools in the sandbox and in development only (decision 19)', async () => {
  installDevToolsExtension();

  expect(await devTools(true, false)).not.toBeNull();
  expect(await devTools(false, true)).not.toBeNull();
  expect(await devTools(false, false)).toBeNull();
});

it('works in a browser without the extension', async () => {
  expect(await devTools(true)).toBeNull();
});

it('gives the extension every action of a whole registration, and stack traces in development', async () => {
  const { connect } = installDevToolsExtension();
  await devTools(true, true);
  await devTools(true, false);

  expect(connect).toHaveBeenCalledWith(expect.objectContaining({ trace: true, maxAge: 1_000 }));
  expect(connect).toHaveBeenLastCalledWith(expect.objectContaining({ trace: false }));
});

it('SC-14 the extension gets what the log holds, never personal data, so that an export has none', async () => {
  const { page, given, press } = await openPage();

  page.dispatch(nameSubmitted({ firstName: 'Zephyrine', lastName: 'Quillonette' }));
  press(ActionCreators.jumpToState(1));
  press(ActionCreators.toggleAction(1));

  expect(given).toContainEqual([
    {
      type: 'registration/nameSubmitted',
      payload: { firstName: 'x'.repeat(16), lastName: 'x'.repeat(16) },
    },
    expect.anything(),
  ]);
  expect(given.filter(([action]) => action === null)).toHaveLength(3);
  expect(JSON.stringify(given)).not.toMatch(/Zephyrine|Quillonette/);
});

it('hides what cannot be redacted', async () => {
  const { page, given } = await openPage();
  // Redux Toolkit says that a BigInt cannot be stored.
  const complaint = jest.spyOn(console, 'error').mockImplementation();

  page.dispatch({ type: 'shell/unheardOf', payload: 1n } as Action as never);

  expect(given.at(-1)?.[0]).toEqual({ type: 'shell/unheardOf' });
  expect(complaint).toHaveBeenCalledTimes(1);
});

it('changes only the page at a jump, not the app, its sagas or its log', async () => {
  const { store, log, heard, press, place } = await openPage();
  const recorded = log.text();
  heard.length = 0;

  press(ActionCreators.jumpToState(1));

  expect(place()).toBe(FIRST);
  expect(store.getState().shell.location.pathname).toBe(SECOND);
  expect(heard).toEqual([]);
  expect(log.text()).toBe(recorded);
});

/** What the developer presses, and what the note then says. All of it shows another state than the app's. */
const elsewhere: readonly [string, (page: Awaited<ReturnType<typeof openPage>>) => void, RegExp][] =
  [
    ['a jump', ({ press }) => press(ActionCreators.jumpToState(1)), /another moment of this page/],
    ['a jump by id', ({ press }) => press(ActionCreators.jumpToAction(1)), /another moment/],
    ['a skipped action', ({ press }) => press(ActionCreators.toggleAction(2)), /another moment/],
    [
      'a skipped action that is swept',
      ({ press }) => {
        press(ActionCreators.toggleAction(2));
        press(ActionCreators.sweep());
      },
      /another moment/,
    ],
    ['another order', ({ press }) => press(ActionCreators.reorderAction(2, 1)), /another moment/],
    ['Reset', ({ press }) => press(ActionCreators.reset()), /another moment/],
    ['Revert', ({ press }) => press(ActionCreators.rollback()), /another moment/],
    [
      'Commit of the past',
      ({ press }) => {
        press(ActionCreators.jumpToState(1));
        press(ActionCreators.commit());
      },
      /another moment/,
    ],
    [
      'a pause in the past',
      ({ press }) => {
        press(ActionCreators.jumpToState(1));
        press(ActionCreators.pauseRecording(true));
      },
      /another moment/,
    ],
    ['Lock', ({ press }) => press(ActionCreators.lockChanges(true)), /have locked this page/],
    ['a typed action', ({ type }) => type(JSON.stringify(at(FIRST))), /another moment/],
    [
      'an import',
      ({ importFile, exportFile }) => importFile(exportFile()),
      /the history of another page/,
    ],
  ];

it.each(elsewhere)(
  'ignores presses after %s, says so, and keeps the history on the way back',
  async (_what, go, words) => {
    const opened = await openPage();
    const { heard, page, place, store, shown } = opened;
    const { stagedActionIds } = shown();
    go(opened);
    const before = place();
    heard.length = 0;

    page.dispatch(at(THIRD));

    expect(heard).toEqual([]);
    expect(place()).toBe(before);
    expect(note()).toMatch(words);
    expect(note()).toMatch(/Nothing you press here is sent\.$/);
    await userEvent.click(backToNow());
    expect(page.getState()).toBe(store.getState());
    expect(note()).toBe('');
    expect(shown().stagedActionIds).toEqual(stagedActionIds);
    page.dispatch(at(THIRD));
    expect(heard).toEqual([at(THIRD)]);
    expect(place()).toBe(THIRD);
  },
);

it('stays in the present after Commit in the present', async () => {
  const { press, page, place, shown } = await openPage();

  press(ActionCreators.commit());
  page.dispatch(at(THIRD));

  expect(note()).toBe('');
  expect(place()).toBe(THIRD);
  expect(shown().stagedActionIds).toEqual([0, 1]);
});

it('keeps a locked page as it is while the app goes on, and catches up once it is unlocked', async () => {
  const { press, page, place, store, shown } = await openPage();
  press(ActionCreators.lockChanges(true));

  store.dispatch(at(THIRD));

  expect(place()).toBe(SECOND);
  press(ActionCreators.lockChanges(false));
  expect(place()).toBe(THIRD);
  expect(page.getState()).toBe(store.getState());
  expect(note()).toBe('');
  expect(shown().stagedActionIds).toEqual([0, 1, 2, 3]);
});

it('returns to the present when a history can’t take the app’s next action', async () => {
  const { type, page, store, shown } = await openPage();
  type('{"type":"shell/waitRequested","payload":[null]}');
  expect(note()).toMatch(/another moment/);

  store.dispatch(waitRequested({ call: 'GET /heloc', ms: 1_000 }));

  expect(page.getState()).toBe(store.getState());
  expect(note()).toBe('');
  expect(shown().stagedActionIds).toEqual([0, 1, 2, 3]);
});

it('shows the state of the app whatever is pressed, or says that it doesn’t and sends nothing', async () => {
  const index = fc.nat(8);
  const presses = fc.oneof(
    fc.constantFrom(
      ActionCreators.reset(),
      ActionCreators.rollback(),
      ActionCreators.commit(),
      ActionCreators.sweep(),
    ),
    fc.boolean().map((isOn) => ActionCreators.lockChanges(isOn)),
    fc.boolean().map((isOn) => ActionCreators.pauseRecording(isOn)),
    index.map((to) => ActionCreators.jumpToState(to)),
    index.map((id) => ActionCreators.jumpToAction(id)),
    index.map((id) => ActionCreators.toggleAction(id)),
    fc.tuple(index, index).map(([id, before]) => ActionCreators.reorderAction(id, before)),
  );
  const deeds = fc.oneof(
    presses.map((payload) => ({ kind: 'press', payload }) as const),
    fc.constantFrom({ kind: 'app' } as const, { kind: 'import' } as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { maxLength: 12 }), async (session) => {
      document.body.replaceChildren();
      const { store, page, heard, press, importFile, exportFile, shown } = await openPage();
      let isPaused = false;
      let count = 0;
      for (const deed of session) {
        if (deed.kind === 'press') press(deed.payload);
        else if (deed.kind === 'import') importFile(exportFile());
        else store.dispatch(at((count += 1) % 2 === 0 ? SECOND : THIRD));
        if (deed.kind === 'press' && deed.payload.type === 'PAUSE_RECORDING')
          isPaused = deed.payload.status;

        heard.length = 0;
        const before = page.getState();
        const isElsewhere = note().includes('Nothing you press here is sent.');
        expect(isElsewhere || before === store.getState()).toBe(true);
        page.dispatch(connectionChanged({ isOnline: count % 2 === 0 }));
        expect(heard).toHaveLength(isElsewhere ? 0 : 1);
        expect(page.getState()).toBe(isElsewhere ? before : store.getState());

        const { computedStates, currentStateIndex } = shown();
        const seen = isPaused
          ? redactState(page.getState())
          : computedStates[currentStateIndex]?.state;
        expect(seen).toEqual(redactState(page.getState()));
      }
    }),
    { numRuns: samples(100) },
  );
});

it('adds what happens meanwhile to the history, and shows it on the way back', async () => {
  const { store, press, page } = await openPage();
  press(ActionCreators.jumpToState(1));

  store.dispatch(connectionChanged({ isOnline: false }));

  expect(page.getState().shell.isOnline).toBe(true);
  press(ActionCreators.jumpToState(3));
  expect(page.getState().shell.isOnline).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
});

it('leaves a skipped action out of the page only', async () => {
  const { store, heard, press, place } = await openPage();
  heard.length = 0;

  press(ActionCreators.toggleAction(2));

  expect(place()).toBe(FIRST);
  expect(store.getState().shell.location.pathname).toBe(SECOND);
  expect(heard).toEqual([]);
  press(ActionCreators.toggleAction(2));
  expect(place()).toBe(SECOND);
});

it('shows an action that a developer types on the page only', async () => {
  const { type, heard, page, store } = await openPage();
  heard.length = 0;

  type(JSON.stringify(connectionChanged({ isOnline: false })));

  expect(page.getState().shell.isOnline).toBe(false);
  expect(store.getState().shell.isOnline).toBe(true);
  expect(heard).toEqual([]);
});

it('changes nothing when a typed text is no action, and says so', async () => {
  const { type, page, store } = await openPage();

  type('no action');

  expect(page.getState()).toBe(store.getState());
  expect(note()).toMatch(/cannot show/);
});

it('gives the whole history to a panel that is opened late', async () => {
  const { start, given } = await openPage();
  given.length = 0;

  start();

  expect(given).toEqual([[null, expect.objectContaining({ stagedActionIds: [0, 1, 2] })]]);
});

it('records nothing during a pause, while the page goes on', async () => {
  const { press, page, given } = await openPage();
  press(ActionCreators.pauseRecording(true));
  given.length = 0;

  page.dispatch(connectionChanged({ isOnline: false }));

  expect(given).toEqual([]);
  expect(page.getState().shell.isOnline).toBe(false);
});
