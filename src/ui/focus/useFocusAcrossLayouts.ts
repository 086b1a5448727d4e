import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

import { focusFirst } from './useFocusFallback.ts';

/**
 * Finds the counterpart of a control in the other layout, best match first: the same name, the checked one, an input,
 * any.
 */
const counterpartTests: readonly ((control: Element, lost: Element) => boolean)[] = [
  ({ ariaLabel }, lost) => ariaLabel !== null && ariaLabel === lost.ariaLabel,
  (control) => control.matches(':checked'),
  (control) => control.matches('input'),
  () => true,
];

function focusCounterpart(lost: Element, group: HTMLElement) {
  // jsdom has no `checkVisibility`.
  const isHidden = 'checkVisibility' in lost && lost.isConnected && !lost.checkVisibility();
  if (!isHidden) return;
  const controls = [...group.querySelectorAll<HTMLElement>('input, button, a')];
  focusFirst([
    ...counterpartTests.flatMap((isAlike) => controls.filter((control) => isAlike(control, lost))),
    group,
  ]);
}

/**
 * Keeps the focus when CSS swaps two layouts at some window width (AX-02). Spread the result on the element around
 * both.
 */
export function useFocusAcrossLayouts<Group extends HTMLElement>(given?: RefObject<Group | null>) {
  const own = useRef<Group>(null);
  const ref = given ?? own;

  // Some browsers leave the focus on a hidden element without any event.
  useEffect(() => {
    const follow = () => {
      const { activeElement: lost } = document;
      if (lost !== null && ref.current?.contains(lost)) focusCounterpart(lost, ref.current);
    };
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [ref]);

  return {
    ref,
    /** Other browsers blur the hidden element before the resize event. */
    onBlur: ({ target, currentTarget }: FocusEvent<Group>) =>
      focusCounterpart(target, currentTarget),
  };
}
