import { createSelector } from 'reselect';

import { badgeText } from '#store/format/badge.ts';
import { timeAgo } from '#store/format/timeAgo.ts';
import type { RootState } from '#store/index.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import { byCreation, isOutstanding, type Condition } from './conditions.ts';
import { conditionPath, selectAskedPerson } from './paths.ts';
import { requestHeading } from './requests.ts';
import { selectConditionsState } from './slice.ts';
import { selectConditions } from './toDo.ts';

/** A menu entry (NOTIF-02). */
export interface Notification {
  id: string;
  title: string;
  /** Null if the lender gives no details. */
  body: string | null;
  /** "5 minutes ago", or null if the lender gives no time. */
  time: string | null;
  isUnread: boolean;
  to: string;
}

/** Number of entries that the menu shows at first (NOTIF-03). */
export const FIRST_SHOWN = 3;

/** Entries without a time come last here too. */
const newestFirst: typeof byCreation = (a, b) =>
  a.created === null || b.created === null ? byCreation(a, b) : byCreation(b, a);

/** Why what was sent has to be replaced; null where nothing was rejected. */
const rejectionOf = ({ documents }: Readonly<Condition>): string | null =>
  documents.find(({ state }) => state === 'NEEDS_REPLACING')?.reason ?? null;

/** What is outstanding in the application in hand, the newest first (NOTIF-01, A-54). */
export const selectNotifications = createSelector(
  [selectConditions, selectConditionsState, selectAskedPerson],
  (known, { readAt }, asked): readonly Notification[] =>
    known.status !== 'ready' || readAt === null
      ? []
      : known.value
          .filter(isOutstanding)
          .toSorted(newestFirst)
          .map((condition) => ({
            id: condition.uuid,
            title: requestHeading(condition),
            body: rejectionOf(condition) ?? condition.commentsToBorrower ?? condition.actionNeeded,
            time: condition.created === null ? null : timeAgo(condition.created, readAt),
            // NOTIF-09
            isUnread: true,
            to: conditionPath(asked, condition),
          })),
);

/** What an empty menu says (NOTIF-05). Our choice: the texts for a list that isn't loaded. */
const GETTING = "We're getting your notifications.";
const emptyTexts = {
  ready: 'No Notifications',
  idle: GETTING,
  loading: GETTING,
  failed: "We couldn't get your notifications.",
} as const;

/** Returns the status of the list. Outside an application, it is loaded and empty. */
const selectListStatus = (state: RootState): keyof typeof emptyTexts =>
  selectUuidInHand(state) === null ? 'ready' : selectConditions(state).status;

export const selectEmptyText = (state: RootState) => emptyTexts[selectListStatus(state)];
export const selectHasListFailed = (state: RootState) => selectListStatus(state) === 'failed';

/** "Notifications, 4 unread": the label of the menu's button. */
export const notificationsName = (state: RootState): string => {
  const unread = badgeText(selectNotifications(state).filter(({ isUnread }) => isUnread).length);
  return unread === null ? 'Notifications' : `Notifications, ${unread} unread`;
};
