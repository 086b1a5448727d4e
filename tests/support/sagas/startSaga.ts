import type { UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';

import { root, type RootSaga, type SupervisedSaga } from '#sagas/root.ts';
import { createAppStore, rootReducer, type RootState } from '#store/index.ts';
import type { Organisation } from '#store/org/organisation.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { fakePorts, type FakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

/** A story alone stops in silence. */
type Told = RootSaga | SupervisedSaga;

const toldOf = (told: Told): SupervisedSaga => (typeof told === 'function' ? [told, null] : told);

interface Start {
  readonly ports?: FakePorts;
  readonly organisation?: Organisation;
  /** What happened before the story begins. */
  readonly before?: readonly UnknownAction[];
}

/** Runs stories on the real reducers, with a faked outside. */
export function startSaga(
  stories: RootSaga | readonly Told[],
  { ports = fakePorts(), organisation = anOrganisation(), before = [] }: Start = {},
) {
  const sagas = createSagaMiddleware();
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
      sagas,
    ],
  });
  const task = sagas.run(
    root,
    ports,
    typeof stories === 'function' ? [[stories, null]] : stories.map(toldOf),
  );
  return { store, ports, actions, stop: () => task.cancel() };
}
