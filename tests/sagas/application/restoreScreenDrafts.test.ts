import { watchPlaces } from '#sagas/guard.ts';
import { watchLocation } from '#sagas/keepLocation.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { applicationReceived, screenDraftsRestored } from '#store/application/slice.ts';
import { featuresDefaulted } from '#store/features/slice.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { APPLICATION, at } from '#tests/support/following.ts';
import { fakePorts } from '#tests/support/fakePorts.ts';
import { scriptedApi } from '#tests/support/scriptedApi.ts';
import { startSaga } from '#tests/support/startSaga.ts';

const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
const typed = { 'product/select': { amount: 101_000 } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open({ isStuck = false } = {}) {
  const status = { checklistStatus: 'OFFER_SELECTION' };
  const api = scriptedApi({ readApplication: [{ uuid: APPLICATION, status, property: null }] });
  const ports = fakePorts({ api, at: at('product/select') });
  const sealed = await ports.seals.seal(JSON.stringify(typed), `${IDENTITY}/${APPLICATION}`);
  ports.session.write(storageKeys.applicationDraft, sealed ?? '');
  if (isStuck) jest.spyOn(ports.seals, 'open').mockReturnValue(new Promise(() => undefined));
  const { store, actions } = startSaga([watchLocation, watchPlaces], {
    ports,
    before: [featuresDefaulted(), identityReceived({ uuid: IDENTITY })],
  });
  await jest.advanceTimersByTimeAsync(0);
  return { store, types: () => actions.map(({ type }) => type) };
}

it('FT-42 what was typed is back before the application is there to be shown', async () => {
  const { store, types } = await open();

  expect(store.getState().application.unsent).toEqual(typed);
  expect(types().indexOf(screenDraftsRestored.type)).toBeLessThan(
    types().indexOf(applicationReceived.type),
  );
});

it('opens the application all the same when the key of its drafts does not come', async () => {
  const { types } = await open({ isStuck: true });
  expect(types()).not.toContain(applicationReceived.type);

  await jest.advanceTimersByTimeAsync(1_000);
  expect(types()).toContain(applicationReceived.type);
  expect(types()).not.toContain(screenDraftsRestored.type);
});
