import { useAppDispatch } from '#src/hooks.ts';
import { leadsText } from '#store/registration/consents.ts';
import { modalOpened } from '#store/shell/slice.ts';

import css from './HardCheckNote.module.css';

/** What a hard check means for who does not want one, and the way out (T-32, F-15). */
export function HardCheckNote() {
  const dispatch = useAppDispatch();
  return (
    <>
      <p>{leadsText.text}</p>
      <details>
        <summary className={css['summary']}>I don't want a hard check</summary>
        <p>We can't lend without it. Your soft check stays invisible to others.</p>
        <button
          className={css['cancel']}
          type="button"
          onClick={() => dispatch(modalOpened({ id: 'cancelApplication' }))}
        >
          Cancel my application
        </button>
      </details>
    </>
  );
}
