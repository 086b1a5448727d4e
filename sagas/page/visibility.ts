import { buffers, eventChannel } from 'redux-saga';

import type { Ports } from '#sagas/ports.ts';

type Seen = Pick<Ports, 'page'>;

/** Says whether the page is seen, whenever that changes. */
export const visibility = ({ page }: Seen) => eventChannel<boolean>((emit) => page.onVisible(emit));

/** Says whenever the page is put away: there may be no later moment to keep anything. */
export const pageHidden = ({ page }: Seen) =>
  eventChannel<true>((emit) =>
    page.onVisible((isVisible) => {
      if (!isVisible) emit(true);
    }),
  );

/** The same, and whenever the page is about to go. One that comes while something is being kept is heard after it. */
export const leavings = ({ page }: Seen) =>
  eventChannel<true>((emit) => {
    const left = () => emit(true);
    const stops = [page.onLeaving(left), page.onVisible((isVisible) => !isVisible && left())];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.sliding(1));
