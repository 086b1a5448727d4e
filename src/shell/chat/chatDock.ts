import { useSyncExternalStore } from 'react';

let dock: Element | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The ref of the element in the header that holds the chat's button. */
export function chatDockRef(element: Element | null): void {
  dock = element;
  for (const listener of listeners) listener();
}

/** Returns the header's place for the chat's button, or null while there is no header. */
export const useChatDock = (): Element | null => useSyncExternalStore(subscribe, () => dock);
