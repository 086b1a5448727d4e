import { createSelector } from 'reselect';

import { timeAgo } from '#store/format/timeAgo.ts';
import type { RootState } from '#store/index.ts';

import { categoryOf } from './categories.ts';
import { isOutstanding } from './conditions.ts';
import { conditionPath, selectAskedPerson } from './paths.ts';
import { selectConditionsState } from './slice.ts';
import { selectConditions } from './toDo.ts';

/** An entry of the menu (NOTIF-02). */
export interface Notification {
  id: string;
  title: string;
  /** Null where the lender says nothing more. */
  body: string | null;
  /** "5 minutes ago" */
  time: string;
  isUnread: boolean;
  to: string;
}

/** How many the menu shows at first (NOTIF-03). */
export const FIRST_SHOWN = 3;

/** What is outstanding in the application in hand, the newest first (NOTIF-01, A-54). */
export const selectNotifications = createSelector(
  [selectConditions, selectConditionsState, selectAskedPerson],
  (known, { readAt }, asked): readonly Notification[] =>
    known.status !== 'ready' || readAt === null
      ? []
      : known.value
          .filter(isOutstanding)
          .toReversed()
          .map((condition) => ({
            id: condition.uuid,
            title: categoryOf(condition.category).title,
            body: condition.commentsToBorrower ?? condition.actionNeeded,
            time: timeAgo(condition.created, readAt),
            // NOTIF-09
            isUnread: true,
            to: conditionPath(asked, condition),
          })),
);

/** "Notifications, 4 unread": the name of the menu's button. */
export const notificationsName = (state: RootState): string => {
  const unread = selectNotifications(state).filter(({ isUnread }) => isUnread).length;
  return unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
};
