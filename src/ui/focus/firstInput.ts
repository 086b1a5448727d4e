/**
 * Events that only a user causes. Scrolling isn't one, because the page also scrolls by itself, such as when a banner
 * appears above the text.
 */
export const EVENTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'input', 'wheel'];
export const LISTENING = { capture: true, passive: true };

let first: Promise<void> | null = null;

/** Resolves at the user's first input on this page. Prefetching waits for it. */
export const firstInput = (): Promise<void> =>
  (first ??= new Promise((resolve) => {
    const begin = () => {
      for (const name of EVENTS) removeEventListener(name, begin, LISTENING);
      resolve();
    };
    for (const name of EVENTS) addEventListener(name, begin, LISTENING);
    // The user was active before the scripts loaded.
    if (navigator.userActivation?.hasBeenActive) begin();
  }));
