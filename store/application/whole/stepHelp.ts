import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { screenOf } from '#store/application/core/screens.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import type { RootState } from '#store/index.ts';

import { selectIsScreenOpen } from './screenSelectors.ts';

/** Says why the current step is needed and how long it takes, or null if there is nothing to add. */
export function selectStepHelp(state: RootState): { why: string; when: string } | null {
  const screen = selectScreenId(state);
  const status = selectStatus(state);
  const why = screen === null ? undefined : screenOf(screen).why;
  if (why === undefined || status === null || !selectIsScreenOpen(state)) return null;
  return { why, when: statusText(status).when };
}
