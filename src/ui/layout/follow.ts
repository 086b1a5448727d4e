import type { MouseEvent } from 'react';

/** Where a link leads, and who moves there within the app; without `onFollow` the browser does. */
export interface Followed {
  href: string;
  onFollow?: (() => void) | undefined;
}

/** Leaves to the browser what a person means for it: a new tab, a new window, a download. */
export const following =
  (onFollow: (() => void) | undefined) => (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onFollow || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    onFollow();
  };
