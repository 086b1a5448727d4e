import { useSyncExternalStore } from 'react';

/** The layout in which the chat fills the window: phones and low windows. The style sheets use the same query. */
const SMALL = '(max-width: 47.99rem), (max-height: 29.99rem)';

const smallWindow = () => ('matchMedia' in window ? window.matchMedia(SMALL) : null);

function followWidth(onChange: () => void) {
  const query = smallWindow();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

export const useIsSmallWindow = () =>
  useSyncExternalStore(followWidth, () => smallWindow()?.matches ?? false);

function followVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export const useIsHidden = () => useSyncExternalStore(followVisibility, () => document.hidden);
