import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What Redux DevTools were shown, and the store itself, which they hold. */
    shown?: unknown[];
    held?: { getState(): unknown; dispatch(action: unknown): unknown };
    /** Every state there was, one for each of `shownActions`, and the way back to it: what "Jump" does there. */
    travel?: (place: number) => void;
    shownActions?: { readonly type: string }[];
  }
}

interface DevToolsOptions {
  readonly actionSanitizer: (action: unknown) => unknown;
  readonly stateSanitizer: (state: unknown) => unknown;
}
type Reducer = (state: unknown, action: { readonly type: string }) => unknown;
type CreateStore = (
  reducer: Reducer,
  ...parameters: unknown[]
) => {
  dispatch(action: unknown): unknown;
  getState(): unknown;
};

/** Stands in for the Redux DevTools extension, and keeps all that it is shown. Runs in the page. */
function watchDevTools() {
  const extension =
    ({ actionSanitizer, stateSanitizer }: DevToolsOptions) =>
    (create: CreateStore) =>
    (reducer: Reducer, ...parameters: unknown[]) => {
      const shown: unknown[] = [];
      const shownActions: unknown[] = [];
      const states: unknown[] = [];
      let wanted: unknown = null;
      const travelling: Reducer = (state, action) =>
        action.type === '@@travel' ? wanted : reducer(state, action);
      const store = create(travelling, ...parameters);
      const travel = (place: number) => {
        wanted = states[place];
        store.dispatch({ type: '@@travel' });
      };
      Object.assign(globalThis, { shown, shownActions, held: store, travel });
      return {
        ...store,
        dispatch(action: unknown) {
          const result = store.dispatch(action);
          shownActions.push(actionSanitizer(action));
          states.push(store.getState());
          shown.push(actionSanitizer(action), stateSanitizer(store.getState()));
          return result;
        },
      };
    };
  Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION__: extension });
}

/** The page, and everything in the browser's own storages, IndexedDB as well. Runs in the page. */
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
    /** What an extension, a saved page or a recording of it would hold. */
    markup: document.documentElement.outerHTML,
    session: keptIn(sessionStorage),
    local: keptIn(localStorage),
    indexed: JSON.stringify(kept),
    state: JSON.stringify(window.held?.getState() ?? null),
    shown: JSON.stringify(window.shown ?? []),
  };
}

/** Follows a page, and gives back all the traces that what was typed could have left. */
export async function watchTraces(page: Page) {
  await page.addInitScript(watchDevTools);
  /** Addresses, titles and the console: what a bystander of the user may see. */
  const outside: string[] = [];
  const calls: string[] = [];
  page.on('framenavigated', (frame) => outside.push(frame.url()));
  page.on('console', (message) => outside.push(message.text()));
  page.on('request', (request) => calls.push(request.url()));
  const look = async () => {
    outside.push(await page.title());
    return page.evaluate(readStorages);
  };
  return { outside, calls, look };
}

/** A value as it may be written: plain, in a query, in base64, escaped. */
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

/** Which of the values stand in a text, in any writing and any case. */
export const foundIn = (text: string, values: readonly string[]) =>
  values.filter((value) =>
    writings(value).some((writing) => text.toLowerCase().includes(writing.toLowerCase())),
  );
