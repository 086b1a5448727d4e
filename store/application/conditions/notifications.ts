import { createSelector } from 'reselect';

import { screenAddress } from '#store/application/screens.ts';
import { timeAgo } from '#store/format/timeAgo.ts';
import type { RootState } from '#store/index.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import { categoryOf } from './categories.ts';
import { isOutstanding, type Condition } from './conditions.ts';
import { selectConditionsState } from './slice.ts';

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

/** The address where a condition is answered (COND-01 to COND-04, QUERY-COND-1 to QUERY-COND-3). */
export function conditionPath(
  applicationUuid: string,
  { uuid, category }: Readonly<Pick<Condition, 'uuid' | 'category'>>,
): string {
  const { screen, task = category } = categoryOf(category);
  const query = { conditionUuid: uuid, conditionType: task, conditionEnum: category };
  return screenAddress(applicationUuid, screen, { query });
}

/** What is outstanding in the application in hand, the newest first (NOTIF-01, A-54). */
export const selectNotifications = createSelector(
  [selectConditionsState, selectUuidInHand],
  ({ applicationUuid, conditions, readAt }, uuid): readonly Notification[] =>
    uuid === null || applicationUuid !== uuid || readAt === null
      ? []
      : conditions
          .filter(isOutstanding)
          .toReversed()
          .map((condition) => ({
            id: condition.uuid,
            title: categoryOf(condition.category).title,
            body: condition.commentsToBorrower ?? condition.actionNeeded,
            time: timeAgo(condition.created, readAt),
            // NOTIF-09
            isUnread: true,
            to: conditionPath(uuid, condition),
          })),
);

/** "Notifications, 4 unread": the name of the menu's button. */
export const notificationsName = (state: RootState): string => {
  const unread = selectNotifications(state).filter(({ isUnread }) => isUnread).length;
  return unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
};
