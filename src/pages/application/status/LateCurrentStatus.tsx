import { LazyOnIdle } from '#src/shell/LazyOnIdle.tsx';
import { Region } from '#src/shell/page/Region.tsx';

/** No screen waits for the texts of all statuses. */
const loadCurrentStatus = () =>
  import('./CurrentStatus.tsx').then((module) => module.CurrentStatus);

/** The last card of the sidebar, so that it moves nothing when it comes. */
export const LateCurrentStatus = () => (
  <Region name="rightNow" fallback={() => null}>
    <LazyOnIdle load={loadCurrentStatus} isWanted props={{}} />
  </Region>
);
