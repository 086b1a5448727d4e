import { Late } from '#src/shell/LazyOnIdle.tsx';
import { Region } from '#src/shell/page/Region.tsx';

/** No screen waits for the texts of all statuses. */
const loadRightNow = () => import('./CurrentStatus.tsx').then((module) => module.RightNow);

/** The last card of the sidebar, so that it moves nothing when it comes. */
export const LateRightNow = () => (
  <Region name="rightNow" fallback={() => null}>
    <Late load={loadRightNow} isWanted props={{}} />
  </Region>
);
