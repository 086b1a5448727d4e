import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectStage } from '#store/application/whole/screenSelectors.ts';
import { minutesText } from '#store/shell/journey.ts';
import type { RootState } from '#store/index.ts';

import { minutesFrom } from '#store/application/status/stages.ts';

/**
 * Returns "About 55 minutes of your time" until the end, on the review only. Every other screen shows no duration but
 * its own (F-07).
 */
export const selectTimeLeft = (state: RootState): string | null =>
  selectScreenId(state) === 'startSummary'
    ? `About ${minutesText(minutesFrom(selectStage(state)))} of your time`
    : null;
