import { readOffers } from '#sagas/api/contract/offers.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { bestOfEach, type OfferSet } from '#store/application/offers/offers.ts';

export function* readOfferSet(ports: Ports, uuid: string): SagaGenerator<OfferSet> {
  return bestOfEach(yield* send(ports, readOffers, { path: { uuid } }));
}
