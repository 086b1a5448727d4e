import type { UnknownAction } from '@reduxjs/toolkit';

import { watchLocation } from '#sagas/navigation/location.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';

import { pass } from './fakeTime.ts';
import { openedAt, UUID } from './openApplication.ts';
import { startSaga } from './startSaga.ts';

type RootSaga = Parameters<typeof startSaga>[0];

interface Situation {
  /** The path of the screen, under the application. */
  readonly at: string;
  /** The path under the base path, for a screen outside the application. */
  readonly address?: string;
  readonly status: ApplicationStatus;
  readonly script?: Readonly<Record<string, readonly Answer[]>>;
  readonly before?: readonly UnknownAction[];
}

/** Runs the sagas of an application on one of its screens in fake time, with a lender that answers by a script. */
export function startApplicationScreen(
  sagas: RootSaga,
  { at, address = `${UUID}/${at}`, status, script = {}, before = [] }: Situation,
) {
  const api = scriptedApi(script);
  const ports = fakePorts({ api, at: `/account/heloc/${address}` });
  const own = typeof sagas === 'function' ? [sagas] : sagas;
  const started = startSaga([watchLocation, ...own], {
    ports,
    before: [...openedAt(status), ...before],
  });
  return {
    ...started,
    api,
    /** Dispatches an action, and advances the time by this many milliseconds. */
    run: async (action: UnknownAction, ms = 0) => {
      started.store.dispatch(action);
      await pass(ms);
    },
    /** Returns the current path, under the application. */
    place: () =>
      started.store.getState().shell.location.pathname.replace(`/account/heloc/${UUID}/`, ''),
    actionsOf: (type: { type: string }) =>
      started.actions.filter((action) => action.type === type.type),
    sent: (name: string) => api.calls.findLast((call) => call.name === name)?.params.body,
  };
}
