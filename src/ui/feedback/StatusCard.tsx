import type { ReactNode } from 'react';

import { Button } from '#src/ui/actions/Button.tsx';

import css from './StatusCard.module.css';

interface StatusCardProps {
  /** What is going on; null where the `h1` says it. */
  heading: ReactNode;
  /** How long it takes, or until when; empty where the screen says it. */
  when: string;
  /** What the borrower can do, or that there is nothing to do; null where the screen says it. */
  toDo: ReactNode;
  /** The stages of the way. */
  thread: ReactNode;
  /** When the status was read: "at 6:08 AM". */
  checked: string;
  isChecking?: boolean;
  /** What "Refresh" found; null before it is pressed. */
  result: string | null;
  onRefresh: () => void;
}

/**
 * A wait for the lender (F-06), in sentences: what is going on, by when, and what the borrower can do; then the stages
 * around it. "Refresh" keeps the focus; the screen announces a change of status.
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
