import type { Action, Middleware, StoreEnhancer } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';

import { devTools } from '#src/boot/devTools.ts';
import type { RootState } from '#store/index.ts';
import { nameSubmitted } from '#store/registration/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { recordingStore } from '#tests/support/fakes/recordingStore.ts';

interface Options {
  maxAge: number;
  features: Record<string, boolean>;
  actionSanitizer: (action: Action) => Action;
  stateSanitizer: (state: unknown) => unknown;
}

/** A browser with the extension, which here is the instrument that it is made of. */
function installExtension() {
  const install = jest.fn<StoreEnhancer, [Options]>(() => instrument() as StoreEnhancer);
  Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION__: install });
  return install;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION__');
});

const at = (pathname: string) => locationChanged({ pathname, search: '' });

it('opens the store against the sandbox and in development, and nowhere else', async () => {
  installExtension();

  expect(await devTools(true, false)).toHaveLength(1);
  expect(await devTools(false, true)).toHaveLength(1);
  expect(await devTools(false, false)).toEqual([]);
});

it('is content with a browser without the extension', async () => {
  expect(await devTools(true)).toEqual([]);
});

it('keeps every action of a whole registration', async () => {
  const install = installExtension();
  await devTools(true);

  expect(install.mock.calls[0]?.[0].maxAge).toBeGreaterThanOrEqual(500);
});

it('lets nobody save what is not redacted: an export is the store as it is', async () => {
  const install = installExtension();
  await devTools(true);

  expect(install.mock.calls[0]?.[0].features).toMatchObject({ export: false, jump: true });
});

it('shows developers what the log is told, and nothing personal', async () => {
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

it('time travel changes the screen, and neither sagas nor the log hear of it', async () => {
  installExtension();
  const heard: unknown[] = [];
  const listening: Middleware = () => (next) => (action) => {
    heard.push(action);
    return next(action);
  };
  const { store, log } = recordingStore({
    middleware: [listening],
    enhancers: await devTools(true),
  });
  store.dispatch(at('/account/heloc/register-v2'));
  store.dispatch(at('/account/heloc/register-v2/annual-income'));
  const recorded = log.text();
  heard.length = 0;

  const { liftedStore } = store as typeof store & EnhancedStore<RootState, Action, object>;
  liftedStore.dispatch(ActionCreators.jumpToState(1));

  expect(store.getState().shell.location.pathname).toBe('/account/heloc/register-v2');
  expect(heard).toEqual([]);
  expect(log.text().split('\n').slice(0, -2)).toEqual(recorded.split('\n').slice(0, -2));
});
