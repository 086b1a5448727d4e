import type { PagePort } from '#sagas/ports.ts';
import { firstInput } from '#src/ui/focus/firstInput.ts';

import { nextTask } from './nextTask.ts';

/** Subscribes to events of the window or the document; returns the way to stop. */
const on = (target: EventTarget, names: readonly string[], heard: (event: Event) => void) => {
  for (const name of names) target.addEventListener(name, heard);
  return () => {
    for (const name of names) target.removeEventListener(name, heard);
  };
};

/** A page that never rests is not waited for any longer. */
const LONGEST_WAIT_MS = 1_000;

/** Safari tells nobody when it rests; what is new is drawn after so long. */
const DRAWN_AFTER_MS = 100;

/** So long a task leaves a frame of 16 ms some time. */
const LONG_TASK_MS = 12;

/** What the page can tell and do. */
export function browserPage(): PagePort {
  const isVisible = () => document.visibilityState === 'visible';
  let taskBeganAt = performance.now();
  return {
    isOnline: () => navigator.onLine,
    onOnline: (changed) => on(globalThis, ['online', 'offline'], () => changed(navigator.onLine)),
    isVisible,
    onVisible(changed) {
      const tell = () => changed(isVisible());
      const stops = [on(document, ['visibilitychange'], tell), on(globalThis, ['focus'], tell)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    // A browser asks before it sends the request for the next page: what is begun then is done before this one goes.
    onLeaving: (left) => on(globalThis, ['beforeunload', 'pagehide'], () => left()),
    onRestored: (restored) =>
      on(globalThis, ['pageshow'], (event) => {
        if (event instanceof PageTransitionEvent && event.persisted) restored();
      }),
    firstInput,
    isTaskLong: () => performance.now() - taskBeganAt > LONG_TASK_MS,
    async nextTask() {
      await nextTask();
      taskBeganAt = performance.now();
    },
    rest: () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in globalThis)
          requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
        else setTimeout(resolve, DRAWN_AFTER_MS);
      }),
    leave: (address) => location.assign(address),
    reload: () => location.reload(),
    origin: () => location.origin,
    referrerOrigin: () =>
      URL.canParse(document.referrer) ? new URL(document.referrer).origin : null,
    sizes: () => ({
      screen: { width: screen.width, height: screen.height },
      window: { width: innerWidth, height: innerHeight },
    }),
    saveFile(name, text) {
      const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      // The browser reads the file after the click; one that is gone by then is saved empty.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  };
}
