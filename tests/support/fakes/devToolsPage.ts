import type { Action, Middleware } from '@reduxjs/toolkit';
import { screen } from '@testing-library/dom';

import { devTools } from '#src/boot/devTools/devTools.ts';
import { preloadedState } from '#src/boot/preloadedState.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

import { installDevToolsExtension } from './devToolsExtension.ts';
import { recordingStore } from './recordingStore.ts';

export const FIRST = '/account/heloc/register-v2';
export const SECOND = '/account/heloc/register-v2/annual-income';
export const THIRD = '/account/heloc/register-v2/name';

/** Call it after each test. */
export function closePage(): void {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION__');
  document.body.replaceChildren();
}

export const at = (pathname: string) => locationChanged({ pathname, search: '' });
const isOfApp = (action: unknown): action is Action =>
  !String((action as Action).type).startsWith('@@');

/** The real store with its log, the actions that its sagas would get, and the store that the page is drawn from. */
export async function openPage() {
  const extension = installDevToolsExtension();
  const tools = await devTools(true);
  if (!tools) throw new Error('No tools');
  const heard: Action[] = [];
  const sagas: Middleware = () => (next) => (action) => {
    if (isOfApp(action)) heard.push(action);
    return next(action);
  };
  const { store, log } = recordingStore({
    preloadedState: preloadedState(anOrganisation(), { pathname: '/', search: '' }),
    middleware: [sagas, tools.middleware],
  });
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
  };
}

/** Returns the note on the page. */
export const note = () => screen.queryByRole('status')?.textContent ?? '';
export const backToNow = () => screen.getByRole('button', { name: 'Back to now' });
