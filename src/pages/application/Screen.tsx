import type { ReactNode } from 'react';

import css from './Screen.module.css';
import { useScreenLabel } from './useScreenLabel.tsx';

interface ScreenProps {
  title: string;
  /** One line below the heading. */
  help?: ReactNode;
  children: ReactNode;
}

/**
 * A screen without a form: its heading, and what it has to say.
 * - Its heading is the `h1`, which takes focus when the screen changes.
 */
export function Screen({ title, help, children }: ScreenProps) {
  const label = useScreenLabel();
  return (
    <div className={css['screen']}>
      <div className={css['head']}>
        {label !== undefined && <p className={css['label']}>{label}</p>}
        <h1 className={css['title']} tabIndex={-1}>
          {title}
        </h1>
        {help !== undefined && <div className={css['help']}>{help}</div>}
      </div>
      {children}
    </div>
  );
}

/** Ways on that are no form: the first one is the next step. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css['actions']}>{children}</div>;
}

/** A part of a screen, with a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css['section']}>
      <h2 className={css['heading']}>{title}</h2>
      {children}
    </section>
  );
}
