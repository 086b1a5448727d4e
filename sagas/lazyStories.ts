import { call, select, spawn, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { RootState } from '#store/index.ts';
import { stepFinished } from '#store/application/slice.ts';
import { selectAddressedUuid } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

import { keepTelling, type Story, type ToldStory } from './root.ts';

/**
 * Stories whose code is fetched when their area is entered; until then they cost nothing. Code that does not
 * come throws, and the root tells this story again (FT-69).
 */
const whenEntered = (
  isEntered: (state: RootState) => boolean,
  load: () => Promise<readonly ToldStory[]>,
): Story =>
  function* enterArea(ports: Ports): SagaGenerator<void> {
    while (!(yield* select(isEntered))) yield* take([locationChanged, stepFinished]);
    const stories = yield* call(load);
    for (const told of stories) yield* spawn(keepTelling, ports, told);
  };

/** Everything that only an application needs. */
export const watchApplicationArea = whenEntered(
  (state) => selectAddressedUuid(state) !== null || state.application.uuid !== null,
  () => import('./application/stories.ts').then((module) => module.applicationStories),
);
