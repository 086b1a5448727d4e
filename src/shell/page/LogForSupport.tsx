import { useAppDispatch } from '#src/hooks.ts';
import { logRequested } from '#store/shell/slice.ts';

import css from './SaveLog.module.css';

/** Saves a log that a user can hand to support, and says what is in it. */
export function SaveLog() {
  const dispatch = useAppDispatch();
  return (
    <div className={css['log']}>
      <button className="link-button" type="button" onClick={() => void dispatch(logRequested())}>
        Save a log for support
      </button>
      <p>
        It says what happened on this page, without anything you typed. It stays on your device: you
        can read it before you send it to anyone.
      </p>
    </div>
  );
}
