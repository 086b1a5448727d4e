import { fetchCode } from '#sagas/control/lazySaga.ts';
import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, put, select, spawn, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { superviseSaga, type SupervisedSaga } from '#sagas/root.ts';
import { selectRoom } from '#store/application/currentScreen.ts';
import type { Room } from '#store/application/screens.ts';
import type { RootState } from '#store/index.ts';
import { locationChanged, roomStarted } from '#store/shell/slice.ts';

const rooms: Readonly<Record<Room, () => Promise<readonly SupervisedSaga[]>>> = {
  submission: () =>
    import('#sagas/application/submission/submission.ts').then((module) => [
      [module.watchSubmission, 'steps'],
    ]),
  offers: () =>
    import('#sagas/application/offers/offers.ts').then((module) => [[module.watchOffers, 'steps']]),
  details: () =>
    import('#sagas/application/details/details.ts').then((module) => [
      [module.watchDetails, 'steps'],
    ]),
  credit: () =>
    import('#sagas/application/decision/credit.ts').then((module) => [
      [module.watchCredit, 'steps'],
    ]),
  summary: () =>
    import('#sagas/application/summary/editSummary.ts').then((module) => [
      [module.watchSummaryEdits, 'steps'],
    ]),
};

/** Starts the sagas of the current screen's room, once; the screen is shown when they run. */
function* enterRoom(ports: Ports): SagaGenerator<void> {
  const room = yield* select(selectRoom);
  const { startedRooms } = yield* select((state: RootState) => state.shell);
  if (room === null || startedRooms.includes(room)) return;
  const sagas = yield* call(() => fetchCode(rooms[room]));
  for (const supervised of sagas) yield* spawn(superviseSaga, ports, supervised);
  yield* put(roomStarted({ room }));
}

export function* watchRooms(ports: Ports): SagaGenerator<void> {
  yield* runLatestOn([locationChanged], () => enterRoom(ports));
}
