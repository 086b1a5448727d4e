import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { screenOf } from '#store/application/core/screens.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import type { RootState } from '#store/index.ts';

import { selectIsScreenOpen } from './screenSelectors.ts';

/** Says why the current step is needed, or null if there is nothing to add. */
export function selectStepHelp(state: RootState): string | null {
  const screen = selectScreenId(state);
  const isShown = selectStatus(state) !== null && selectIsScreenOpen(state);
  return (isShown && screen !== null && screenOf(screen).why) || null;
}
