import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { selectApplicationFailure, selectRoutingFailure } from '#store/application/state.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { retryRequested } from '#store/shell/slice.ts';

import css from './ErrorPage.module.css';
import { ErrorContent } from './ErrorPage.tsx';

/** The page of an application that could not be loaded (FT-03); each failed try is announced (AX-07). */
export function ApplicationErrorPage() {
  const dispatch = useAppDispatch();
  const loadFailure = useAppSelector(selectApplicationFailure);
  const routingFailure = useAppSelector(selectRoutingFailure);
  const failure = loadFailure ?? routingFailure;
  const message = failure && failureMessages(failure);
  // Each try has a failure object of its own.
  useAnnounced(message, 'alert', failure);

  return (
    <div className={css['page']}>
      <ErrorContent
        title="We could not open your application"
        message={message}
        onRetry={() => void dispatch(retryRequested())}
      />
    </div>
  );
}
