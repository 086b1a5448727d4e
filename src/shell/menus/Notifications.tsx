import { useState } from 'react';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { MenuButton } from '#src/ui/overlays/MenuButton.tsx';
import {
  FIRST_SHOWN,
  notificationsName,
  selectNotifications,
  type Notification,
} from '#store/application/conditions/notifications.ts';
import { badgeText } from '#store/format/badge.ts';
import { selectLocation } from '#store/shell/selectors.ts';

import { MenuIcon } from './MenuIcon.tsx';
import css from './Notifications.module.css';

function Entry({ title, body, time, isUnread, to }: Notification) {
  return (
    <Link className={css['entry']} to={to}>
      <span className={css['head']}>
        <strong>{title}</strong>
        {isUnread && (
          <span className={css['dot']}>
            <span className="visually-hidden">Unread</span>
          </span>
        )}
      </span>
      {body !== null && (
        <span className={css['body']}>
          <bdi>{body}</bdi>
        </span>
      )}
      <span className={css['time']}>{time}</span>
    </Link>
  );
}

/** The three newest, and all on request (NOTIF-03, NOTIF-04). */
function Entries() {
  const notifications = useAppSelector(selectNotifications);
  const [isWhole, setWhole] = useState(false);
  if (notifications.length === 0) return <p className={css['none']}>No Notifications</p>;
  const shown = isWhole ? notifications : notifications.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul className={css['list']} role="list">
        {shown.map((notification) => (
          <li key={notification.id}>
            <Entry {...notification} />
          </li>
        ))}
      </ul>
      {notifications.length > FIRST_SHOWN && (
        <button
          className="link-button"
          type="button"
          aria-label={isWhole ? undefined : `View All, ${notifications.length} notifications`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'View Less' : 'View All'}
        </button>
      )}
    </>
  );
}

/** The menu of what is outstanding (NOTIF-01 to NOTIF-09, AX-31). */
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
    // Another screen closes it.
    <MenuButton key={pathname} name={name} face={face} title="Notifications">
      <Entries />
    </MenuButton>
  );
}
