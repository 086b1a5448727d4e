/** What only a user causes: the page scrolls by itself, too, as where a banner appears above what is read. */
export const EVENTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'input', 'wheel'];
export const LISTENING = { capture: true, passive: true };

let first: Promise<void> | null = null;

/** Resolves at the user's first input on this page; prefetching waits for it. */
export const firstInput = (): Promise<void> =>
  (first ??= new Promise((resolve) => {
    const begin = () => {
      for (const name of EVENTS) removeEventListener(name, begin, LISTENING);
      resolve();
    };
    for (const name of EVENTS) addEventListener(name, begin, LISTENING);
    // Input before the scripts were loaded.
    if (navigator.userActivation?.hasBeenActive) begin();
  }));
