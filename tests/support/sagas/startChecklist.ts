import {
  screenPath,
  type ApplicationScreenId,
  type PreviousScreen,
} from '#store/application/core/screens.ts';
import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';

import './fakeTime.ts';
import { startSaga } from './startSaga.ts';

export const at = (path: string) => `/account/heloc/${APPLICATION}${path === '' ? '' : `/${path}`}`;

/** Returns the lender's answer about an application: a status by name, or more fields. */
export const statusAnswer = (status: string | object) =>
  typeof status === 'string' ? { checklistStatus: status } : status;

/** Starts a borrower on a screen of an application, at a lender that returns these statuses one after the other. */
export function startChecklist({
  statuses,
  application = {},
  screen = 'startHmda',
}: {
  statuses: readonly Answer[];
  application?: object;
  /** Null means the application's own address. */
  screen?: ApplicationScreenId | null;
}) {
  const api = scriptedApi({
    readApplication: [
      { uuid: APPLICATION, status: { checklistStatus: 'HMDA' }, property: null, ...application },
    ],
    readStatus: statuses.map((answer) =>
      typeof answer === 'string' ? statusAnswer(answer) : answer,
    ),
  });
  const ports = fakePorts({ api, at: at(screen === null ? '' : screenPath(screen)) });
  const { store, actions } = startSaga([watchLocation, watchChecklist], { ports });
  return {
    api,
    ports,
    store,
    actions,
    finish: (from: PreviousScreen | null = screen) =>
      void store.dispatch(routingRequested({ uuid: APPLICATION, from })),
    reads: () => api.names().filter((name) => name === 'readStatus').length,
    place: () => ports.history.entries.at(-1),
  };
}
