import type { MouseEvent } from 'react';

/**
 * Returns a click handler for a link that leaves the app. Modified clicks are left to the browser: a new tab, a new
 * window, a download.
 */
export const onPlainClick = (leave: () => void) => (event: MouseEvent) => {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented) return;
  event.preventDefault();
  leave();
};
