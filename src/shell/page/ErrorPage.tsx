import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { logRequested } from '#store/shell/slice.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { useExit } from '#src/shell/links/useExit.ts';

import css from './ErrorPage.module.css';

/**
 * What stands in place of a page that could not be drawn (ERRPAGE-01 to ERRPAGE-04).
 * - It says what happened, what was kept, what to do now and how to reach a person.
 */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  const dispatch = useAppDispatch();
  const exit = useExit();
  return (
    <div className={css['page']}>
      <h1 className={css['title']} tabIndex={-1}>
        Sorry, looks like we have hit a snag!
      </h1>
      <p>
        We could not show this page. What you told us is kept. Try again, or reach a person who can
        help.
      </p>
      <div className={css['actions']}>
        <Button onPress={onRetry}>Try again</Button>
        <Button tone="secondary" {...exit('/dashboard')}>
          Go to dashboard
        </Button>
      </div>
      <ContactLines />
      <div className={css['log']}>
        <button type="button" onClick={() => void dispatch(logRequested())}>
          Save a log for support
        </button>
        <p>
          It says what happened on this page, without anything you typed. It stays on your device:
          you can read it before you send it to anyone.
        </p>
      </div>
    </div>
  );
}
