import type { PagePort } from '#sagas/ports.ts';
import { firstInput } from '#src/ui/focus/firstInput.ts';
import { createIdleTime } from '#src/ui/focus/idleTime.ts';

import { nextTask } from './nextTask.ts';

/** Adds listeners. Returns a function that removes them. */
const on = (target: EventTarget, names: readonly string[], handle: (event: Event) => void) => {
  for (const name of names) target.addEventListener(name, handle);
  return () => {
    for (const name of names) target.removeEventListener(name, handle);
  };
};

const MAX_WAIT_MS = 1_000;

/** The wait for a paint in Safari, which has no `requestIdleCallback`. */
const PAINT_DELAY_MS = 100;

/** Leaves time for other work in a frame of 16 ms. */
const LONG_TASK_MS = 12;

function saveFile(
  name: string,
  content: string | ArrayBuffer,
  type = 'application/x-ndjson',
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function browserPage(): PagePort {
  const isVisible = () => document.visibilityState === 'visible';
  let taskStartedAt = performance.now();
  return {
    isOnline: () => navigator.onLine,
    onOnline: (changed) => on(globalThis, ['online', 'offline'], () => changed(navigator.onLine)),
    isVisible,
    onVisible(changed) {
      const notify = () => changed(isVisible());
      const stops = [on(document, ['visibilitychange'], notify), on(globalThis, ['focus'], notify)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    // `beforeunload` fires before the request for the next page, so work that starts then can finish.
    onLeaving: (left) => on(globalThis, ['beforeunload', 'pagehide'], () => left()),
    onRestored: (restored) =>
      on(globalThis, ['pageshow'], (event) => {
        if (event instanceof PageTransitionEvent && event.persisted) restored();
      }),
    firstInput,
    idleMs: createIdleTime(),
    isTaskLong: () => performance.now() - taskStartedAt > LONG_TASK_MS,
    async nextTask() {
      await nextTask();
      taskStartedAt = performance.now();
    },
    rest: () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in globalThis)
          requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
        else setTimeout(resolve, PAINT_DELAY_MS);
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
    saveFile,
    print: () => print(),
  };
}
