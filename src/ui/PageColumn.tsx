import type { ReactNode } from 'react';

import css from './PageColumn.module.css';

interface PageColumnProps {
  children: ReactNode;
  /** Progress, officer, offer: above the column on small screens, at its right from 1024 px. */
  aside?: ReactNode;
}

/**
 * The column of a screen.
 * - Its sidebar comes first in reading order, where small screens show it, and holds no step of the form.
 * - Nothing scrolls sideways at 320 px (AX-03).
 */
export function PageColumn({ children, aside }: PageColumnProps) {
  return (
    <div className={css['page']}>
      {aside !== undefined && <div className={css['aside']}>{aside}</div>}
      <div className={css['column']}>{children}</div>
    </div>
  );
}
