import { createElement, useEffect, useRef, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import type { ColumnProps } from '#src/routes.ts';
import { firstInput } from '#src/ui/focus/firstInput.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { chunkArrived, chunkMissed } from '#store/shell/slice.ts';
import { selectView, type PageId } from '#store/shell/view.ts';

import {
  fetchApplicationRoutes,
  fetchPage,
  isPageReady,
  loadedPage,
  prefetchNext,
  routeOf,
} from './pageCode.ts';
import { PagePending, PagePlaceholder } from './PagePlaceholder.tsx';
import { ApplicationErrorPage } from './ErrorPage.tsx';

const IDLE_MS = 500;

const NoColumn = ({ children }: ColumnProps) => children;

/** The guard reads the application meanwhile; a failed load is retried with the page. */
function useApplicationRoutes() {
  const isInApplication = useAppSelector((state) => selectUuidInHand(state) !== null);
  useEffect(() => {
    if (isInApplication) fetchApplicationRoutes().catch(() => undefined);
  }, [isInApplication]);
}

/**
 * Renders the page of the current location. The previous page stays until the next page's code is loaded; a slow load
 * is announced (FT-15), and a failed one is dispatched to the sagas.
 */
export function CurrentPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectView);
  const hasChunkFailed = useAppSelector((state) => state.shell.hasChunkFailed);
  const wanted = view.kind === 'page' ? view.page : null;
  const startedFeatures = useAppSelector((state) => state.shell.startedFeatures);
  const isLoaded = wanted !== null && isPageReady(wanted, startedFeatures);
  const [shown, setShown] = useState<PageId | null>(null);
  if (isLoaded && shown !== wanted) setShown(wanted);
  const [, setFetched] = useState<PageId | null>(null);
  // Whether the sagas wait for a `chunkArrived`: after a reload and after a failed load (FT-66). Other loads dispatch
  // nothing, so that time travel appends no action.
  const isAwaited = useRef(true);

  useEffect(() => {
    if (wanted === null || isLoaded || hasChunkFailed) return undefined;
    let isCurrent = true;
    fetchPage(wanted).then(
      () => isCurrent && setFetched(wanted),
      () => {
        if (!isCurrent) return;
        isAwaited.current = true;
        dispatch(chunkMissed({ page: wanted }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, wanted, isLoaded, hasChunkFailed]);

  useApplicationRoutes();

  // Waits until the page is painted.
  useEffect(() => {
    if (wanted === null || !isLoaded) return undefined;
    const whenIdle = setTimeout(() => {
      if (isAwaited.current) dispatch(chunkArrived({ page: wanted }));
      isAwaited.current = false;
      void firstInput().then(() => prefetchNext(wanted));
    }, IDLE_MS);
    return () => clearTimeout(whenIdle);
  }, [dispatch, wanted, isLoaded]);

  if (view.kind === 'failed') return <ApplicationErrorPage />;
  if (wanted === null) return <PagePlaceholder />;
  if (hasChunkFailed) throw new Error('The code of this page did not arrive');
  const Page = shown === null ? null : loadedPage(shown);
  if (shown === null || Page === null) return <PagePlaceholder />;
  const Column = routeOf(shown)?.column ?? NoColumn;
  return (
    <>
      {!isLoaded && <PagePending key={wanted} />}
      <Column isNextPending={!isLoaded}>{createElement(Page, { key: shown })}</Column>
    </>
  );
}
