import { useEffect } from 'react';

import { useAnnounce } from '#src/ui/announce.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { selectIsOnline, selectIsStorageKept } from '#store/shell/selectors.ts';

import css from './PageNotes.module.css';

const NOT_KEPT = "Your browser does not keep answers. Don't close this page."; // FT-60
const OFFLINE = 'You are offline. Your answers stay on this page.';

/** Quiet lines about the page as a whole, said once when they come. */
export function PageNotes() {
  const isOnline = useAppSelector(selectIsOnline);
  const isStorageKept = useAppSelector(selectIsStorageKept);
  const notes = [!isOnline && OFFLINE, !isStorageKept && NOT_KEPT].filter((note) => note !== false);
  const words = notes.join(' ');
  const announce = useAnnounce();

  // Both come by themselves, so they have to be said (AX-07).
  useEffect(() => {
    if (words !== '') announce(words);
  }, [announce, words]);

  return notes.map((note) => (
    <p key={note} className={css['note']}>
      <Icon name="info" />
      {note}
    </p>
  ));
}
