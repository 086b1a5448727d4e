import {
  createContext,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { arrivals } from '#src/shell/page/Page.tsx';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';
import {
  isSamePlace,
  selectPlace,
  type View,
  type VisitedLocation,
} from '#store/navigation/view.ts';

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * Returns a navigator that dispatches intents, because the store owns the location and a saga writes the history
 * (decision 2).
 */
function useNavigator(): Navigator {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const follow = (to: To, replace: boolean) =>
      void dispatch(linkFollowed({ to: addressOf(to), replace }));
    return {
      createHref: addressOf,
      push: (to) => follow(to, false),
      replace: (to) => follow(to, true),
      go: () => void dispatch(backPressed()),
    };
  }, [dispatch]);
}

interface ShownPlace {
  readonly view: View;
  /** True while the previous page is still shown because the next page isn't ready. */
  readonly isNextPending: boolean;
}

export const ShownPlaceContext = createContext<ShownPlace>({ view: 'ready', isNextPending: false });

/** The views whose page is in the first scripts. */
const immediateViews: ReadonlySet<View> = new Set(['waiting', 'failed', 'codeLost']);

/**
 * Returns the location to draw. Another page is a transition: it suspends until it is ready, and the previous page
 * stays.
 */
function useShownPlace(place: VisitedLocation): VisitedLocation {
  const [shown, setShown] = useState(place);
  useLayoutEffect(() => {
    arrivals.clear();
    const show = () => setShown(place);
    if (immediateViews.has(place.view)) show();
    else startTransition(show);
  }, [place]);
  return shown;
}

export function StoreRouter({ children }: { children: ReactNode }) {
  const navigator = useNavigator();
  const place = useAppSelector(selectPlace, isSamePlace);
  const shown = useShownPlace(place);
  const { pathname, search, navigationCount, view } = shown;
  const routerLocation = useMemo(
    () => ({ pathname, search, hash: '', state: null, key: String(navigationCount) }),
    [pathname, search, navigationCount],
  );
  const isNextPending = place !== shown;
  const shownPlace = useMemo(() => ({ view, isNextPending }), [view, isNextPending]);
  return (
    <Router location={routerLocation} navigator={navigator}>
      <ShownPlaceContext value={shownPlace}>{children}</ShownPlaceContext>
    </Router>
  );
}
