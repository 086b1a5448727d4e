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

interface Wanted {
  readonly code: LateCode;
  /** Named in the log. */
  readonly id: string;
  /** The feature whose sagas the page needs. */
  readonly feature?: EnteredFeature | undefined;
}

const isFeatureStarted = ({ shell }: RootState, feature: EnteredFeature | undefined) =>
  feature === undefined || shell.startedFeatures.includes(feature);

/** The stores whose sagas wait for no `chunkArrived`: later loads dispatch nothing, so that time travel appends no action. */
const settled = new WeakSet<AppStore>();

interface Awaited {
  readonly code: LateCode;
  readonly navigationCount: number;
  readonly arrival: Promise<void>;
  /** Given up; another try needs another arrival. */
  isLost: boolean;
}

/** The page that each store waits for: React renders a suspended page again, and asks for the same promise. */
const awaited = new WeakMap<AppStore, Awaited>();

/**
 * Resolves when the page is ready, when its code is given up, or after another navigation. The sagas are told of code that
 * does not load, and reload the page or give up (FT-66).
 */
async function arrive(store: AppStore, { code, id, feature }: Wanted): Promise<void> {
  const navigationCount = selectNavigationCount(store.getState());
  const isOver = (state: RootState) =>
    state.shell.hasChunkFailed || selectNavigationCount(state) !== navigationCount;
  try {
    await code.fetch();
  } catch {
    if (isOver(store.getState())) return;
    settled.delete(store);
    store.dispatch(chunkMissed({ page: id }));
    await stateReached(store, isOver);
    return;
  }
  await stateReached(store, (state) => isOver(state) || isFeatureStarted(state, feature));
}

/** The arrival that a new page waits for, or null where it is ready. */
function arrivalOf(store: AppStore, wanted: Wanted, isReady: boolean): Promise<void> | null {
  const { code } = wanted;
  const state = store.getState();
  const navigationCount = selectNavigationCount(state);
  const known = awaited.get(store);
  const isKnown = known?.code === code && known.navigationCount === navigationCount;
  if (isKnown && (!known.isLost || state.shell.hasChunkFailed)) return known.arrival;
  if (isReady) return null;
  const arrival = arrive(store, wanted).then(() => {
    entry.isLost = store.getState().shell.hasChunkFailed;
  });
  const entry: Awaited = { code, navigationCount, arrival, isLost: false };
  awaited.set(store, entry);
  return arrival;
}

/** Once the page is painted: tells the sagas that wait for its code, and prefetches the probable next page. */
export function usePageShown(id: string, next?: LateCode) {
  const store = useAppStore();
  // Also where the user comes back before another page was shown.
  const { key } = useLocation();
  useEffect(() => {
    const whenIdle = setTimeout(() => {
      if (!settled.has(store)) store.dispatch(chunkArrived({ page: id }));
      settled.add(store);
      if (next) void firstInput().then(() => next.fetch().catch(() => undefined));
    }, IDLE_MS);
    return () => clearTimeout(whenIdle);
  }, [store, id, next, key]);
}

interface PageProps<Props extends object> extends Wanted {
  readonly code: LazyPage<Props>;
  readonly props: Props;
  /** The probable next page. */
  readonly next?: LateCode | undefined;
}

function SuspendedPage<Props extends object>({ code, id, feature, next, props }: PageProps<Props>) {
  const store = useAppStore();
  // Of the first render: time travel to a state without its sagas does not take a shown page away.
  const [arrival] = useState(() => {
    const isReady = code.component() !== null && isFeatureStarted(store.getState(), feature);
    return arrivalOf(store, { code, id, feature }, isReady);
  });
  if (arrival) use(arrival);
  usePageShown(id, next);
  const component = code.component();
  return component && createElement(component, props);
}

/** A page whose code comes late. Suspends until it is ready: its code is here, and the sagas that it needs run. */
export const Page = <Props extends object>(page: PageProps<Props>) => (
  <SuspendedPage key={page.id} {...page} />
);
