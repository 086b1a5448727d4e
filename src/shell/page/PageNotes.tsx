import { useState } from 'react';

import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { selectIsOnline, selectIsStoragePersistent } from '#store/shell/selectors.ts';

import css from './PageNotes.module.css';

const ANSWERS_NOT_STORED = "Your browser does not save answers. Don't close this page."; // FT-60
const OFFLINE = 'You are offline. Your answers stay on this page.';
/** Our choice: the end of being offline is announced as well, but not shown (FT-01). */
const ONLINE_AGAIN = 'You are online again.';

/** Notes about the page as a whole. Each is announced once. */
export function PageNotes() {
  const isOnline = useAppSelector(selectIsOnline);
  const isStoragePersistent = useAppSelector(selectIsStoragePersistent);
  const notes = [!isOnline && OFFLINE, !isStoragePersistent && ANSWERS_NOT_STORED].filter(
    (note) => note !== false,
  );
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const text = [isOnline && wasOffline && ONLINE_AGAIN, ...notes].filter(Boolean).join(' ');
  useAnnounced(text);

  return notes.map((note) => (
    <p key={note} className={css['note']}>
      <Icon name="info" />
      {note}
    </p>
  ));
}
