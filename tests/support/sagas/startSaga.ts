import type { UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';

import '#store/application/whole/reducer.ts';
import { root, type RootSaga, type SupervisedSaga } from '#sagas/root.ts';
import { createAppStore, rootReducer, type RootState } from '#store/index.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { fakePorts, type FakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

/** A saga without an area stops without a message. */
type StartableSaga = RootSaga | SupervisedSaga;

const asSupervised = (actionsOf: StartableSaga): SupervisedSaga =>
  typeof actionsOf === 'function' ? [actionsOf, null] : actionsOf;

interface Start {
  readonly ports?: FakePorts;
  readonly organisation?: Organisation;
  readonly before?: readonly UnknownAction[];
}

/**
 * Every saga that a test file started. A spawned one outlives its parent, and its timers would keep jest's worker
 * alive.
 */
const spawned = new Set<Task>();
afterAll(() => {
  for (const task of spawned) task.cancel();
});

const isTask = (result: unknown): result is Task =>
  typeof result === 'object' && result !== null && 'isRunning' in result;

/** Runs sagas on the real reducers, with fake ports. */
export function startSaga(
  sagas: RootSaga | readonly StartableSaga[],
  { ports = fakePorts(), organisation = anOrganisation(), before = [] }: Start = {},
) {
  const sagaMiddleware = createSagaMiddleware({
    sagaMonitor: {
      effectResolved: (_effectId, result: unknown) => {
        if (isTask(result)) spawned.add(result);
      },
    },
  });
  const actions: UnknownAction[] = [];
  const preloadedState = [
    organisationLoaded(organisation),
    locationChanged(ports.history.current()),
    ...before,
  ].reduce(
    (state: RootState | undefined, action) => rootReducer(state, action),
    undefined,
  ) as RootState;
  const store = createAppStore({
    preloadedState,
    middleware: [
      ports.buffer.middleware,
      () => (next) => (action) => {
        actions.push(action as UnknownAction);
        return next(action);
      },
      sagaMiddleware,
    ],
  });
  const task = sagaMiddleware.run(
    root,
    ports,
    typeof sagas === 'function' ? [[sagas, null]] : sagas.map(asSupervised),
  );
  return { store, ports, actions, stop: () => task.cancel() };
}
