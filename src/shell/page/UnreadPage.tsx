import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { selectApplicationFailure, selectRoutingFailure } from '#store/application/selectors.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { retryRequested } from '#store/shell/slice.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { useExit } from '#src/shell/links/useExit.ts';

import css from './ErrorPage.module.css';

const TITLE = 'We could not open your application';

/**
 * What stands where an application should, while the lender does not answer (FT-03).
 * - It says what happened and what was kept; "Try again" asks once more. Each try that fails is told (AX-07).
 */
export function UnreadPage() {
  const dispatch = useAppDispatch();
  const exit = useExit();
  const unread = useAppSelector(selectApplicationFailure);
  const routingFailure = useAppSelector(selectRoutingFailure);
  const failure = unread ?? routingFailure;
  const words = failure && failureMessages(failure);
  // Each try has a failure of its own.
  useAnnounced(words, 'alert', failure);

  return (
    <div className={css['page']}>
      <h1 className={css['title']} tabIndex={-1}>
        {TITLE}
      </h1>
      {words !== null && <p>{words}</p>}
      <div className={css['actions']}>
        <Button onPress={() => void dispatch(retryRequested())}>Try again</Button>
        <Button tone="secondary" {...exit('/dashboard')}>
          Go to dashboard
        </Button>
      </div>
      <ContactLines />
    </div>
  );
}
