import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Focuses the first of them that can be: what is not shown cannot. */
export function focusFirst(controls: Iterable<HTMLElement | null>) {
  for (const control of controls) {
    control?.focus();
    if (document.activeElement === control) return;
  }
}

/** What is asked for comes before what can be pressed: a press may take the thing away. */
const controlsIn = (thing: Element) =>
  ['input', 'button'].flatMap((kind) => [...thing.querySelectorAll<HTMLElement>(kind)]);

/**
 * Keeps the focus of who pressed what goes away with its press (AX-02): it goes to the thing that took the place,
 * else to the last one, and where none is left to what `otherwise` gives. Spread the result on what is around the things.
 */
export function useFocusKept<Group extends HTMLElement = HTMLDivElement>(
  things: string,
  otherwise: () => Iterable<HTMLElement | null>,
) {
  const group = useRef<Group>(null);
  const focused = useRef<{ control: Element; place: number } | null>(null);

  // Focus is the document's, and only that knows what it has lost.
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.control.isConnected) return;
    const { place } = focused.current;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const left = group.current?.querySelectorAll(things) ?? [];
    const next = left[Math.min(place, left.length - 1)];
    focusFirst(next ? controlsIn(next) : otherwise());
  });

  return {
    ref: group,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const place = [...currentTarget.querySelectorAll(things)].findIndex((thing) =>
        thing.contains(target),
      );
      focused.current = place < 0 ? null : { control: target, place };
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
