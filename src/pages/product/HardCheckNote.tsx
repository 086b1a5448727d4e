import { CancelApplication } from '#src/pages/application/ways.tsx';
import { leadsText } from '#store/registration/consents.ts';

import css from './HardCheckNote.module.css';

/** What a hard check means for who does not want one, and the way out (T-32, F-15). */
export function HardCheckNote() {
  return (
    <>
      <p>{leadsText.text}</p>
      <details>
        <summary className={css['summary']}>I don't want a hard check</summary>
        <p>We can't lend without it. Your soft check stays invisible to others.</p>
        <CancelApplication />
      </details>
    </>
  );
}
