import { screenOf } from '#store/application/core/screens.ts';
import { reopenOffers } from '#sagas/api/contract/offers.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { offersReopened } from '#store/application/offers/slice.ts';

/** Reopens the offers. The answers on the screen stay as unsaved answers. */
function* reopen(ports: Ports, { payload }: ReturnType<typeof offersReopened>) {
  yield* finishingStep({
    step: 'offerReopening',
    screen: null,
    from: 'productSelect',
    ask: (uuid) =>
      send(ports, reopenOffers, { path: { uuid }, body: { reason: screenOf(payload.from).path } }),
  });
}

export function* watchReopening(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(offersReopened, reopen, ports);
}
