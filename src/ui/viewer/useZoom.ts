import { useState } from 'react';

export type ReaderView = 'text' | 'page';

/** 1 is 100% of a page or 16 px of text. Text can't be smaller than that. */
const steps: Readonly<Record<ReaderView, readonly number[]>> = {
  page: [0.5, 0.75, 1, 1.25, 1.5, 2, 3],
  text: [1, 1.125, 1.25, 1.5, 2],
};

export function useZoom(view: ReaderView) {
  const [zooms, setZooms] = useState<Readonly<Record<ReaderView, number>>>({ page: 1, text: 1 });
  const at = steps[view].indexOf(zooms[view]);
  const stepTo = (step: 1 | -1) => steps[view][at + step];
  return {
    zoom: zooms[view],
    canZoom: { in: stepTo(1) !== undefined, out: stepTo(-1) !== undefined },
    onZoom(step: 1 | -1) {
      setZooms({ ...zooms, [view]: stepTo(step) ?? zooms[view] });
    },
  };
}
