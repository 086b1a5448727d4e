import { createSelector } from 'reselect';

import { selectStage } from '#store/application/whole/screenSelectors.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { minutesText } from '#store/shell/journey.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';

import { COMPLETE_STAGE } from '#store/application/status/phases.ts';
import { minutesFrom } from '#store/application/status/stages.ts';
import { actorOf } from '#store/application/status/statusTexts.ts';

/**
 * "About 40 minutes of your time" until the end. Null at the end, and while others act, because their days aren't
 * minutes (F-07).
 */
export const selectTimeLeft = createSelector(
  [selectStage, selectStatus, selectIsSignersArea],
  (stage, status, isSigner): string | null => {
    const isTurn = status === null || actorOf(status) === 'borrower';
    return isSigner || !isTurn || stage >= COMPLETE_STAGE
      ? null
      : `About ${minutesText(minutesFrom(stage))} of your time`;
  },
);
