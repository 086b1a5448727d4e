import { useEffect } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { afterPaint } from '#src/ui/focus/afterPaint.ts';
import { readParameters, withParameters } from '#store/shell/query.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';

export interface ReaderAddress {
  isOpen: boolean;
  open: (documentUuid: string) => void;
  close: () => void;
}

/** Gives the reader its own address, so Back closes it and a reload opens it again. */
export function useReaderAddress(): ReaderAddress {
  const dispatch = useAppDispatch();
  const { pathname, search } = useAppSelector(selectLocation);
  const addressWith = (document: string | null) => pathname + withParameters(search, { document });
  const isOpen = readParameters(search).document !== undefined;

  // The browser restores the scroll position from before the reader, which would hide the heading.
  useEffect(() => {
    if (isOpen) return undefined;
    return afterPaint(() => document.querySelector('h1')?.scrollIntoView({ block: 'nearest' }));
  }, [isOpen]);

  return {
    isOpen,
    open: (uuid) => dispatch(linkFollowed({ to: addressWith(uuid), replace: false })),
    close: () => dispatch(backPressed({ to: addressWith(null) })),
  };
}
