import { readFinalOffer } from '#sagas/api/contract/signing.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { Ports } from '#sagas/ports.ts';
import type { LenderQuote } from '#store/application/offers/quote.ts';
import type { FinalOffer } from '#store/application/signing/finalOffer.ts';

type WireQuote = NonNullable<AnswerOf<typeof readFinalOffer>>['final'];

/** Maps a quote from the wire. A lender may leave out the term of the chosen one. */
const quoteOf = (wire: WireQuote, chosen: WireQuote | null): LenderQuote => ({
  ...wire,
  term: wire.term ?? chosen?.term ?? 0,
  drawPreference: wire.drawPreference ?? 'UNKNOWN',
  discounts: wire.discounts ?? [],
});

/** signing/intro: the final offer next to the chosen one. Null until it exists. */
export function* readOfferToAccept(ports: Ports, uuid: string): SagaGenerator<FinalOffer | null> {
  const wire = yield* nullOn404(() => send(ports, readFinalOffer, { path: { uuid } }));
  return (
    wire && {
      ...wire,
      chosen: wire.chosen && quoteOf(wire.chosen, wire.final),
      final: quoteOf(wire.final, wire.chosen),
    }
  );
}
