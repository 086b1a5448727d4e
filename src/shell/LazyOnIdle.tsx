import { createElement, useEffect, useState, type ComponentType } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { firstInput } from '#src/ui/focus/firstInput.ts';
import { selectIsOnline } from '#store/shell/selectors.ts';

const IDLE_MS = 500;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, IDLE_MS);
  });

type Arrival<Props> = { component: ComponentType<Props> } | { error: unknown };

interface LateProps<Props> {
  /** Always the same function: it names the chunk. */
  load: () => Promise<ComponentType<Props>>;
  isWanted: boolean;
  props: Props;
}

/**
 * A component whose code is no part of the first screen: fetched soon after the user's first input, for the line may be
 * gone later, or at once when it is wanted. Until it is here there is nothing. One that is wanted and does not come fails the
 * region around, which offers to try again; what was only fetched ahead fails in silence, and is fetched again when the
 * line is back (FT-01).
 */
export function LazyOnIdle<Props extends object>({ load, isWanted, props }: LateProps<Props>) {
  const [arrival, setArrival] = useState<Arrival<Props> | null>(null);
  const hasArrived = arrival !== null;
  const isOnline = useAppSelector(selectIsOnline);

  // The code comes over the network.
  useEffect(() => {
    if (hasArrived) return undefined;
    let isCurrent = true;
    const fetch = () =>
      load().then(
        (component) => isCurrent && setArrival({ component }),
        (error: unknown) => isCurrent && isWanted && setArrival({ error }),
      );
    if (isWanted) void fetch();
    else
      void firstInput()
        .then(pause)
        .then(() => isCurrent && fetch());
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, hasArrived, isOnline]);

  if (arrival === null) return null;
  if ('error' in arrival) throw arrival.error;
  return createElement(arrival.component, props);
}
