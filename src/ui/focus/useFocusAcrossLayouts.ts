import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

import { focusFirst } from './useFocusKept.ts';

/** What may stand for a control in the other layout: the one of its name, what is chosen, what is asked for, any. */
const alike: readonly ((control: Element, lost: Element) => boolean)[] = [
  ({ ariaLabel }, lost) => ariaLabel !== null && ariaLabel === lost.ariaLabel,
  (control) => control.matches(':checked'),
  (control) => control.matches('input'),
  () => true,
];

/** Gives the focus of what is there and not drawn any more to what stands for it. */
function handOver(lost: Element, group: HTMLElement) {
  // Some tests have a document that draws nothing.
  const isHidden = 'checkVisibility' in lost && lost.isConnected && !lost.checkVisibility();
  if (!isHidden) return;
  const controls = [...group.querySelectorAll<HTMLElement>('input, button, a')];
  focusFirst([
    ...alike.flatMap((isAlike) => controls.filter((control) => isAlike(control, lost))),
    group,
  ]);
}

/**
 * Keeps the focus where two layouts of one thing take turns by the width of the window: whoever turns a phone or zooms
 * goes on at the same thing in the other (AX-02). Spread the result on what is around both.
 */
export function useFocusAcrossLayouts<Group extends HTMLElement>(given?: RefObject<Group | null>) {
  const own = useRef<Group>(null);
  const ref = given ?? own;

  // The window is outside; some browsers leave the focus on what is not drawn, and say nothing.
  useEffect(() => {
    const follow = () => {
      const { activeElement: lost } = document;
      if (lost !== null && ref.current?.contains(lost)) handOver(lost, ref.current);
    };
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('resize', follow);
    };
  }, [ref]);

  return {
    ref,
    /** Others take the focus away before the window is said to be another. */
    onBlur: ({ target, currentTarget }: FocusEvent<Group>) => {
      handOver(target, currentTarget);
    },
  };
}
