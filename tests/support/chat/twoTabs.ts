/** Two tabs of one browser that hear each other. */
export function twoTabs() {
  const listeners = [new Set<(m: unknown) => void>(), new Set<(m: unknown) => void>()] as const;
  const tab = (own: 0 | 1) => ({
    post: (message: unknown) => {
      for (const listener of listeners[own === 0 ? 1 : 0]) listener(message);
    },
    listen: (listener: (message: unknown) => void) => {
      listeners[own].add(listener);
      return () => void listeners[own].delete(listener);
    },
  });
  return [tab(0), tab(1)] as const;
}
