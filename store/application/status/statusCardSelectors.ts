import { createSelector, createStructuredSelector } from 'reselect';

import { selectApplicationState } from '#store/application/core/state.ts';
import { readFailureMessage } from '#store/failureMessages.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { formatDay, rangeText } from '#store/format/dates.ts';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import type { RootState } from '#store/index.ts';
import { selectToday } from '#store/shell/selectors.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import {
  selectHasRightToCancel,
  selectMoneyDates,
} from '#store/application/status/moneySelectors.ts';
import { latest } from '#store/application/funding/waitingPeriods.ts';
import { isInUnderwriting } from '#store/application/decision/decisions.ts';
import { selectStatus, selectTimeZone } from '#store/application/core/selectors.ts';

import { isWaiting } from './checklist.ts';
import { isRetryScreen, isWaitingScreen } from './waitingScreens.ts';
import { expectedDay } from './expectedDay.ts';
import { LATE, statusText, type StatusText } from './statusTexts.ts';
import { threadOf } from './thread.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { selectStatusCheck } from './statusCheckSlice.ts';

const UNREAD = withStatusDefaults({});

/** screens.md, identity. Our choice: the duration and what to do, which it doesn't give. */
const idReview: StatusText = {
  what: 'Someone is checking your ID.',
  actor: 'lender',
  when: 'This usually takes 1 business day.',
  toDo: "You can close this page. We'll email you.",
};

/**
 * Returns the day by which the status ends (F-06). For the right to cancel, the later of the lender's and ours
 * (screens.md, complete).
 */
export const selectLastDay = createSelector(
  [selectStatus, selectLenderData, selectTimeZone, selectToday],
  (status, { timeline }, timeZone, today): string | null => {
    const held = status && expectedDay(status, { timeZone, today });
    const isRescission = status?.checklistStatus === 'RESCISSION' && timeline.status === 'ready';
    return isRescission ? latest([held, timeline.value.rescission.endsOn]) : held;
  },
);

const selectExpectedDay = createSelector(
  [selectLastDay, selectTimeZone],
  (day, timeZone): string | undefined => (day === null ? undefined : formatDay(day, timeZone)),
);

/** Returns the stages around the current one. The last has the funding dates. */
const selectThread = createSelector(
  [selectStatus, selectHasRightToCancel, selectMoneyDates],
  (status, hasRightToCancel, money) =>
    threadOf((status ?? UNREAD).checklistStatus, { hasRightToCancel }).map((stop) => ({
      ...stop,
      day: stop.id === 'money' && money !== null ? rangeText(money) : null,
    })),
);

/** Whether a short wait timed out and continues on its own screen. */
const selectIsLate = createSelector(
  [selectStatus, selectScreenId],
  (status, screen) =>
    status !== null && screen !== null && isRetryScreen(screen) && isWaiting(status),
);

const checkedText = (readAt: string | null) =>
  readAt === null ? 'a moment ago' : `at ${formatTimeOfDay(readAt)}`;

/** When the status was read, for "Checked". */
export const selectCheckedText = (state: RootState): string =>
  checkedText(selectApplicationState(state).statusReadAt);

/** Returns the text of a wait (F-06). */
const waitOf = (textOf: typeof statusText) =>
  createSelector(
    createStructuredSelector({
      status: selectStatus,
      date: selectExpectedDay,
      thread: selectThread,
      isLate: selectIsLate,
      readAt: (state: RootState) => selectApplicationState(state).statusReadAt,
    }),
    ({ status, date, thread, isLate, readAt }) => {
      const { what, when, toDo } = textOf(status ?? UNREAD, date === undefined ? {} : { date });
      return {
        what,
        ...(isLate ? LATE : { when, toDo }),
        thread,
        checked: checkedText(readAt),
      };
    },
  );

/** Section 7 of screens.md. */
export const selectStatusWait = waitOf(statusText);
export const selectUnderwritingWait = waitOf((status, facts) =>
  statusText({ ...status, checklistStatus: 'UNDERWRITING_REVIEW' }, facts),
);
export const selectIdReviewWait = waitOf(() => idReview);

/** For the sidebar (screens.md section 7). Null on a screen with a status card. */
export const selectCurrentStatusText = createSelector(
  [selectStatus, selectScreenId],
  (status, screen) =>
    status === null || (screen !== null && isWaitingScreen(screen))
      ? null
      : statusText(status).what,
);

export const selectStatusCheckMessage = (state: RootState): string | null => {
  const statusCheck = selectStatusCheck(state);
  if (statusCheck.check === 'unchanged') return 'Nothing has changed yet.';
  return statusCheck.check === 'failed' ? readFailureMessage(statusCheck.failure) : null;
};

/** Whether an underwriter is reviewing the application, by its status or after an accepted reconsideration. */
export const selectIsInUnderwriting = (state: RootState): boolean => {
  const status = selectStatus(state);
  const { step } = selectApplicationState(state);
  const isAccepted = step.status === 'sent' && step.step === 'reconsideration';
  return status === null || isInUnderwriting(status) || isAccepted;
};
