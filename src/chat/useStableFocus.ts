import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to the log when the part of a message that has it goes away (AX-02). */
export function useStableFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  // A layout effect: its clean-up runs while the part is still in the page.
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      current.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
