import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import type { OfferChoice } from '#store/application/offers/offers.ts';
import { selectPinned } from '#store/application/offers/selectors.ts';
import { screenTyped } from '#store/application/core/slice.ts';

/**
 * The compared choices. An added one is announced and scrolled into view. If the comparison's code is missing, its
 * region takes the focus and shows the failure and "Try again".
 */
export function useComparison(choice: OfferChoice) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const pinned = useAppSelector(selectPinned);
  const heading = useRef<HTMLHeadingElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const onKeep = (next: readonly OfferChoice[]) =>
    void dispatch(screenTyped({ screen: 'productSelect', values: { pinned: next } }));
  // Scrolls to the top of the window, so the choices below the heading are visible above the bar.
  const onShow = () => {
    const target = heading.current ?? below.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  };

  return {
    compared: { pinned, heading, onKeep },
    below,
    onShow,
    onPin: () => {
      // Rendered synchronously, so the comparison can take the focus.
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
