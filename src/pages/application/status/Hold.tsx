import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { StatusCard } from '#src/ui/feedback/StatusCard.tsx';
import {
  selectCheckWords,
  selectStatusCard,
  selectUnderwritingCard,
  selectWithOneOfUsCard,
} from '#store/application/status/holdSelectors.ts';
import { selectHold } from '#store/application/status/holdSlice.ts';
import { statusAskedFor } from '#store/application/slice.ts';
import { selectIsOnline } from '#store/shell/selectors.ts';

const cards = {
  status: selectStatusCard,
  underwriting: selectUnderwritingCard,
  withOneOfUs: selectWithOneOfUsCard,
};

/**
 * The status card of the application in hand (F-06).
 * - It reads itself again; "Check again" does so at once and says what came of it, once.
 */
export function Hold({ about = 'status' }: { about?: keyof typeof cards }) {
  const dispatch = useAppDispatch();
  const card = useAppSelector(cards[about]);
  const words = useAppSelector(selectCheckWords);
  const isOnline = useAppSelector(selectIsOnline);
  const isChecking = useAppSelector((state) => selectHold(state).check === 'running');
  const said = isOnline ? words : 'You seem to be offline.';
  // The answer to a press comes by itself, later.
  useAnnounced(said);

  return (
    <>
      <StatusCard
        {...card}
        isChecking={isChecking}
        onCheckAgain={() => dispatch(statusAskedFor())}
      />
      {said !== null && <p>{said}</p>}
    </>
  );
}
