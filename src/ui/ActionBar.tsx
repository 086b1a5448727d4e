import type { ReactNode } from 'react';

import css from './ActionBar.module.css';

/**
 * Where a screen's actions are: at the end of its content, and on small screens always at hand.
 * - It never hides a field: the page scrolls with room for it (AX-02).
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={css['bar']}>{children}</div>;
}
