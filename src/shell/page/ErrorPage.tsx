import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { retryRequested } from '#store/shell/slice.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { useExitLink } from '#src/shell/links/useExitLink.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { selectApplicationFailure, selectRoutingFailure } from '#store/application/core/state.ts';
import { readFailureMessage } from '#store/failureMessages.ts';

import css from './ErrorPage.module.css';
import { LogForSupport } from './LogForSupport.tsx';

interface ErrorContentProps {
  title: string;
  message: string | null;
  onRetry: () => void;
}

export function ErrorContent({ title, message, onRetry }: ErrorContentProps) {
  const exit = useExitLink();
  return (
    <>
      <h1 className={css['title']} tabIndex={-1}>
        {title}
      </h1>
      {message !== null && <p>{message}</p>}
      <div className={css['actions']}>
        <Button onClick={onRetry}>Try again</Button>
        <Button tone="secondary" {...exit('/dashboard')}>
          Go to dashboard
        </Button>
      </div>
      <ContactLines />
    </>
  );
}

/**
 * The page after a render error (ERRPAGE-01 to ERRPAGE-04): what happened, what is saved, what to do, and who to
 * contact.
 */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css['page']}>
      <ErrorContent
        title="Sorry, looks like we have hit a snag!"
        message="We couldn't show this page. Your answers are saved. Try again, or reach someone who can help."
        onRetry={onRetry}
      />
      <LogForSupport />
    </div>
  );
}

/** Shown if an application couldn't be loaded (FT-03). Each failed try is announced (AX-07). */
export function ApplicationErrorPage() {
  const dispatch = useAppDispatch();
  const loadFailure = useAppSelector(selectApplicationFailure);
  const routingFailure = useAppSelector(selectRoutingFailure);
  const failure = loadFailure ?? routingFailure;
  const message = failure && readFailureMessage(failure);
  // Each try has its own failure object, so each is announced.
  useAnnounced(message, 'alert', failure);

  return (
    <div className={css['page']}>
      <ErrorContent
        title="We couldn't open your application"
        message={message}
        onRetry={() => void dispatch(retryRequested())}
      />
    </div>
  );
}
