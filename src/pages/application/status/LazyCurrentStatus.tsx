import { LazyOnIdle } from '#src/shell/LazyOnIdle.tsx';
import { Region } from '#src/shell/page/Region.tsx';

/** In a chunk of its own: no screen waits for the texts of all statuses. */
const loadCurrentStatus = () =>
  import('./CurrentStatus.tsx').then((module) => module.CurrentStatus);

/** The last card of the sidebar: its late arrival moves nothing. */
export const LazyCurrentStatus = () => (
  <Region name="rightNow" fallback={() => null}>
    <LazyOnIdle load={loadCurrentStatus} isWanted props={{}} />
  </Region>
);
