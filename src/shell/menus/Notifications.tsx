import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { lazyPart } from '#src/shell/lazyPart.tsx';
import { smallLine } from '#src/shell/page/Region.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { MenuButton } from '#src/ui/overlays/MenuButton.tsx';
import {
  FIRST_SHOWN,
  notificationsName,
  selectEmptyText,
  selectHasListFailed,
  selectNotifications,
} from '#store/application/conditions/notifications.ts';
import { conditionsRetried } from '#store/application/conditions/slice.ts';
import { badgeText } from '#store/format/badge.ts';
import { selectLocation } from '#store/shell/selectors.ts';

import { MenuIcon } from './MenuIcon.tsx';
import { NotificationEntry } from './NotificationEntry.tsx';
import css from './Notifications.module.css';

const AllNotifications = lazyPart(
  'allNotifications',
  () => import('./AllNotifications.tsx').then((module) => module.AllNotifications),
  smallLine,
);

/** Shown if there are no notifications, or if we don't know yet (NOTIF-05). */
function Nothing() {
  const dispatch = useAppDispatch();
  const text = useAppSelector(selectEmptyText);
  const hasFailed = useAppSelector(selectHasListFailed);
  useAnnounced(text);
  return (
    <>
      <p className={css['none']}>{text}</p>
      {hasFailed && (
        <button
          className="link-button"
          type="button"
          onClick={() => void dispatch(conditionsRetried())}
        >
          Try again
        </button>
      )}
    </>
  );
}

/** The three newest, and all on request (NOTIF-03, NOTIF-04). The button stays in place. */
function Entries() {
  const notifications = useAppSelector(selectNotifications);
  const [isWhole, setWhole] = useState(false);
  const count = notifications.length;
  if (count === 0) return <Nothing />;
  return (
    <>
      {count > FIRST_SHOWN && (
        <button
          className="link-button"
          type="button"
          aria-label={isWhole ? undefined : `View All, ${count} notifications`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'View Less' : 'View All'}
        </button>
      )}
      {isWhole ? (
        <AllNotifications notifications={notifications} />
      ) : (
        <ul className={css['list']} role="list">
          {notifications.slice(0, FIRST_SHOWN).map((notification) => (
            <li key={notification.id}>
              <NotificationEntry {...notification} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The menu of notifications (NOTIF-01 to NOTIF-09, AX-31). */
export function Notifications() {
  const name = useAppSelector(notificationsName);
  const { pathname } = useAppSelector(selectLocation);
  const badge = badgeText(useAppSelector(selectNotifications).length);
  const face = (
    <>
      <MenuIcon name="bell" />
      {badge !== null && (
        <span className={css['count']} aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
  return (
    // Keyed, so another screen closes it.
    <MenuButton key={pathname} name={name} face={face} title="Notifications">
      <Entries />
    </MenuButton>
  );
}
