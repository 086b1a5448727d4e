import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { StatusCard } from '#src/ui/feedback/StatusCard.tsx';
import {
  selectStatusCheckMessage,
  selectStatusCard,
  selectUnderwritingCard,
  selectIdReviewCard,
} from '#store/application/status/statusCardSelectors.ts';
import { selectStatusCheck } from '#store/application/status/statusCheckSlice.ts';
import { statusCheckRequested } from '#store/application/slice.ts';
import { selectIsOnline } from '#store/shell/selectors.ts';

const cards = {
  status: selectStatusCard,
  underwriting: selectUnderwritingCard,
  idReview: selectIdReviewCard,
};

/**
 * The status card of the current application (F-06). It polls; "Check again" loads the status at once and announces the
 * result.
 */
export function ApplicationStatusCard({ about = 'status' }: { about?: keyof typeof cards }) {
  const dispatch = useAppDispatch();
  const card = useAppSelector(cards[about]);
  const result = useAppSelector(selectStatusCheckMessage);
  const isOnline = useAppSelector(selectIsOnline);
  const isChecking = useAppSelector((state) => selectStatusCheck(state).check === 'running');
  const message = isOnline ? result : 'You seem to be offline.';
  // The result of "Check again" arrives later.
  useAnnounced(message);

  return (
    <>
      <StatusCard
        {...card}
        isChecking={isChecking}
        onCheckAgain={() => dispatch(statusCheckRequested())}
      />
      {message !== null && <p>{message}</p>}
    </>
  );
}
