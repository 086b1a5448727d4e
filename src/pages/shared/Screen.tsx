import type { ReactNode } from 'react';

import { ScreenHeading, type HeadingWords } from '#src/ui/layout/ScreenHeading.tsx';

import css from './Screen.module.css';
import { useScreenLabel } from './useScreenLabel.tsx';

interface ScreenProps extends Pick<HeadingWords, 'title' | 'help'> {
  children: ReactNode;
}

/** A screen without a form: its heading, and what it has to say. */
export function Screen({ title, help, children }: ScreenProps) {
  return (
    <div className={css['screen']}>
      <ScreenHeading stepLabel={useScreenLabel()} title={title} help={help} />
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
