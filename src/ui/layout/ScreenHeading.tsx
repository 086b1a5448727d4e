import type { ReactNode } from 'react';

import css from './ScreenHeading.module.css';

export interface HeadingWords {
  /** The `h1`. */
  title: string;
  /** A few words above it: where this belongs. */
  stepLabel?: ReactNode;
  /** One line below it. */
  help?: ReactNode;
}

/** What a screen is about: its `h1`, which takes focus when the screen changes, between two quieter lines. */
export function ScreenHeading({ stepLabel, title, help }: HeadingWords) {
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
