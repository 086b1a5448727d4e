import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

import type { ChatRow } from '#store/chat/rows.ts';

import { NEAR_END_PX } from './useListEnd.ts';

const ROW_PX = 64;
/** Space for the lines above the first message. Large text in a narrow window needs more lines. */
const TOP_REM = 4;
const NARROW_TOP_REM = 8;
const NARROW_REM = 20;
const OVERSCAN = 12;

export function loadMargin(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return rem * (window.innerWidth < NARROW_REM * rem ? NARROW_TOP_REM : TOP_REM);
}

/** Renders only the visible rows. The list stays at the end, or at the row that the user is reading (FT-94). */
export function useRowWindow(rows: readonly ChatRow[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const [topPx] = useState(loadMargin);
  // The React compiler doesn't run here, so nothing is memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: OVERSCAN,
    paddingStart: topPx,
    anchorTo: 'end',
    scrollEndThreshold: NEAR_END_PX,
  });
  return { scroller, virtualizer, topPx };
}

/**
 * Keeps the message that the user is reading in place while older ones load above it. The virtualizer anchors to the
 * first visible row, but that can be a date line, which moves up.
 */
export function useReadingPosition(
  rows: readonly ChatRow[],
  virtualizer: RowWindow['virtualizer'],
) {
  const read = useRef<{ key: string; topPx: number } | null>(null);
  const firstKey = useRef(rows[0]?.key);
  const remember = () => {
    const offset = virtualizer.scrollOffset ?? 0;
    const item = virtualizer
      .getVirtualItems()
      .find(({ index, end }) => end > offset && rows[index]?.kind === 'message');
    const row = item && rows[item.index];
    read.current = item && row ? { key: row.key, topPx: item.start - offset } : null;
  };

  // A layout effect, because the rows must not jump.
  useLayoutEffect(() => {
    const { current: place } = read;
    if (place !== null && firstKey.current !== rows[0]?.key) {
      const [start] = virtualizer.getOffsetForIndex(
        rows.findIndex(({ key }) => key === place.key),
        'start',
      ) ?? [null];
      if (start !== null) virtualizer.scrollToOffset(start - place.topPx);
    }
    firstKey.current = rows[0]?.key;
  }, [rows, virtualizer]);

  useLayoutEffect(remember);
  return remember;
}

export type RowWindow = ReturnType<typeof useRowWindow>;
