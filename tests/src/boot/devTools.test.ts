import type { Action, Middleware, StoreEnhancer } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';

import { devTools } from '#src/boot/devTools.ts';
import type { RootState } from '#store/index.ts';
import { nameSubmitted } from '#store/registration/legalName.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { recordingStore } from '#tests/support/fakes/recordingStore.ts';

interface Options {
  maxAge: number;
  features: Record<string, boolean>;
  actionSanitizer: (action: Action) => Action;
  stateSanitizer: (state: unknown) => unknown;
}

/** A browser with the DevTools extension, which is its own instrument here. */
function installExtension() {
  const install = jest.fn<StoreEnhancer, [Options]>(() => instrument() as StoreEnhancer);
  Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION__: install });
  return install;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION__');
});

const at = (pathname: string) => locationChanged({ pathname, search: '' });

it('the store connects to the extension with the sandbox and in development only', async () => {
  installExtension();

  expect(await devTools(true, false)).toHaveLength(1);
  expect(await devTools(false, true)).toHaveLength(1);
  expect(await devTools(false, false)).toEqual([]);
});

it('a browser without the extension works', async () => {
  expect(await devTools(true)).toEqual([]);
});

it('the extension keeps every action of a whole registration', async () => {
  const install = installExtension();
  await devTools(true);

  expect(install.mock.calls[0]?.[0].maxAge).toBeGreaterThanOrEqual(500);
});

it('the extension cannot export unredacted state: an export is the store as it is', async () => {
  const install = installExtension();
  await devTools(true);

  expect(install.mock.calls[0]?.[0].features).toMatchObject({ export: false, jump: true });
});

it('the extension shows what the log shows, without personal data', async () => {
  const install = installExtension();
  await devTools(true);
  const [options] = install.mock.calls[0] ?? [];

  const action = nameSubmitted({ firstName: 'Dana', lastName: 'Sample' });

  expect(options?.actionSanitizer(action)).toEqual({
    type: 'registration/nameSubmitted',
    payload: { firstName: 'xxxxxxxx', lastName: 'xxxxxxxx' },
  });
  expect(options?.stateSanitizer({ registration: { draft: { dob: '1958-02-28' } } })).toEqual({
    registration: { draft: { dob: '0000-00-00' } },
  });
  expect(options?.actionSanitizer({ type: 'a', payload: 1n } as Action)).toEqual({ type: 'a' });
  expect(options?.stateSanitizer({ a: 1n })).toBe('This state cannot be shown');
});

it('time travel changes the screen, and reaches neither the sagas nor the log', async () => {
  installExtension();
  const received: unknown[] = [];
  const listening: Middleware = () => (next) => (action) => {
    received.push(action);
    return next(action);
  };
  const { store, log } = recordingStore({
    middleware: [listening],
    enhancers: await devTools(true),
  });
  store.dispatch(at('/account/heloc/register-v2'));
  store.dispatch(at('/account/heloc/register-v2/annual-income'));
  const recorded = log.text();
  received.length = 0;

  const { liftedStore } = store as typeof store & EnhancedStore<RootState, Action, object>;
  liftedStore.dispatch(ActionCreators.jumpToState(1));

  expect(store.getState().shell.location.pathname).toBe('/account/heloc/register-v2');
  expect(received).toEqual([]);
  // All but the hash of the state that is shown, and the end.
  expect(log.text().split('\n').slice(0, -3)).toEqual(recorded.split('\n').slice(0, -3));
});
