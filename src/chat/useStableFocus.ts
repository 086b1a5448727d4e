import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the log when the focused part of a message goes away (AX-02). */
export function useStableFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  // A layout effect, because its cleanup runs while the part is still in the page.
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      current.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
