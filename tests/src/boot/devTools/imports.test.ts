import userEvent from '@testing-library/user-event';

import { redactState } from '#store/actionLog/redact.ts';
import { nameSubmitted } from '#store/registration/legalName.ts';
import { connectionChanged } from '#store/shell/slice.ts';
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

afterEach(closePage);

it('imports an exported file without running its sagas, and ignores presses while the page shows it', async () => {
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
  ['a state of other kinds', (file: string) => file.replace('"isOnline":true', '"isOnline":"yes"')],
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
