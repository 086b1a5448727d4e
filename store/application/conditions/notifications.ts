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

/** An entry of the menu (NOTIF-02). */
export interface Notification {
  id: string;
  title: string;
  /** Null where the lender says nothing more. */
  body: string | null;
  /** "5 minutes ago"; null where the lender names no time. */
  time: string | null;
  isUnread: boolean;
  to: string;
}

/** How many the menu shows at first (NOTIF-03). */
export const FIRST_SHOWN = 3;

/** What has no time is last here too. */
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

/** What the menu says where it lists nothing (NOTIF-05); chosen: the texts while the lender's list is not there. */
const GETTING = "We're getting your notifications.";
const emptyTexts = {
  ready: 'No Notifications',
  idle: GETTING,
  loading: GETTING,
  failed: "We couldn't get your notifications.",
} as const;

/** Whether the list is there; outside an application it is, and empty. */
const selectListStatus = (state: RootState): keyof typeof emptyTexts =>
  selectUuidInHand(state) === null ? 'ready' : selectConditions(state).status;

export const selectEmptyText = (state: RootState) => emptyTexts[selectListStatus(state)];
export const selectHasListFailed = (state: RootState) => selectListStatus(state) === 'failed';

/** "Notifications, 4 unread": the name of the menu's button. */
export const notificationsName = (state: RootState): string => {
  const unread = badgeText(selectNotifications(state).filter(({ isUnread }) => isUnread).length);
  return unread === null ? 'Notifications' : `Notifications, ${unread} unread`;
};
