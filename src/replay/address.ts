import { BASE_PATH } from '#store/shell/screens.ts';

/** Where support replays a log; no screen of the app, which has no store here, and no sagas. */
const REPLAY_PATH = `${BASE_PATH}/support/replay`;

/** The id of the frame that a replayed screen is drawn in. */
export const FRAME_ID = 'homeline-replay';

export const isReplayAddress = (pathname: string): boolean =>
  pathname === REPLAY_PATH || pathname === `${REPLAY_PATH}/`;

/** Whether this page is that frame. */
export const isReplayFrame = (): boolean => window.frameElement?.id === FRAME_ID;
