import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Everything that Redux DevTools received: states, and actions with the state after them. */
    shown?: unknown[];
    shownActions?: { readonly type: string }[];
    /** Does what a developer does in Redux DevTools. Set once the page is linked to them. */
    askDevTools?: (message: { readonly type: string; readonly payload: unknown }) => void;
  }
}

/** Replaces the Redux DevTools extension, and stores everything it receives. Runs in the page. */
function installDevTools() {
  const shown: unknown[] = [];
  const shownActions: unknown[] = [];
  const connect = () => ({
    init: (state: unknown) => void shown.push(state),
    send(action: unknown, state: unknown) {
      if (action !== null) shownActions.push(action);
      shown.push(action, state);
    },
    subscribe: (askDevTools: unknown) => void Object.assign(globalThis, { askDevTools }),
  });
  Object.assign(globalThis, { shown, shownActions, __REDUX_DEVTOOLS_EXTENSION__: { connect } });
}

/** Clicks something in the DevTools. The page then shows another state, and the app continues. */
export const press = (page: Page, payload: unknown) =>
  page.evaluate((asked) => window.askDevTools?.({ type: 'DISPATCH', payload: asked }), payload);

interface Fiber {
  readonly child: Fiber | null;
  readonly memoizedProps: {
    readonly store?: { getState(): unknown; dispatch(action: unknown): unknown };
  } | null;
}

/**
 * Returns the state that the page is drawn from after an action, or null on a page of another site. Runs in the page.
 */
function stateAfter(action: { readonly type: string } | null) {
  const container = document.getElementById('homeline');
  if (!container) return null;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const root = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  for (let fiber = root?.stateNode.current ?? null; fiber; fiber = fiber.child) {
    const store = fiber.memoizedProps?.store;
    if (!store) continue;
    if (action) store.dispatch(action);
    return store.getState();
  }
  throw new Error('The page is drawn from no store');
}

/** Dispatches an action like the app's own code. */
export const dispatchIn = (page: Page, action: { type: string; payload?: unknown }) =>
  page.evaluate(stateAfter, action);

/** Returns the page and everything in the browser's storages, including IndexedDB. Runs in the page. */
async function readStorages() {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('IndexedDB')));
    });
  const keptIn = (storage: Storage) =>
    Object.fromEntries(
      Array.from({ length: storage.length }, (_none, index) => storage.key(index) ?? '').map(
        (key) => [key, storage.getItem(key) ?? ''],
      ),
    );
  const kept: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      kept.push(await settled(objects.getAllKeys()), await settled(objects.getAll()));
    }
    database.close();
  }
  return {
    title: document.title,
    /** What an extension, a saved page or a recording would contain. */
    markup: document.documentElement.outerHTML,
    session: keptIn(sessionStorage),
    local: keptIn(localStorage),
    indexed: JSON.stringify(kept),
    shown: JSON.stringify(window.shown ?? []),
  };
}

/** Records everything on a page that could contain what the user typed. */
export async function watchTraces(page: Page) {
  await page.addInitScript(installDevTools);
  /** Addresses, titles and the console, which a bystander may see. */
  const outside: string[] = [];
  const calls: string[] = [];
  page.on('framenavigated', (frame) => outside.push(frame.url()));
  page.on('console', (message) => outside.push(message.text()));
  page.on('request', (request) => calls.push(request.url()));
  const look = async () => {
    outside.push(await page.title());
    return {
      ...(await page.evaluate(readStorages)),
      state: JSON.stringify(await page.evaluate(stateAfter, null)),
    };
  };
  return { outside, calls, look };
}

/** Returns the ways to write a value: plain, in a query, in base64, escaped. */
export function writings(value: string): string[] {
  const bytes = Buffer.from(value);
  return [
    value,
    encodeURIComponent(value),
    encodeURI(value),
    new URLSearchParams({ v: value }).toString().slice('v='.length),
    bytes.toString('base64').replaceAll('=', ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
}

/** Returns the values that occur in a text, written in any way and in any case. */
export const foundIn = (text: string, values: readonly string[]) =>
  values.filter((value) =>
    writings(value).some((writing) => text.toLowerCase().includes(writing.toLowerCase())),
  );
