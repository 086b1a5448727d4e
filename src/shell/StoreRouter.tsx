import { useMemo, type ReactNode } from 'react';
import { Router, createPath, type Navigator, type To } from 'react-router';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Draws from the location in the store and turns every link into an intent (decision 2). */
export function StoreRouter({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useAppSelector(selectLocation);

  const navigator = useMemo(
    (): Navigator => ({
      createHref: addressOf,
      push: (to) => void dispatch(linkFollowed({ to: addressOf(to), replace: false })),
      replace: (to) => void dispatch(linkFollowed({ to: addressOf(to), replace: true })),
      go: () => void dispatch(backPressed()),
    }),
    [dispatch],
  );

  return (
    <Router location={{ pathname, search }} navigator={navigator}>
      {children}
    </Router>
  );
}
