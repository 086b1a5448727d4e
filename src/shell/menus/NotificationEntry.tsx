import { Link } from 'react-router';

import type { Notification } from '#store/application/conditions/notifications.ts';

import css from './Notifications.module.css';

/** An outstanding item, as a link to where the user can answer it (NOTIF-02, NOTIF-06). */
export function NotificationEntry({ title, body, time, isUnread, to }: Notification) {
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
      {time !== null && <span className={css['time']}>{time}</span>}
    </Link>
  );
}
