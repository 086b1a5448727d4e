import { watchDraftEnds } from '#sagas/drafts/draftEnds.ts';
import { watchRegistrationDraft } from '#sagas/drafts/registrationDraft.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { fakePorts, fakeStorage, type FakePorts } from '#tests/support/fakes/fakePorts.ts';

import { startSaga } from './startSaga.ts';

export const MIRA = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
export const NOEL = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e02';
export const name = { firstName: 'Mira', lastName: 'Tolland' };

/** Opens a tab with the draft that it stored before. */
export async function openTab(session = fakeStorage(), overrides: Partial<FakePorts> = {}) {
  const ports = fakePorts({ session, ...overrides });
  const { store, actions } = startSaga([watchRegistrationDraft, watchDraftEnds], { ports });
  await jest.advanceTimersByTimeAsync(0);
  return {
    store,
    ports,
    session,
    actions,
    registration: () => store.getState().registration.answers,
    stored: () => session.read(storageKeys.draft),
  };
}

/** Opens a tab with a stored name, of a signed-in user or a visitor. */
export async function aDraft(owner: string | null = null) {
  const tab = await openTab();
  if (owner !== null) tab.store.dispatch(identityReceived({ uuid: owner }));
  tab.store.dispatch(nameSubmitted(name));
  await jest.advanceTimersByTimeAsync(1_000);
  return tab;
}
