import type { Action, Middleware } from '@reduxjs/toolkit';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ActionCreators } from '@redux-devtools/instrument';

import { devTools } from '#src/boot/devTools/devTools.ts';
import type { Message } from '#src/boot/devTools/extension.ts';
import { rootReducer } from '#store/index.ts';
import { nameSubmitted } from '#store/registration/legalName.ts';
import { connectionChanged, locationChanged } from '#store/shell/slice.ts';
import { recordingStore } from '#tests/support/fakes/recordingStore.ts';

const FIRST = '/account/heloc/register-v2';
const SECOND = '/account/heloc/register-v2/annual-income';

/** What the extension was given: the first state, actions with their states, whole histories. */
type Given = [action: Action | null, state: unknown];

/** A browser with the DevTools extension; `ask` is what a developer presses in it. */
function installExtension() {
  const given: Given[] = [];
  const listeners: ((message: Message) => void)[] = [];
  const connect = jest.fn(() => ({
    init: (state: unknown) => void given.push([null, state]),
    send: (action: Action | null, state: unknown) => void given.push([action, state]),
    subscribe: (listener: (message: Message) => void) => void listeners.push(listener),
  }));
  Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION__: { connect } });
  const ask = (message: Message) => listeners.forEach((listener) => listener(message));
  return {
    connect,
    given,
    press: (payload: unknown) => ask({ type: 'DISPATCH', payload }),
    type: (payload: string) => ask({ type: 'ACTION', payload }),
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION__');
  document.body.replaceChildren();
});

const initial = rootReducer(undefined, { type: '' });
const at = (pathname: string) => locationChanged({ pathname, search: '' });
const isOfApp = (action: unknown): action is Action =>
  !String((action as Action).type).startsWith('@@');

/** The real store with its log, what its sagas would hear, and the store that the page is drawn from. */
async function openPage() {
  const extension = installExtension();
  const tools = await devTools(true, initial);
  if (!tools) throw new Error('No tools');
  const heard: Action[] = [];
  const sagas: Middleware = () => (next) => (action) => {
    if (isOfApp(action)) heard.push(action);
    return next(action);
  };
  const { store, log } = recordingStore({ middleware: [sagas, tools.middleware] });
  const page = tools.shownStore(store);
  page.dispatch(at(FIRST));
  page.dispatch(at(SECOND));
  return {
    ...extension,
    store,
    log,
    heard,
    page,
    place: () => page.getState().shell.location.pathname,
    whole: () => extension.given.at(-1)?.[1],
  };
}

it('decision 19: DevTools are linked with the sandbox and in development only', async () => {
  installExtension();

  expect(await devTools(true, initial, false)).not.toBeNull();
  expect(await devTools(false, initial, true)).not.toBeNull();
  expect(await devTools(false, initial, false)).toBeNull();
});

it('a browser without the extension works', async () => {
  expect(await devTools(true, initial)).toBeNull();
});

it('the extension keeps every action of a whole registration, and stack traces in development', async () => {
  const { connect } = installExtension();
  await devTools(true, initial, true);
  await devTools(true, initial, false);

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

it('what cannot be redacted is hidden', async () => {
  const { page, given } = await openPage();

  page.dispatch({ type: 'shell/unheardOf', payload: 1n } as Action as never);

  expect(given.at(-1)?.[0]).toEqual({ type: 'shell/unheardOf' });
});

it('a jump changes the page, and reaches neither the app, nor its sagas, nor its log', async () => {
  const { store, log, heard, press, place } = await openPage();
  const recorded = log.text();
  heard.length = 0;

  press(ActionCreators.jumpToState(1));

  expect(place()).toBe(FIRST);
  expect(store.getState().shell.location.pathname).toBe(SECOND);
  expect(heard).toEqual([]);
  expect(log.text()).toBe(recorded);
});

it('a press in the past reaches nothing, and the page says that it is in the past, with the way back', async () => {
  const { heard, press, place, page, whole } = await openPage();
  press(ActionCreators.jumpToState(1));
  heard.length = 0;

  page.dispatch(at('/account/heloc/register-v2/name'));

  expect(heard).toEqual([]);
  expect(place()).toBe(FIRST);
  expect(screen.getByRole('status')).toHaveTextContent(/another moment of this page. Nothing/);
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(place()).toBe(SECOND);
  expect(screen.queryByRole('status')).toBeNull();
  expect(whole()).toMatchObject({ stagedActionIds: [0], currentStateIndex: 0 });
});

it('what happens meanwhile is added to the history, and shown on the way back', async () => {
  const { store, press, page } = await openPage();
  press(ActionCreators.jumpToState(1));

  store.dispatch(connectionChanged({ isOnline: false }));

  expect(page.getState().shell.isOnline).toBe(true);
  press(ActionCreators.jumpToState(3));
  expect(page.getState().shell.isOnline).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
});

it('a skipped action is missing from the page alone', async () => {
  const { store, heard, press, place } = await openPage();
  heard.length = 0;

  press(ActionCreators.toggleAction(2));

  expect(place()).toBe(FIRST);
  expect(store.getState().shell.location.pathname).toBe(SECOND);
  expect(heard).toEqual([]);
  press(ActionCreators.toggleAction(2));
  expect(place()).toBe(SECOND);
});

it('an export is imported with sagas off: the page shows it, and a press reaches nothing', async () => {
  const before = await openPage();
  before.page.dispatch(nameSubmitted({ firstName: 'Dana', lastName: 'Sample' }));
  before.press(ActionCreators.jumpToState(3));
  const exported = JSON.parse(JSON.stringify(before.whole())) as never;
  const { store, heard, press, page, place } = await openPage();
  store.dispatch(at('/account/heloc/register-v2/name'));
  heard.length = 0;

  press(ActionCreators.importState(exported));
  page.dispatch(at(FIRST));
  store.dispatch(connectionChanged({ isOnline: false }));

  expect(place()).toBe(SECOND);
  expect(page.getState().shell.isOnline).toBe(true);
  expect(heard).toEqual([connectionChanged({ isOnline: false })]);
  expect(screen.getByRole('status')).toHaveTextContent(/the history of another page/);
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(page.getState()).toEqual(store.getState());
});

it.each([
  ['a history of something else', ActionCreators.importState({ computedStates: 7 } as never)],
  ['nothing', undefined],
])('%s changes nothing, and the page says so', async (_what, payload) => {
  const { press, place, page, store } = await openPage();

  press(payload);

  expect(place()).toBe(SECOND);
  expect(screen.getByRole('status')).toHaveTextContent(/cannot show/);
  expect(page.getState()).toEqual(store.getState());
});

it('an action that a developer types is shown by the page alone', async () => {
  const { type, heard, page, store } = await openPage();
  heard.length = 0;

  type(JSON.stringify(connectionChanged({ isOnline: false })));
  type('no action');

  expect(page.getState().shell.isOnline).toBe(false);
  expect(store.getState().shell.isOnline).toBe(true);
  expect(heard).toEqual([]);
});

it('a pause records nothing, and the page goes on', async () => {
  const { press, page, given } = await openPage();
  press(ActionCreators.pauseRecording(true));
  given.length = 0;

  page.dispatch(connectionChanged({ isOnline: false }));

  expect(given).toEqual([]);
  expect(page.getState().shell.isOnline).toBe(false);
});
