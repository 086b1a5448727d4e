import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Focuses the first control that accepts the focus. A hidden one doesn't. */
export function focusFirst(controls: Iterable<HTMLElement | null>) {
  for (const control of controls) {
    control?.focus();
    if (document.activeElement === control) return;
  }
}

/** Inputs first, because a click on a button may remove the item. */
const controlsIn = (item: Element) =>
  ['input', 'button'].flatMap((kind) => [...item.querySelectorAll<HTMLElement>(kind)]);

/**
 * Keeps the focus when a click removes the clicked button (AX-02): moves it to the item that took its place, or the
 * last item, or else to `fallback`. Spread the result on the element around the items.
 */
export function useFocusFallback<Group extends HTMLElement = HTMLDivElement>(
  itemSelector: string,
  fallback: () => Iterable<HTMLElement | null>,
) {
  const group = useRef<Group>(null);
  const focused = useRef<{ control: Element; index: number } | null>(null);

  // A layout effect, because the removed button has lost the focus by then.
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.control.isConnected) return;
    const { index } = focused.current;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const items = group.current?.querySelectorAll(itemSelector) ?? [];
    const next = items[Math.min(index, items.length - 1)];
    focusFirst(next ? controlsIn(next) : fallback());
  });

  return {
    ref: group,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const index = [...currentTarget.querySelectorAll(itemSelector)].findIndex((item) =>
        item.contains(target),
      );
      focused.current = index < 0 ? null : { control: target, index };
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
