import { useState, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { StatusCard } from '#src/ui/feedback/StatusCard.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { Thread } from '#src/ui/progress/Thread.tsx';
import {
  selectStatusCheckMessage,
  selectStatusWait,
  selectUnderwritingWait,
  selectIdReviewWait,
} from '#store/application/status/statusCardSelectors.ts';
import { selectStatusCheck } from '#store/application/status/statusCheckSlice.ts';
import { statusCheckRequested } from '#store/application/core/slice.ts';
import { selectIsOnline, selectToasts } from '#store/shell/selectors.ts';
import { stripControlCharacters } from '#store/text/direction.ts';

const waits = {
  status: selectStatusWait,
  underwriting: selectUnderwritingWait,
  idReview: selectIdReviewWait,
};

/** Returns the sentence of a changed status. Null if a message already announces the change (AX-07). */
function useNews(what: string): string | null {
  const hasMessage = useAppSelector((state) =>
    selectToasts(state).some(({ tone }) => tone === 'info'),
  );
  const [heard, setHeard] = useState<{ what: string; news: string | null }>({ what, news: null });
  if (heard.what !== what)
    setHeard({ what, news: hasMessage ? null : stripControlCharacters(what) });
  return heard.news;
}

interface ApplicationStatusCardProps {
  about?: keyof typeof waits;
  /** True if the screen's `h1` is already the status sentence. */
  isTitled?: boolean;
  /** Replaces the stages of the whole application. */
  thread?: ReactNode;
  /** True if the screen itself says how long it takes and what the borrower can do. */
  isBrief?: boolean;
  /** True if the screen itself says what the borrower can do, in more detail. */
  isAdvised?: boolean;
}

/**
 * The waiting card of the current application (F-06). It polls. "Refresh" loads the status at once and announces the
 * result.
 */
export function ApplicationStatusCard({
  about = 'status',
  isTitled = false,
  thread,
  isBrief = false,
  isAdvised = isBrief,
}: ApplicationStatusCardProps) {
  const dispatch = useAppDispatch();
  const { what, when, toDo, thread: stops, checked } = useAppSelector(waits[about]);
  const result = useAppSelector(selectStatusCheckMessage);
  const isOnline = useAppSelector(selectIsOnline);
  const isChecking = useAppSelector((state) => selectStatusCheck(state).check === 'running');
  const message = isOnline ? result : 'You seem to be offline.';
  // Both arrive later.
  useAnnounced(message);
  useAnnounced(useNews(what));

  return (
    <StatusCard
      heading={isTitled ? null : <Sentence>{what}</Sentence>}
      when={isBrief ? '' : when}
      toDo={isAdvised ? null : <Sentence>{toDo}</Sentence>}
      thread={thread ?? (stops.length > 0 && <Thread stops={stops} />)}
      checked={checked}
      isChecking={isChecking}
      result={message}
      onRefresh={() => dispatch(statusCheckRequested())}
    />
  );
}
