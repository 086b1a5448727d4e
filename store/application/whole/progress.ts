import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { selectStage } from '#store/application/whole/screenSelectors.ts';
import { minutesText } from '#store/shell/journey.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';
import type { RootState } from '#store/index.ts';

import { COMPLETE_STAGE } from '#store/application/status/phases.ts';
import { minutesFrom } from '#store/application/status/stages.ts';
import { actorOf } from '#store/application/status/statusTexts.ts';

/**
 * Returns "About 55 minutes of your time" until the end, on the review only. Every other screen shows no duration but
 * its own (F-07).
 */
export const selectTimeLeft = (state: RootState): string | null =>
  selectScreenId(state) === 'startSummary'
    ? `About ${minutesText(minutesFrom(selectStage(state)))} of your time`
    : null;

/** Whether the screen counts its own questions. Then no second counter is on the page (V4-18). */
export function selectCountsQuestions(state: RootState): boolean {
  if (selectScreenId(state) !== 'notarySession') return false;
  const { notarySession } = selectLenderData(state);
  return notarySession.status === 'ready' && notarySession.value?.step === 'QUESTIONS';
}

/**
 * Whether someone else acts until the money is on its way. Then the screen shows the stages of the wait, and the
 * sidebar lists no others (V4-14).
 */
export function selectIsWait(state: RootState): boolean {
  const status = selectStatus(state);
  const isBorrowers = status === null || actorOf(status) === 'borrower';
  return !isBorrowers && !selectIsSignersArea(state) && selectStage(state) < COMPLETE_STAGE;
}
