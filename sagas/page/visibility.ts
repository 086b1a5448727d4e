import { buffers, eventChannel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import { take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

type Page = Pick<Ports, 'page'>;

/** Emits whether the page is visible, whenever that changes. */
export const visibility = ({ page }: Page) => eventChannel<boolean>((emit) => page.onVisible(emit));

/** Waits while the page is hidden (FT-72). */
export function* whileHidden(ports: Page): SagaGenerator<void> {
  if (ports.page.isVisible()) return;
  yield* withChannel(
    () => visibility(ports),
    function* (isSeen) {
      while (!(yield* take(isSeen)));
    },
  );
}

/** Emits when the page is hidden, because there may be no later moment to store anything. */
export const pageHidden = ({ page }: Page) =>
  eventChannel<true>((emit) =>
    page.onVisible((isVisible) => {
      if (!isVisible) emit(true);
    }),
  );

/** Emits when the page is hidden or about to unload. Buffers an event that comes during a write. */
export const pageLeaving = ({ page }: Page) =>
  eventChannel<true>((emit) => {
    const left = () => emit(true);
    const stops = [page.onLeaving(left), page.onVisible((isVisible) => !isVisible && left())];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.sliding(1));
