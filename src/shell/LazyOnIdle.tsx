import { createElement, useEffect, useState, type ComponentType } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { firstInput } from '#src/ui/focus/firstInput.ts';
import { selectIsOnline } from '#store/shell/selectors.ts';

const IDLE_MS = 500;

const idle = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, IDLE_MS);
  });

type LoadResult<Props> = { component: ComponentType<Props> } | { error: unknown };

interface LazyProps<Props> {
  /** A stable reference. */
  load: () => Promise<ComponentType<Props>>;
  isWanted: boolean;
  props: Props;
}

/**
 * A component in a chunk of its own: loaded after the user's first input, or at once if it is wanted. Renders nothing
 * until then. A wanted chunk that fails to load fails the region around it; a prefetch fails silently, and is retried
 * when the browser is online again (FT-01).
 */
export function LazyOnIdle<Props extends object>({ load, isWanted, props }: LazyProps<Props>) {
  const [result, setResult] = useState<LoadResult<Props> | null>(null);
  const isLoaded = result !== null;
  const isOnline = useAppSelector(selectIsOnline);

  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    const fetch = () =>
      load().then(
        (component) => isCurrent && setResult({ component }),
        (error: unknown) => isCurrent && isWanted && setResult({ error }),
      );
    if (isWanted) void fetch();
    else
      void firstInput()
        .then(idle)
        .then(() => isCurrent && fetch());
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, isLoaded, isOnline]);

  if (result === null) return null;
  if ('error' in result) throw result.error;
  return createElement(result.component, props);
}
