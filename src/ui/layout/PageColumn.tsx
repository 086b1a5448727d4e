import type { ReactNode, Ref } from 'react';

import css from './PageColumn.module.css';

interface PageColumnProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
  /** Above the column on small screens, to its right from 1024 px: progress, originator. */
  aside?: ReactNode;
  /** Hidden on small screens. To the right from 1024 px, below `aside`. */
  wide?: ReactNode;
  /** Below the column on small screens, to its right from 1024 px. */
  beside?: ReactNode;
}

/**
 * The column of a screen.
 * - The sidebar comes first in reading order and contains no heading. Parts with a heading come after the screen.
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
