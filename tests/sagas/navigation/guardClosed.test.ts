import type { UnknownAction } from '@reduxjs/toolkit';

import { watchAccess } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { flagsDefaulted, flagsReceived, maintenanceReceived } from '#store/flags/slice.ts';
import { identityAbsent, identityReceived } from '#store/identity/slice.ts';
import { applicationSagasStarted } from '#store/shell/slice.ts';
import { selectView } from '#store/navigation/view.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import '#tests/support/sagas/fakeTime.ts';

const closed = flagsReceived({
  values: {},
  maintenance: { routes: ['/start'], title: null, message: null, showDashboardLink: false },
  disasterZips: [],
});

const pass = () => jest.advanceTimersByTimeAsync(0);

async function open(...before: UnknownAction[]) {
  const status = { checklistStatus: 'HMDA' };
  const api = scriptedApi({ readApplication: [{ uuid: APPLICATION, status, property: null }] });
  const ports = fakePorts({ api, at: at('start/hmda') });
  const { store } = startSaga([watchLocation, watchAccess], {
    ports,
    before: [applicationSagasStarted(), ...before],
  });
  await pass();
  return { api, store, left: ports.page.left, view: () => selectView(store.getState()) };
}

describe('A-37: maintenance takes priority over access', () => {
  it("reads nothing under maintenance, and doesn't send a visitor to the login", async () => {
    const { left, api } = await open(identityAbsent(), closed);

    expect(left).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  it('waits for the flags before it sends a visitor to the login', async () => {
    const { left, store } = await open(identityAbsent());
    expect(left).toEqual([]);

    store.dispatch(flagsDefaulted());
    await pass();

    expect(left).toEqual([expect.stringMatching('^/auth/login')]);
  });

  it('applies the usual rules once maintenance is over', async () => {
    const { view, store } = await open(identityReceived({ uuid: APPLICATION }), closed);

    store.dispatch(maintenanceReceived(null));
    await pass();

    expect(view()).toBe('ready');
  });
});
