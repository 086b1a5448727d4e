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

/** Not a `Suspense` boundary: React shows a part 300 ms after the fallback at the earliest, even if its code is here. */
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
 * Returns a part of the page that has a region and a chunk of its own: loaded after the user's first input, or at once
 * if it is wanted. Renders nothing until then. A wanted chunk that fails to load fails the region, whose fallback is
 * empty by default; a prefetch fails silently, and is retried when the browser is online again (FT-01).
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: RegionProps['fallback'] = () => null,
) {
  const code = lazyPage(load);
  return (props: Props & Wanted) => (
    <Region {...{ name, fallback }}>
      <LoadedPart {...{ code, props }} />
    </Region>
  );
}
