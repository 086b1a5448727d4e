import { createSelector } from 'reselect';

import { failureMessages } from '#store/failureMessages.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { formatDeadline } from '#store/format/dates.ts';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import type { RootState } from '#store/index.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { selectMatch } from '#store/shell/selectors.ts';
import { isCorrection } from '#store/application/decision/corrections.ts';
import { isDeclined, isReviewed } from '#store/application/decision/decisions.ts';
import { selectIsOfStatus, selectScreenPath } from '#store/application/screenSelectors.ts';
import { selectStatus, selectTimeZone } from '#store/application/selectors.ts';

import { isHoldScreen } from './holds.ts';
import {
  isAwaitingBorrower,
  statusText,
  type StatusFacts,
  type StatusText,
} from './statusTexts.ts';
import { withStatusDefaults, type ApplicationStatus } from './status.ts';
import { selectHold } from './holdSlice.ts';

const UNREAD = withStatusDefaults({});

/** What a review is, whatever the status behind it is called (screens.md, review-app/uw). */
const underwriting: StatusText = {
  what: 'An underwriter reads your file.',
  who: 'Underwriter',
  howLong: '1 to 2 business days',
  whatNow: 'Add a note, or look at your to-do list.',
};

/** A step that waits for the borrower and has no screen yet. chosen: section 7 tells what they would do on its screen. */
const withOneOfUs = (status: Readonly<ApplicationStatus>, facts: StatusFacts): StatusText => ({
  ...statusText(status, facts),
  whatNow: 'Call us. One of us does this step with you.',
});

/** A status card in these words, with the lender's own day where it gave one (F-06). */
const cardOf = (textOf: typeof statusText) =>
  createSelector(
    [
      selectStatus,
      selectBrandName,
      selectTimeZone,
      (state: RootState) => state.application.statusReadAt,
    ],
    (status, lender, zone, readAt) => {
      const expectedBy = status?.hold?.expectedBy ?? null;
      const day = expectedBy === null ? {} : { date: formatDeadline(expectedBy, zone) };
      const { what, who, howLong, whatNow } = textOf(status ?? UNREAD, { lender, ...day });
      const isSaid = day.date === undefined || howLong.includes(day.date);
      return {
        whatIsHappening: what,
        whoActs: who,
        howLong: isSaid ? howLong : `Until ${day.date}`,
        whatYouCanDo: whatNow,
        lastChecked: readAt === null ? 'a moment ago' : formatTimeOfDay(readAt),
      };
    },
  );

/** What the status card says: section 7 of screens.md. */
export const selectStatusCard = cardOf(statusText);
export const selectUnderwritingCard = cardOf(() => underwriting);
export const selectWithOneOfUsCard = cardOf(withOneOfUs);

/** What is happening now, for the sidebar (screens.md section 7); null where the status card says it already. */
export const selectRightNow = createSelector(
  [selectStatus, selectMatch, selectBrandName],
  (status, match, lender) =>
    status === null || match === null || isHoldScreen(match.screen)
      ? null
      : statusText(status, { lender }).what,
);

/** What "Check again" came to, in words; null while nothing is to be said. */
export const selectCheckWords = (state: RootState): string | null => {
  const hold = selectHold(state);
  if (hold.check === 'unchanged') return 'Nothing has changed yet.';
  return hold.check === 'failed' ? failureMessages(hold.failure) : null;
};

/** Whether the borrower may act on the screen in hand: the status asks them to, or a decision lets them correct it. */
export const selectIsAwaitedHere = (state: RootState): boolean => {
  const status = selectStatus(state);
  if (status === null) return false;
  if (isDeclined(status))
    return isCorrection(selectLenderData(state).decision, selectScreenPath(state));
  return selectIsOfStatus(state) && isAwaitingBorrower(status);
};

/** Whether somebody at the lender reads the file, by what it says or because it just granted the wish for that. */
export const selectIsReviewed = (state: RootState): boolean => {
  const status = selectStatus(state);
  const { step } = state.application;
  const isGranted = step.status === 'sent' && step.step === 'reconsideration';
  return status === null || isReviewed(status) || isGranted;
};
