import type { Action } from '@reduxjs/toolkit';
import userEvent from '@testing-library/user-event';
import { ActionCreators } from '@redux-devtools/instrument';
import fc from 'fast-check';

import { devTools } from '#src/boot/devTools/devTools.ts';
import { redactState } from '#store/actionLog/redact.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
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

it('links DevTools only in the sandbox and in development (decision 19)', async () => {
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

it('SC-14 gives the extension what the log contains, never personal data, so an export has none', async () => {
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
  // Redux Toolkit complains that a BigInt can't be stored.
  const complaint = jest.spyOn(console, 'error').mockImplementation();

  page.dispatch({ type: 'shell/unheardOf', payload: 1n } as Action as never);

  expect(given.at(-1)?.[0]).toEqual({ type: 'shell/unheardOf' });
  expect(complaint).toHaveBeenCalledTimes(1);
});

type Page = Awaited<ReturnType<typeof openPage>>;

/** What the developer clicks. Each shows a state other than the app's. */
const elsewhere: readonly { what: string; go: (page: Page) => void; note?: RegExp }[] = [
  { what: 'a jump', go: ({ press }) => press(ActionCreators.jumpToState(1)) },
  {
    what: 'a skipped action that is swept',
    go: ({ press }) => {
      press(ActionCreators.toggleAction(2));
      press(ActionCreators.sweep());
    },
  },
  { what: 'another order', go: ({ press }) => press(ActionCreators.reorderAction(2, 1)) },
  { what: 'Reset', go: ({ press }) => press(ActionCreators.reset()) },
  {
    what: 'Commit of the past',
    go: ({ press }) => {
      press(ActionCreators.jumpToState(1));
      press(ActionCreators.commit());
    },
  },
  {
    what: 'a pause in the past',
    go: ({ press }) => {
      press(ActionCreators.jumpToState(1));
      press(ActionCreators.pauseRecording(true));
    },
  },
  {
    what: 'Lock',
    go: ({ press }) => press(ActionCreators.lockChanges(true)),
    note: /have locked this page/,
  },
  { what: 'a typed action', go: ({ type }) => type(JSON.stringify(at(FIRST))) },
  {
    what: 'an import',
    go: ({ importFile, exportFile }) => importFile(exportFile()),
    note: /the history of another page/,
  },
];

it.each(elsewhere)(
  'changes only the page with $what, ignores clicks, says so, and keeps the history on the way back',
  async ({ go, note: words = /another moment of this page/ }) => {
    const opened = await openPage();
    const { heard, log, page, place, store, shown } = opened;
    const { stagedActionIds } = shown();
    const [state, recorded] = [store.getState(), log.text()];
    heard.length = 0;
    go(opened);
    const before = place();
    page.dispatch(at(THIRD));

    expect(heard).toEqual([]);
    expect(store.getState()).toBe(state);
    expect(log.text()).toBe(recorded);
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

it('returns to the present after Commit there, an undone skip, and a jump to the newest state', async () => {
  const { store, press, page, place, shown } = await openPage();
  press(ActionCreators.toggleAction(2));
  press(ActionCreators.toggleAction(2));
  press(ActionCreators.jumpToState(1));
  store.dispatch(connectionChanged({ isOnline: false }));
  expect(page.getState().shell.isOnline).toBe(true);
  press(ActionCreators.jumpToState(3));
  expect(page.getState().shell.isOnline).toBe(false);

  press(ActionCreators.commit());
  page.dispatch(at(THIRD));
  expect(note()).toBe('');
  expect(place()).toBe(THIRD);
  expect(shown().stagedActionIds).toEqual([0, 1]);
});

it('keeps a locked page as it is while the app continues, and catches up once it is unlocked', async () => {
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

it("shows the state of the app after every click, or says that it doesn't and sends nothing", async () => {
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

it("changes nothing when a typed text isn't an action, and says so", async () => {
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

it('records nothing during a pause, while the page continues', async () => {
  const { press, page, given } = await openPage();
  press(ActionCreators.pauseRecording(true));
  given.length = 0;

  page.dispatch(connectionChanged({ isOnline: false }));

  expect(given).toEqual([]);
  expect(page.getState().shell.isOnline).toBe(false);
});

it('imports an exported file without running its sagas, and ignores clicks while the page shows it', async () => {
  const before = await openPage();
  before.page.dispatch(nameSubmitted({ firstName: 'Dana', lastName: 'Sample' }));
  const file = before.exportFile();
  const { store, heard, given, importFile, page, place } = await openPage();
  store.dispatch(at(THIRD));
  heard.length = 0;

  importFile(file);
  given.length = 0;
  page.dispatch(at(FIRST));
  store.dispatch(connectionChanged({ isOnline: false }));

  expect(place()).toBe(SECOND);
  expect(page.getState()).toEqual(redactState(before.page.getState()));
  expect(heard).toEqual([connectionChanged({ isOnline: false })]);
  expect(given).toEqual([]);
  expect(note()).toMatch(/the history of another page/);
  await userEvent.click(backToNow());
  expect(page.getState()).toBe(store.getState());
});

it('imports a list of actions together with the state before them', async () => {
  const { importFile, store, place } = await openPage();

  importFile(
    JSON.stringify({
      payload: JSON.stringify([at(SECOND), at(THIRD)]),
      preloadedState: JSON.stringify(store.getState()),
    }),
  );

  expect(place()).toBe(THIRD);
  expect(note()).toMatch(/the history of another page/);
});

it.each([
  ['an empty object', () => '{}'],
  ['an empty file', () => ''],
  ['a list', () => '[]'],
  ['the state of another program', () => '{"computedStates":[{"state":{"count":1}}]}'],
  ['a history without actions', (file: string) => file.replace('"actionsById"', '"actions"')],
  ['an action without a type', (file: string) => file.replace('"type":"shell', '"kind":"shell')],
  ['a history without skipped actions', (file: string) => file.replace('"skipped', '"left')],
  ['a history without states', (file: string) => file.replace('"computedStates"', '"states"')],
  [
    'a history that is at none of its states',
    (file: string) => file.replace(/"currentStateIndex":\d+/, '"currentStateIndex":40'),
  ],
  ['a state without a slice', (file: string) => file.replace('"identity":', '"who":')],
  ['a state without a brand', (file: string) => file.replace('"organisation":{', '"brand":{')],
  ['a state of other types', (file: string) => file.replace('"isOnline":true', '"isOnline":"yes"')],
  [
    'a list of actions without a state',
    () => JSON.stringify({ payload: JSON.stringify([at(SECOND)]) }),
  ],
])('rejects an import that is %s, and says so on the page', async (_what, content) => {
  const { importFile, exportFile, place, page, store, shown } = await openPage();
  const before = shown().stagedActionIds;

  importFile(content(exportFile()));

  expect(place()).toBe(SECOND);
  expect(page.getState()).toBe(store.getState());
  expect(note()).toBe(
    'Redux DevTools asked for something that this page cannot show. Nothing changed.',
  );
  expect(shown().stagedActionIds).toEqual(before);
  page.dispatch(at(THIRD));
  expect(place()).toBe(THIRD);
  expect(note()).toMatch(/cannot show/);
  await userEvent.click(backToNow());
  expect(note()).toBe('');
});
