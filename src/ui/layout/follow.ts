import type { MouseEvent } from 'react';

/** A link; without `onFollow` the browser follows it. */
export interface LinkTarget {
  href: string;
  onFollow?: (() => void) | undefined;
}

/** Leaves modified clicks to the browser: a new tab, a new window, a download. */
export const followHandler =
  (onFollow: (() => void) | undefined) => (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onFollow || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    onFollow();
  };
