import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';

import type { Notification } from '#store/application/conditions/notifications.ts';

import { NotificationEntry } from './NotificationEntry.tsx';
import css from './Notifications.module.css';

const ENTRY_PX = 96;
const OVERSCAN = 8;

/** All notifications. Only those visible in the panel are in the page (FT-86). */
export function AllNotifications({ notifications }: { notifications: readonly Notification[] }) {
  const list = useRef<HTMLUListElement>(null);
  // The React compiler doesn't run here, so nothing is memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: notifications.length,
    // The panel scrolls, not the list.
    getScrollElement: () => list.current?.closest('section') ?? null,
    estimateSize: () => ENTRY_PX,
    getItemKey: useCallback((index: number) => notifications[index]?.id ?? index, [notifications]),
    overscan: OVERSCAN,
  });
  return (
    <ul
      className={css['whole']}
      role="list"
      ref={list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const notification = notifications[index];
        return (
          notification && (
            <li
              key={key}
              className={css['placed']}
              data-index={index}
              ref={virtualizer.measureElement}
              aria-setsize={notifications.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <NotificationEntry {...notification} />
            </li>
          )
        );
      })}
    </ul>
  );
}
