import type { ReactNode } from 'react';

import css from './ActionBar.module.css';

interface ActionBarProps {
  children: ReactNode;
  /** On small screens: always at hand, or, for a page that is read first, only at its end. */
  place?: 'atHand' | 'atEnd';
}

/**
 * Where a screen's actions are: at the end of its content, and on small screens always at hand.
 * - It never hides a field: the page scrolls with room for it (AX-02).
 */
export function ActionBar({ children, place = 'atHand' }: ActionBarProps) {
  return <div className={`${css['bar']} ${css[place]}`}>{children}</div>;
}
