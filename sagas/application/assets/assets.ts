import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { saveAssets } from '#sagas/api/contract/assets.ts';
import { finishingStep, type FinishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { assetsSkipped, assetsSubmitted } from '#store/application/assets/actions.ts';
import { lenderDataInvalidated } from '#store/application/core/lenderDataSlice.ts';
import { selectUploadsState, uploadsSubmitted } from '#store/application/uploads/slice.ts';

/** Sends the answers. They change the offers and the accounts. */
function* sendAssets(
  ports: Ports,
  body: BodyOf<typeof saveAssets>,
  place: Pick<FinishingStep, 'screen' | 'from'>,
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
  const isSent = yield* call(() =>
    sendAssets(ports, { skipped: false, accounts }, { screen: 'productAssets' }),
  );
  if (!isSent) return;
  const sent = files.filter((file) => documentUuids.includes(file.documentUuid ?? ''));
  yield* put(uploadsSubmitted({ ids: sent.map(({ id }) => id) }));
}

/** Skips the check. The offers then say nothing about it. Keeps what the borrower typed. */
function* skipAssets(ports: Ports) {
  yield* call(() =>
    sendAssets(ports, { skipped: true, accounts: [] }, { screen: null, from: 'productSelect' }),
  );
}

export function* watchAssets(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(assetsSubmitted, countAccounts, ports);
  yield* takeLeading(assetsSkipped, skipAssets, ports);
}
