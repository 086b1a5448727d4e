import { createSelector } from 'reselect';

import { selectApplicationState } from '#store/application/state.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { formatDeadline } from '#store/format/dates.ts';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import type { RootState } from '#store/index.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { selectScreenId } from '#store/application/currentScreen.ts';
import { latest } from '#store/application/funding/waitingPeriods.ts';
import { isInUnderwriting } from '#store/application/decision/decisions.ts';
import { selectStatus, selectTimeZone } from '#store/application/selectors.ts';

import { isWaitingScreen } from './waitingScreens.ts';
import { statusText, underwriting, withDay, type StatusText } from './statusTexts.ts';
import { withStatusDefaults } from './status.ts';
import { selectStatusCheck } from './statusCheckSlice.ts';

const UNREAD = withStatusDefaults({});

/** screens.md, identity. chosen: how long, and what to do. */
const idReview: StatusText = {
  what: 'A person is checking your ID.',
  who: '',
  howLong: 'usually within 1 business day',
  whatNow: 'Check again. You can close this page. We keep your place.',
};
/**
 * The day of the lender's hold (F-06); of the right to cancel the later one, where the app counts another (screens.md,
 * complete).
 */
function selectHeldUntil(state: RootState): string | undefined {
  const status = selectStatus(state);
  const { timeline } = selectLenderData(state);
  const held = status?.hold?.expectedBy ?? null;
  const isRescission = status?.checklistStatus === 'RESCISSION' && timeline.status === 'ready';
  const day = isRescission ? latest([held, timeline.value.rescission.endsOn]) : held;
  return day === null ? undefined : formatDeadline(day, selectTimeZone(state));
}

/** Adds the date of the lender's hold (F-06). */
const cardOf = (textOf: typeof statusText) =>
  createSelector(
    [
      selectStatus,
      selectHeldUntil,
      selectBrandName,
      (state: RootState) => selectApplicationState(state).statusReadAt,
    ],
    (status, date, lender, readAt) => {
      const day = date === undefined ? {} : { date };
      const { what, who, howLong, whatNow } = textOf(status ?? UNREAD, { lender, ...day });
      return {
        whatIsHappening: what,
        whoActs: who,
        howLong,
        whatYouCanDo: whatNow,
        lastChecked: readAt === null ? 'a moment ago' : formatTimeOfDay(readAt),
      };
    },
  );

/** Section 7 of screens.md. */
export const selectStatusCard = cardOf(statusText);
export const selectUnderwritingCard = cardOf((_status, { date }) => withDay(underwriting, date));
export const selectIdReviewCard = cardOf((_status, { lender }) => ({ ...idReview, who: lender }));

/** For the sidebar (screens.md section 7); null on a screen with a status card. */
export const selectCurrentStatusText = createSelector(
  [selectStatus, selectScreenId, selectBrandName],
  (status, screen, lender) =>
    status === null || (screen !== null && isWaitingScreen(screen))
      ? null
      : statusText(status, { lender }).what,
);

/** The result of "Check again". */
export const selectStatusCheckMessage = (state: RootState): string | null => {
  const statusCheck = selectStatusCheck(state);
  if (statusCheck.check === 'unchanged') return 'Nothing has changed yet.';
  return statusCheck.check === 'failed' ? failureMessages(statusCheck.failure) : null;
};

/** Whether an underwriter reviews the application, by its status or after an accepted reconsideration. */
export const selectIsInUnderwriting = (state: RootState): boolean => {
  const status = selectStatus(state);
  const { step } = selectApplicationState(state);
  const isAccepted = step.status === 'sent' && step.step === 'reconsideration';
  return status === null || isInUnderwriting(status) || isAccepted;
};
