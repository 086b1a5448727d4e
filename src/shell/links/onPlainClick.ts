import type { MouseEvent } from 'react';

/** A click handler of a link that leaves the app. Modified clicks are the browser's: a new tab, a new window, a download. */
export const onPlainClick = (leave: () => void) => (event: MouseEvent) => {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented) return;
  event.preventDefault();
  leave();
};
