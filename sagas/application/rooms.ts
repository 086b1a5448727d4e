import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, put, select, spawn, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { superviseSaga, type SupervisedSaga } from '#sagas/root.ts';
import { selectRoom } from '#store/application/currentScreen.ts';
import type { Room } from '#store/application/screens.ts';
import type { RootState } from '#store/index.ts';
import { selectStep } from '#store/registration/flow.ts';
import { chunkMissed, locationChanged, retryRequested, roomStarted } from '#store/shell/slice.ts';

type Saga = SupervisedSaga[0];
type RoomLoaders = Readonly<Record<Room, () => Promise<readonly SupervisedSaga[]>>>;

const rooms: RoomLoaders = {
  submission: async () => {
    // Its documents are read there too.
    const [{ watchSubmission }, documents] = await Promise.all([
      import('#sagas/application/submission/submission.ts'),
      rooms.documents(),
    ]);
    return [[watchSubmission, 'steps'], ...documents];
  },
  offers: () =>
    import('#sagas/application/offers/offers.ts').then((module) => [[module.watchOffers, 'steps']]),
  assets: () =>
    import('#sagas/application/assets/assets.ts').then((module) => [[module.watchAssets, 'steps']]),
  details: () =>
    import('#sagas/application/details/details.ts').then((module) => [
      [module.watchDetails, 'steps'],
    ]),
  credit: () =>
    import('#sagas/application/decision/credit.ts').then((module) => [
      [module.watchCredit, 'steps'],
    ]),
  liens: () =>
    import('#sagas/application/liens/liens.ts').then((module) => [[module.watchLiens, 'steps']]),
  summary: () =>
    import('#sagas/application/summary/editSummary.ts').then((module) => [
      [module.watchSummaryEdits, 'steps'],
    ]),
  appraisal: () =>
    import('#sagas/application/appraisal/appraisal.ts').then((module) => [
      [module.watchAppraisal, 'steps'],
    ]),
  payoff: () =>
    import('#sagas/application/payoff/payoff.ts').then((module) => [[module.watchPayoff, 'steps']]),
  valuation: () =>
    import('#sagas/application/valuation/valuation.ts').then((module) => [
      [module.watchValuation, 'steps'],
    ]),
  property: () =>
    import('#sagas/application/property/property.ts').then((module) => [
      [module.watchProperty, 'steps'],
    ]),
  requalification: () =>
    import('#sagas/application/requalification/requalification.ts').then((module) => [
      [module.watchRequalification, 'steps'],
    ]),
  delinquency: () =>
    import('#sagas/application/delinquency/delinquency.ts').then((module) => [
      [module.watchDelinquency, 'steps'],
    ]),
  signing: () =>
    import('#sagas/application/signing/signing.ts').then((module) => [
      [module.watchSigning, 'steps'],
    ]),
  flood: () =>
    import('#sagas/application/flood/flood.ts').then((module) => [[module.watchFlood, 'steps']]),
  income: () =>
    import('#sagas/application/income/income.ts').then((module) => [[module.watchIncome, 'steps']]),
  notary: () =>
    import('#sagas/application/notary/notary.ts').then((module) => [[module.watchNotary, 'steps']]),
  bank: () =>
    import('#sagas/application/bank/bank.ts').then((module) => [[module.watchBank, 'steps']]),
  documents: () =>
    import('#sagas/application/documents/documents.ts').then((module) => [
      [module.watchDocuments, 'steps'],
    ]),
  funding: () =>
    import('#sagas/application/funding/funding.ts').then((module) => [
      [module.watchFunding, 'steps'],
    ]),
  identity: () =>
    import('#sagas/application/identity/identity.ts').then((module) => [
      [module.watchIdentity, 'steps'],
    ]),
};

/** The room that probably follows; its code is prefetched, as its page is. */
const nextRooms: Partial<Record<Room, Room>> = { offers: 'details' };

function* prefetchNext({ page }: Ports, room: Room, loaders: RoomLoaders): SagaGenerator<void> {
  const next = nextRooms[room];
  if (next === undefined) return;
  yield* call(() => page.firstInput());
  yield* call(() => page.rest());
  yield* call(() => Promise.allSettled([loaders[next]()]));
}

/** The end of a registration leads to the offers: their room comes while the lender's status does. */
function* prefetchFirst(loaders: RoomLoaders): SagaGenerator<void> {
  if ((yield* select(selectStep)) !== null)
    yield* call(() => Promise.allSettled([loaders.offers()]));
}

/** Starts the sagas of a room, once; its screens are shown when they run. Code that does not load is the page's (FT-66). */
function* enterRoom(
  ports: Ports,
  { room, loaders, running }: { room: Room; loaders: RoomLoaders; running: Set<Saga> },
): SagaGenerator<void> {
  const { startedRooms } = yield* select((state: RootState) => state.shell);
  if (!startedRooms.includes(room)) {
    const sagas = yield* call(() => loaders[room]().catch(() => null));
    if (sagas === null) {
      yield* put(chunkMissed({ page: room }));
      return;
    }
    // Two rooms may have a saga; and time travel takes a room out of the state, while its sagas run on.
    for (const supervised of sagas.filter(([saga]) => !running.has(saga))) {
      running.add(supervised[0]);
      yield* spawn(superviseSaga, ports, supervised);
    }
    yield* put(roomStarted({ room }));
  }
  yield* call(prefetchNext, ports, room, loaders);
}

export function* watchRooms(ports: Ports, loaders: RoomLoaders = rooms): SagaGenerator<void> {
  const running = new Set<Saga>();
  yield* runLatestOn([locationChanged, retryRequested], function* () {
    const room = yield* select(selectRoom);
    if (room === null) yield* call(prefetchFirst, loaders);
    else yield* call(enterRoom, ports, { room, loaders, running });
  });
}
