import { useEffect } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/announce.ts';
import { StatusCard } from '#src/ui/StatusCard.tsx';
import { selectCheckWords, selectStatusCard } from '#store/application/holdSelectors.ts';
import { statusAskedFor } from '#store/application/slice.ts';
import { selectIsOnline } from '#store/shell/selectors.ts';

/** What a review is, whatever the status behind it is called (screens.md, review-app/uw). */
const underwriting = {
  whatIsHappening: 'An underwriter reads your file.',
  whoActs: 'Underwriter',
  howLong: '1 to 2 business days',
  whatYouCanDo: 'Add a note, or look at your to-do list.',
};

/**
 * The status card of the application in hand (F-06).
 * - It reads itself again; "Check again" does so at once and says what came of it, once.
 */
export function Hold({ about = 'status' }: { about?: 'status' | 'underwriting' }) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const card = useAppSelector(selectStatusCard);
  const words = useAppSelector(selectCheckWords);
  const isOnline = useAppSelector(selectIsOnline);
  const isChecking = useAppSelector((state) => state.hold.check === 'running');
  const said = isOnline ? words : 'You seem to be offline.';

  // The answer to a press comes by itself, later.
  useEffect(() => {
    if (said !== null) announce(said);
  }, [announce, said]);

  return (
    <>
      <StatusCard
        {...card}
        {...(about === 'underwriting' && underwriting)}
        isChecking={isChecking}
        onCheckAgain={() => dispatch(statusAskedFor())}
      />
      {said !== null && <p>{said}</p>}
    </>
  );
}
