import { eventChannel } from 'redux-saga';

import type { Ports } from '#sagas/ports.ts';

/** Says whenever the page is put away: there may be no later moment to keep anything. */
export const hidings = ({ page }: Pick<Ports, 'page'>) =>
  eventChannel<true>((emit) =>
    page.onVisible((isVisible) => {
      if (!isVisible) emit(true);
    }),
  );
