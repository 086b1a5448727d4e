import { watchChecklist } from '#sagas/application/status/watchChecklist.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { routingRequested } from '#store/application/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';

import { startSaga } from './startSaga.ts';

export const APPLICATION = '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a01';
export const at = (path: string) => `/account/heloc/${APPLICATION}${path === '' ? '' : `/${path}`}`;

/** What the lender says of an application: a status by its name, or more of it. */
export const standing = (status: string | object) =>
  typeof status === 'string' ? { checklistStatus: status } : status;

/** A borrower on a screen of an application, and a lender that gives these statuses one after the other. */
export function onApplication({
  statuses,
  application = {},
  screen = 'start/hmda',
}: {
  statuses: readonly Answer[];
  application?: object;
  screen?: string;
}) {
  const api = scriptedApi({
    readApplication: [
      { uuid: APPLICATION, status: { checklistStatus: 'HMDA' }, property: null, ...application },
    ],
    readStatus: statuses.map((answer) => (typeof answer === 'string' ? standing(answer) : answer)),
  });
  const ports = fakePorts({ api, at: at(screen) });
  const { store, actions } = startSaga([watchLocation, watchChecklist], { ports });
  return {
    api,
    ports,
    store,
    actions,
    finish: (from: string = screen) =>
      void store.dispatch(routingRequested({ uuid: APPLICATION, from })),
    reads: () => api.names().filter((name) => name === 'readStatus').length,
    place: () => ports.history.entries.at(-1),
  };
}
