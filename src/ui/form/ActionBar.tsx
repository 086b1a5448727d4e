import { useEffect, type ReactNode } from 'react';

import css from './ActionBar.module.css';

interface ActionBarProps {
  children: ReactNode;
  /** On small screens: always in sight, or at the end of a page that is read first. */
  position?: 'sticky' | 'end';
}

const TEXT_INPUTS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';

function scrollClear({ target }: Event) {
  if (target instanceof Element && target.matches(TEXT_INPUTS))
    target.scrollIntoView({ block: 'nearest' });
}

/**
 * The actions of a screen, at the end of its content; sticky on small screens.
 * - Covers no field: the page scrolls with room for it (AX-02), and a tapped field scrolls clear of it (F-14).
 */
export function ActionBar({ children, position = 'sticky' }: ActionBarProps) {
  useEffect(() => {
    document.addEventListener('click', scrollClear);
    return () => document.removeEventListener('click', scrollClear);
  }, []);
  return <div className={`${css['bar']} ${css[position]}`}>{children}</div>;
}
