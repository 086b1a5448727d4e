import type { ComponentType } from 'react';

/** Code that can be fetched ahead. */
export interface LateCode {
  /** Loads the code, once; a failed load can be retried. */
  readonly fetch: () => Promise<void>;
}

/** A page in a chunk of its own. */
export interface LazyPage<Props extends object = object> extends LateCode {
  /** The component, or null while its code is not loaded. */
  readonly component: () => ComponentType<Props> | null;
}

export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    component: () => component,
    fetch: async () => {
      component ??= await load();
    },
  };
}
