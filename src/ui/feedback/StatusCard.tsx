import type { ReactNode } from 'react';

import { Button } from '#src/ui/actions/Button.tsx';

import css from './StatusCard.module.css';

interface StatusCardProps {
  /** What is going on. Null if the `h1` says so. */
  heading: ReactNode;
  /** How long it takes, or until when. Empty if the screen says so. */
  when: string;
  /** What the borrower can do, or that there is nothing to do. Null if the screen says so. */
  toDo: ReactNode;
  thread: ReactNode;
  /** When the status was loaded, such as "at 6:08 AM". */
  checked: string;
  isChecking?: boolean;
  /** What "Refresh" found. Null until it is clicked. */
  result: string | null;
  onRefresh: () => void;
}

/**
 * Says that we're waiting for the lender (F-06): what is going on, by when, and what the borrower can do, then the
 * stages before and after. "Refresh" keeps the focus, and the screen announces a change of status.
 */
export function StatusCard({ isChecking = false, onRefresh, ...wait }: StatusCardProps) {
  const { heading, when, toDo, thread, checked, result } = wait;
  return (
    <div className={css['card']}>
      <div className={css['lead']}>
        {heading !== null && <h2 className={css['title']}>{heading}</h2>}
        {when !== '' && <p>{when}</p>}
        {toDo !== null && <p>{toDo}</p>}
      </div>
      {thread}
      <div className={css['foot']}>
        <p>Checked {checked}</p>
        <span aria-hidden="true">·</span>
        <Button tone="quiet" isBusy={isChecking} busyLabel="Checking" onClick={onRefresh}>
          Refresh
        </Button>
        {result !== null && <p className={css['result']}>{result}</p>}
      </div>
    </div>
  );
}
