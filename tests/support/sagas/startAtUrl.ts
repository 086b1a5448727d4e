import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { watchAccess } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { flagsDefaulted } from '#store/flags/slice.ts';
import { identityReceived, type identityAbsent } from '#store/identity/slice.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { applicationSagasStarted } from '#store/shell/slice.ts';
import { selectView } from '#store/navigation/view.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';

import './fakeTime.ts';
import { startSaga } from './startSaga.ts';

export const BASE = '/account/heloc';
const here = identityReceived({ uuid: IDENTITY });
export const application = {
  uuid: APPLICATION,
  status: { checklistStatus: 'HMDA' },
  property: { state: 'OH' },
};

/** The identity, null while unknown, and the lender's answers. */
interface Start {
  readonly who?: ReturnType<typeof identityReceived> | ReturnType<typeof identityAbsent> | null;
  readonly script?: Readonly<Record<string, readonly Answer[]>>;
  readonly isReady?: boolean;
  readonly organisation?: Organisation;
}

/** Opens an address in a browser, with the sagas that guard it. */
export async function startAtUrl(
  address: string,
  { who = here, script = {}, isReady = true, organisation = anOrganisation() }: Start = {},
) {
  const api = scriptedApi({
    readApplication: [application],
    readStatus: [{ checklistStatus: 'HMDA' }],
    ...script,
  });
  const ports = fakePorts({ api, at: address });
  const { store, actions } = startSaga([watchLocation, watchChecklist, watchAccess], {
    ports,
    organisation,
    before: [
      flagsDefaulted(),
      ...(isReady ? [applicationSagasStarted()] : []),
      ...(who ? [who] : []),
    ],
  });
  await jest.advanceTimersByTimeAsync(0);
  return {
    api,
    ports,
    store,
    actions,
    left: ports.page.left,
    place: () => ports.history.entries.at(-1),
    view: () => selectView(store.getState()),
  };
}
