import { createElement, useEffect, useState, type ComponentType } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { lazyPage, type LazyPage } from '#src/shell/page/lazyPage.ts';
import { Region, type RegionProps } from '#src/shell/page/Region.tsx';
import { firstInput } from '#src/ui/focus/firstInput.ts';
import { selectIsOnline } from '#store/shell/selectors.ts';

const IDLE_MS = 500;

const idle = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, IDLE_MS);
  });

interface Wanted {
  /** Defaults to true. */
  isWanted?: boolean;
}

interface LoadedPartProps<Props extends object> {
  code: LazyPage<Props>;
  props: Props & Wanted;
}

/**
 * Doesn't use a `Suspense` boundary, because React waits at least 300 ms after showing a fallback before it shows the
 * part, even if its code is here.
 */
function LoadedPart<Props extends object>({ code, props }: LoadedPartProps<Props>) {
  const [result, setResult] = useState<{ readonly error?: unknown }>({});
  const isOnline = useAppSelector(selectIsOnline);
  const isWanted = props.isWanted !== false;
  const component = code.component();
  const isLoaded = component !== null;

  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    const load = () =>
      isCurrent &&
      code.fetch().then(
        () => isCurrent && setResult({}),
        (error: unknown) => isCurrent && isWanted && setResult({ error }),
      );
    if (isWanted) void load();
    else void firstInput().then(idle).then(load);
    return () => {
      isCurrent = false;
    };
  }, [code, isWanted, isLoaded, isOnline]);

  if ('error' in result) throw result.error;
  return component && createElement(component, props);
}

/**
 * Returns a part of the page with its own region and its own chunk. The chunk loads after the user's first input, or at
 * once if the part is wanted. Until then it renders nothing. If a wanted chunk fails to load, the region fails and
 * shows its fallback, which is empty by default. A failed prefetch is silent and is retried when the browser is online
 * again (FT-01).
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: RegionProps['fallback'] = () => null,
) {
  const code = lazyPage(async () => ({ default: await load() }));
  return (props: Props & Wanted) => (
    <Region {...{ name, fallback }}>
      <LoadedPart {...{ code, props }} />
    </Region>
  );
}
