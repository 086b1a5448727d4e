import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { saveAssets } from '#sagas/api/contract/assets.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { assetsSkipped, assetsSubmitted } from '#store/application/assets/actions.ts';
import { lenderDataInvalidated } from '#store/application/lenderDataSlice.ts';
import { OFFER_SCREEN } from '#store/application/offers/slice.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';

const SCREEN = applicationScreens.productAssets.path;

/** Sends the answer; the offers and the accounts are others from then on. */
function* sendAssets(
  ports: Ports,
  body: BodyOf<typeof saveAssets>,
  place: { screen: string } | { screen: null; from: string },
) {
  const isSent = yield* finishingStep({
    step: 'assets',
    ...place,
    ask: (uuid) => send(ports, saveAssets, { path: { uuid }, body }),
  });
  if (isSent) yield* put(lenderDataInvalidated({ names: ['assets', 'offers'] }));
  return isSent;
}

function* countAccounts(ports: Ports, { payload }: ReturnType<typeof assetsSubmitted>) {
  const { accounts } = payload;
  const documentUuids = accounts.flatMap((account) => account.documentUuids);
  const { files } = yield* select(selectUploadsState);
  const isSent = yield* call(sendAssets, ports, { skipped: false, accounts }, { screen: SCREEN });
  if (!isSent) return;
  const sent = files.filter((file) => documentUuids.includes(file.documentUuid ?? ''));
  yield* put(uploadsSubmitted({ ids: sent.map(({ id }) => id) }));
}

/** Nothing was checked, so that the offers say nothing of it; what was typed stays. */
function* goOnWithout(ports: Ports) {
  const place = { screen: null, from: OFFER_SCREEN };
  yield* call(sendAssets, ports, { skipped: true, accounts: [] }, place);
}

/** product/assets */
export function* watchAssets(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(assetsSubmitted, countAccounts, ports);
  yield* takeLeading(assetsSkipped, goOnWithout, ports);
}
