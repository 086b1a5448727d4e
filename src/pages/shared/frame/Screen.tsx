import type { ReactNode } from 'react';

import { ScreenHeading, type HeadingProps } from '#src/ui/layout/ScreenHeading.tsx';

import css from './Screen.module.css';
import { useScreenLabel } from '#src/pages/shared/step/useStep.tsx';

interface ScreenProps extends Pick<HeadingProps, 'title' | 'help'> {
  children: ReactNode;
}

export function Screen({ title, help, children }: ScreenProps) {
  const stepLabel = useScreenLabel();
  return (
    <div className={css['screen']}>
      <ScreenHeading stepLabel={stepLabel} title={title} help={help} />
      {children}
    </div>
  );
}

/** The actions of a screen without a form, the primary one first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css['actions']}>{children}</div>;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css['section']}>
      <h2 className={css['heading']}>{title}</h2>
      {children}
    </section>
  );
}
