import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/Button.tsx';
import { selectApplicationFailure } from '#store/application/selectors.ts';
import { failureWords } from '#store/failureWords.ts';
import { retryRequested } from '#store/shell/slice.ts';

import { ContactLines } from './ContactLines.tsx';
import css from './ErrorPage.module.css';
import { useExit } from './useExit.ts';

const TITLE = 'We could not open your application';

/**
 * What stands where an application should, while the lender does not answer (FT-03).
 * - It says what happened and what was kept; "Try again" asks once more.
 */
export function UnreadPage() {
  const dispatch = useAppDispatch();
  const exit = useExit();
  const failure = useAppSelector(selectApplicationFailure);
  return (
    <div className={css['page']}>
      <h1 className={css['title']} tabIndex={-1}>
        {TITLE}
      </h1>
      <p>{failureWords(failure ?? { kind: 'offline' })}</p>
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
