import type { ReactNode, Ref } from 'react';

import css from './PageColumn.module.css';

interface PageColumnProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
  /** Progress, originator: above the column on small screens, at its right from 1024 px. */
  aside?: ReactNode;
  /** What may be left out on small screens: at the right of the column from 1024 px, under `aside`. */
  wide?: ReactNode;
  /** What helps beside the screen and may wait: below the column on small screens, at its right from 1024 px. */
  beside?: ReactNode;
}

/**
 * The column of a screen.
 * - Its sidebar comes first in reading order, where small screens show it, and holds no step of the form and no heading;
 *   what has one comes after the screen.
 * - Nothing scrolls sideways at 320 px (AX-03).
 */
export function PageColumn({ ref, children, aside, wide, beside }: PageColumnProps) {
  return (
    <div className={css['page']} ref={ref}>
      {aside !== undefined && <div className={css['aside']}>{aside}</div>}
      <div className={css['column']}>{children}</div>
      {wide !== undefined && <div className={css['wide']}>{wide}</div>}
      {beside !== undefined && <div className={css['beside']}>{beside}</div>}
    </div>
  );
}
