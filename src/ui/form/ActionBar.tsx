import { useEffect, type ReactNode } from 'react';

import css from './ActionBar.module.css';

interface ActionBarProps {
  children: ReactNode;
  /**
   * `sticky` is always visible, `end` comes after a text that the user should read first, `inside` is where the page
   * puts it.
   */
  position?: 'sticky' | 'end' | 'inside';
}

const TEXT_INPUTS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';

function scrollClear({ target }: Event) {
  if (target instanceof Element && target.matches(TEXT_INPUTS))
    target.scrollIntoView({ block: 'nearest' });
}

/**
 * The actions of a screen, at the end of its content and of the window.
 * - Covers no field, because the page leaves space for it when scrolling (AX-02) and a tapped field scrolls clear of it
 *   (F-14).
 */
export function ActionBar({ children, position = 'sticky' }: ActionBarProps) {
  useEffect(() => {
    document.addEventListener('click', scrollClear);
    return () => document.removeEventListener('click', scrollClear);
  }, []);
  return (
    <div
      className={`${css['bar']} ${css[position]}`}
      data-sticky-action={position === 'sticky' ? '' : undefined}
    >
      {children}
    </div>
  );
}
