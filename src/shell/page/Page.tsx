import { createElement, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { useAppStore } from '#src/hooks.ts';
import { firstInput } from '#src/ui/focus/firstInput.ts';
import type { EnteredFeature } from '#store/application/core/features.ts';
import type { AppStore, RootState } from '#store/index.ts';
import { selectNavigationCount } from '#store/shell/selectors.ts';
import { chunkArrived, chunkMissed } from '#store/shell/slice.ts';

import type { LateCode, LazyPage } from './lazyPage.ts';
import { stateReached } from './stateReached.ts';

const IDLE_MS = 500;

interface PageProps<Props extends object> {
  readonly code: LazyPage<Props>;
  /** The name in the log. */
  readonly id: string;
  readonly feature?: EnteredFeature;
  readonly next?: LateCode | undefined;
  readonly props?: Props;
}

const isReady = <Props extends object>(
  { shell }: RootState,
  { code, feature }: PageProps<Props>,
): boolean =>
  code.component() !== null && (feature === undefined || shell.startedFeatures.includes(feature));

/**
 * The store whose sagas no longer wait for `chunkArrived`. Later loads dispatch nothing, so time travel adds no action.
 */
let settled: AppStore | null = null;

/**
 * Resolves when the page is ready, when we give up on its code, or after another navigation. If the code doesn't load,
 * it tells the sagas, which reload the page or give up (FT-66).
 */
async function arrive<Props extends object>(store: AppStore, page: PageProps<Props>) {
  const navigationCount = selectNavigationCount(store.getState());
  const isOver = (state: RootState) =>
    state.shell.hasChunkFailed || selectNavigationCount(state) !== navigationCount;
  await page.code.fetch().catch(() => {
    if (isOver(store.getState())) return;
    settled = null;
    store.dispatch(chunkMissed({ page: page.id }));
  });
  await stateReached(store, (state) => isOver(state) || isReady(state, page));
}

/** Once the page is painted, tells the sagas that wait for its code, and prefetches the probable next page. */
export function usePageShown(id: string, next?: LateCode) {
  const store = useAppStore();
  // The key also changes if the user comes back before another page was shown.
  const { key } = useLocation();
  useEffect(() => {
    const whenIdle = setTimeout(() => {
      if (settled !== store) store.dispatch(chunkArrived({ page: id }));
      settled = store;
      if (next) void firstInput().then(() => next.fetch().catch(() => undefined));
    }, IDLE_MS);
    return () => clearTimeout(whenIdle);
  }, [store, id, next, key]);
}

/** The promises of pages that are loading. React renders a suspended page again and needs the same promise. */
export const arrivals = new Map<LateCode, Promise<void>>();

function SuspendedPage<Props extends object>(page: PageProps<Props>) {
  const { code, id, next, props } = page;
  const store = useAppStore();
  // Uses only the first render, so time travel to a state without the page's sagas doesn't remove a visible page.
  const [arrival] = useState(() => {
    if (!arrivals.has(code) && !isReady(store.getState(), page))
      arrivals.set(code, arrive(store, page));
    return arrivals.get(code);
  });
  if (arrival) use(arrival);
  usePageShown(id, next);
  const component = code.component();
  return component && createElement(component, props);
}

/** A lazy-loaded page. Suspends until its code has loaded and the sagas that it needs are running. */
export const Page = <Props extends object>(
  page: PageProps<Props> & (object extends Props ? object : { props: Props }),
) => <SuspendedPage key={page.id} {...page} />;
