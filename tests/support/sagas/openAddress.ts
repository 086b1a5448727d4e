import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { watchPlaces } from '#sagas/navigation/guard.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { featuresDefaulted } from '#store/features/slice.ts';
import { identityReceived, type identityAbsent } from '#store/identity/slice.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { applicationSagasStarted } from '#store/shell/slice.ts';
import { selectView } from '#store/shell/view.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';

import { APPLICATION } from './following.ts';
import { startSaga } from './startSaga.ts';

const IDENTITY = '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01';
export const BASE = '/account/heloc';
const here = identityReceived({ uuid: IDENTITY });
export const application = {
  uuid: APPLICATION,
  status: { checklistStatus: 'HMDA' },
  property: { state: 'OH' },
};

/** Who opens it, null for nobody known yet, and what the lender answers. */
interface Start {
  readonly who?: ReturnType<typeof identityReceived> | ReturnType<typeof identityAbsent> | null;
  readonly script?: Readonly<Record<string, readonly Answer[]>>;
  /** Whether the code that takes an application's answers is there. */
  readonly isServed?: boolean;
  readonly organisation?: Organisation;
}

/** An address opened in a browser, with the stories that keep places. */
export async function openAddress(
  address: string,
  { who = here, script = {}, isServed = true, organisation = anOrganisation() }: Start = {},
) {
  const api = scriptedApi({
    readApplication: [application],
    readStatus: [{ checklistStatus: 'HMDA' }],
    ...script,
  });
  const ports = fakePorts({ api, at: address });
  const { store, actions } = startSaga([watchLocation, watchChecklist, watchPlaces], {
    ports,
    organisation,
    before: [
      featuresDefaulted(),
      ...(isServed ? [applicationSagasStarted()] : []),
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
    drawn: () => selectView(store.getState()),
  };
}
