import { createSelector } from 'reselect';

import { failureWords } from '#store/failureWords.ts';
import { formatLongDate } from '#store/format/dates.ts';
import { formatTimeOfDay } from '#store/format/timeOfDay.ts';
import type { RootState } from '#store/index.ts';
import { selectBrandName } from '#store/org/selectors.ts';

import { selectIsOpen } from './screenSelectors.ts';
import { selectStatus } from './selectors.ts';
import { statusText } from './statusTexts.ts';
import { withStatusDefaults } from './status.ts';

const UNREAD = withStatusDefaults({});

/** What the status card says: section 7 of screens.md, with the lender's own day where it gave one (F-06). */
export const selectStatusCard = createSelector(
  [selectStatus, selectBrandName, (state: RootState) => state.application.statusReadAt],
  (status, lender, readAt) => {
    const { what, who, howLong, whatNow } = statusText(status ?? UNREAD, { lender });
    const expectedBy = status?.hold?.expectedBy ?? null;
    return {
      whatIsHappening: what,
      whoActs: who,
      howLong: expectedBy === null ? howLong : `Until ${formatLongDate(expectedBy.slice(0, 10))}`,
      whatYouCanDo: whatNow,
      lastChecked: readAt === null ? 'a moment ago' : formatTimeOfDay(readAt),
    };
  },
);

/** What "Check again" came to, in words; null while nothing is to be said. */
export const selectCheckWords = ({ hold }: RootState): string | null => {
  if (hold.check === 'unchanged') return 'Nothing has changed yet.';
  return hold.check === 'failed' ? failureWords(hold.failure) : null;
};

/** "You", "You, then lender", "You; then other signers"; "You wait" asks nothing. */
const actsFirst = /^You(?:[,;]|$)/;

/** Whether the status asks the borrower to act, on the screen in hand. */
export const selectIsAwaitedHere = (state: RootState): boolean => {
  const status = selectStatus(state);
  if (status === null || !selectIsOpen(state)) return false;
  return actsFirst.test(statusText(status, { lender: '' }).who);
};
