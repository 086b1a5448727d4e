import { useEffect, type ReactNode } from 'react';

import css from './ActionBar.module.css';

interface ActionBarProps {
  children: ReactNode;
  /** On small screens: always at hand, or, for a page that is read first, only at its end. */
  place?: 'atHand' | 'atEnd';
}

const TYPED = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';

function bringClear({ target }: Event) {
  if (target instanceof Element && target.matches(TYPED))
    target.scrollIntoView({ block: 'nearest' });
}

/**
 * Where a screen's actions are: at the end of its content, and on small screens always at hand.
 * - It never hides a field: the page scrolls with room for it (AX-02), and a box that was tapped where it looks out from
 *   under the bar comes clear of it (F-14).
 */
export function ActionBar({ children, place = 'atHand' }: ActionBarProps) {
  // The page scrolls, and the boxes are not the bar's: both are the document's.
  useEffect(() => {
    document.addEventListener('click', bringClear);
    return () => {
      document.removeEventListener('click', bringClear);
    };
  }, []);
  return <div className={`${css['bar']} ${css[place]}`}>{children}</div>;
}
