import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const FIRST = '[data-first-focus] input, :is(textarea, h3)[data-first-focus]';

interface PanelState {
  view: string;
  /** True if the borrower opened or touched the panel. */
  mayTakeFocus: boolean;
}

/**
 * Moves the focus into the panel when the borrower opens it, and into the next view when the focused one goes away
 * (chat.md section 10, 24). A panel that a message opened takes no focus (AX-37).
 */
export function usePanelFocus(
  panelRef: RefObject<HTMLElement | null>,
  { view, mayTakeFocus }: PanelState,
): void {
  const [isOpenedByBorrower] = useState(mayTakeFocus);
  const hasTakenFocus = useRef(false);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (!mayTakeFocus) return;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (hasTakenFocus.current ? hadFocus.current && isLost : isOpenedByBorrower)
      panelRef.current?.querySelector<HTMLElement>(FIRST)?.focus();
    hasTakenFocus.current = true;
  }, [panelRef, view, mayTakeFocus, isOpenedByBorrower]);

  useEffect(() => {
    const follow = ({ target }: Event) => {
      hadFocus.current = target instanceof Node && panelRef.current?.contains(target) === true;
    };
    hadFocus.current = panelRef.current?.contains(document.activeElement) === true;
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [panelRef]);
}
