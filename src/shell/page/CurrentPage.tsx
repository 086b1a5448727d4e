import { createElement, useEffect, useRef, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { routes, type ColumnProps } from '#src/routes.ts';
import { firstInput } from '#src/ui/focus/firstInput.ts';
import { chunkArrived, chunkMissed } from '#store/shell/slice.ts';
import { selectView, type PageId } from '#store/shell/view.ts';

import { fetchNext, fetchPage, pageNow } from './pageCode.ts';
import { PageOnItsWay } from './PageOnItsWay.tsx';
import { UnreadPage } from './UnreadPage.tsx';
import { Waiting } from './Waiting.tsx';

const IDLE_MS = 500;

const NoColumn = ({ children }: ColumnProps) => children;

/**
 * Draws the page of the place the person is in. The page before stays until the code of the next is
 * here, so that a step change never flashes; one that is long in coming says so (FT-15), and one that does not come is
 * told to the sagas.
 */
export function CurrentPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectView);
  const hasChunkFailed = useAppSelector((state) => state.shell.hasChunkFailed);
  const wanted = view.kind === 'page' ? view.page : null;
  const isHere = wanted !== null && pageNow(wanted) !== null;
  const [shown, setShown] = useState<PageId | null>(null);
  if (isHere && shown !== wanted) setShown(wanted);
  // A reload may have been for this page's code, and a miss may wait to hear that it came (FT-66). Any other arrival is no
  // fact: time travel draws pages, and appends nothing.
  const isAwaited = useRef(true);

  // An effect: the code of a page comes over the network.
  useEffect(() => {
    if (wanted === null || isHere || hasChunkFailed) return undefined;
    let isCurrent = true;
    fetchPage(wanted).then(
      () => isCurrent && setShown(wanted),
      () => {
        if (!isCurrent) return;
        isAwaited.current = true;
        dispatch(chunkMissed({ page: wanted }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, wanted, isHere, hasChunkFailed]);

  // An effect: what follows a new page waits until it was drawn and the person looks at it.
  useEffect(() => {
    if (wanted === null || !isHere) return undefined;
    const whenIdle = setTimeout(() => {
      if (isAwaited.current) dispatch(chunkArrived({ page: wanted }));
      isAwaited.current = false;
      void firstInput().then(() => fetchNext(wanted));
    }, IDLE_MS);
    return () => clearTimeout(whenIdle);
  }, [dispatch, wanted, isHere]);

  if (view.kind === 'failed') return <UnreadPage />;
  if (wanted === null) return <Waiting />;
  if (hasChunkFailed) throw new Error('The code of this page did not arrive');
  const Page = shown === null ? null : pageNow(shown);
  if (shown === null || Page === null) return <Waiting />;
  const Column = routes[shown].column ?? NoColumn;
  return (
    <>
      {!isHere && <PageOnItsWay key={wanted} />}
      <Column isNextLate={!isHere}>{createElement(Page, { key: shown })}</Column>
    </>
  );
}
