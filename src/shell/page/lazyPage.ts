import type { ComponentType } from 'react';

/** Code that can be prefetched. */
export interface LateCode {
  /** Loads the code once. A failed load can be retried. */
  readonly fetch: () => Promise<void>;
}

/** A page in its own chunk. */
export interface LazyPage<Props extends object = object> extends LateCode {
  /** Returns the component, or null until its code has loaded. */
  readonly component: () => ComponentType<Props> | null;
}

/** Takes what `React.lazy` takes: a function that imports a module with the page as its default export. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPage<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    component: () => component,
    fetch: async () => {
      component ??= (await load()).default;
    },
  };
}
