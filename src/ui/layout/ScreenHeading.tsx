import type { ReactNode } from 'react';

import css from './ScreenHeading.module.css';

export interface HeadingProps {
  /** The `h1`. */
  title: ReactNode;
  /** A few words above it. */
  stepLabel?: ReactNode;
  /** One line below it. */
  help?: ReactNode;
}

/** The `h1` of a screen, which takes focus when the screen changes, between two quieter lines. */
export function ScreenHeading({ stepLabel, title, help }: HeadingProps) {
  return (
    <div className={css['head']}>
      {stepLabel !== undefined && <p className={css['label']}>{stepLabel}</p>}
      <h1 className={css['title']} tabIndex={-1}>
        {title}
      </h1>
      {help !== undefined && <div className={css['help']}>{help}</div>}
    </div>
  );
}
