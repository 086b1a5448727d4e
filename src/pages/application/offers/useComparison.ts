import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import type { OfferChoice } from '#store/application/offers/offers.ts';
import { selectPinned } from '#store/application/offers/selectors.ts';
import { screenTyped } from '#store/application/core/slice.ts';

/**
 * The compared choices; an added one is announced and brought into view. Without the code of the comparison its place
 * takes the focus, where the failure and "Try again" stand.
 */
export function useComparison(choice: OfferChoice) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const pinned = useAppSelector(selectPinned);
  const heading = useRef<HTMLHeadingElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const onKeep = (next: readonly OfferChoice[]) =>
    void dispatch(screenTyped({ screen: 'productSelect', values: { pinned: next } }));
  // At the top of the window, so that the choices under the heading are in sight above the bar.
  const onShow = () => {
    const target = heading.current ?? below.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  };

  return {
    /** The props of the comparison. */
    compared: { pinned, heading, onKeep },
    below,
    onShow,
    onPin: () => {
      // Rendered at once: the comparison takes the focus.
      flushSync(() => onKeep([...pinned, choice]));
      onShow();
      if (heading.current === null) return;
      const { length } = pinned;
      announce(
        length === 0
          ? 'Your choice is in the comparison.'
          : `${length + 1} choices are in the comparison.`,
      );
    },
  };
}
