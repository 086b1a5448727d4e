import { BASE_PATH } from '#store/shell/screens.ts';

/** Where support replays a log. It isn't a screen of the app, which has neither a store nor sagas here. */
const REPLAY_PATH = `${BASE_PATH}/support/replay`;

export const FRAME_ID = 'homeline-replay';

export const isReplayAddress = (pathname: string): boolean =>
  pathname === REPLAY_PATH || pathname === `${REPLAY_PATH}/`;

export const isReplayFrame = (): boolean => window.frameElement?.id === FRAME_ID;
